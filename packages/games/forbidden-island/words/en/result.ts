// The result in a sentence.
import type { Ending, Outcome, Reader } from '@tidetable/engine';
import type { Treasure } from '../../rules/data/tiles.ts';
import { CARD_NAMES } from './names.ts';

/** All win or lose as one: to a reader, "you all". */
export function result({ winners, endings }: Outcome, reader?: Reader): string {
  const isTold = reader != null;
  if (winners.length > 0)
    return isTold
      ? 'You all won: home, with all four treasures aboard!'
      : 'The team is home, all four treasures aboard: won!';
  return `${isTold ? 'You all lost' : 'Lost'}: ${endings.map(reason).join('; ')}.`;
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
