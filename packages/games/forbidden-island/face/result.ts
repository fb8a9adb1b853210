// The result in a sentence.
import type { Ending, Outcome } from '@tidetable/engine';
import type { Treasure } from '../data/tiles.ts';
import { CARD_NAMES } from './names.ts';

export function result({ winners, endings }: Outcome): string {
  if (winners.length > 0) return 'The team is home, all four treasures aboard: won!';
  return `Lost: ${endings.map(reason).join('; ')}.`;
}

function reason({ ending, of }: Ending): string {
  switch (ending) {
    case 'treasure-lost':
      return `the ${CARD_NAMES[of as Treasure]} is under water for good`;
    case 'landing-lost':
      return "Fools' Landing has sunk, and with it the way home";
    case 'drowned':
      return 'a pawn had nowhere left to swim';
    default:
      return 'the water has reached the skull';
  }
}
