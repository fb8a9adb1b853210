// Every Treasure card as a rule of its own, and how the cards are read. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';
import { TREASURE_CARDS } from '../data/treasure.ts';
import { TREASURE_WORDS } from '../data/treasure-words.ts';

/** `PL-TR01` for the first card. */
export function ruleOfCard(id: number): string {
  return `PL-TR${String(id).padStart(2, '0')}`;
}

export const cards: readonly Rules[] = [
  chapter(
    null,
    'Treasure cards (ours)',
    Object.fromEntries(
      TREASURE_CARDS.map(({ id, title }, at) => [
        ruleOfCard(id),
        `${title}: ${TREASURE_WORDS[at]?.text}`,
      ]),
    ),
  ),
  chapter(null, 'Reading our Treasure cards', {
    'PL-CARD-1':
      'A card never harms a teammate, a treaty partner or, in team play, that partner’s team; if nobody else is left, that part of the card is skipped.',
    'PL-CARD-2':
      'A card that gives something to all others gives it to teammates and treaty partners too.',
    'PL-CARD-3':
      'A card that spins the storm is turned against nobody; where its centre is chosen it may be any square, even over one-skull ports, but no port or ship of a treaty partner is newly covered.',
    'PL-CARD-4':
      'A ship that a card relocates is put where its own owner chooses, if its square is land or taken, and pays no toll.',
    'PL-CARD-5':
      'Who loses the last ship to a Treasure card ends the turn, once the X has been relocated.',
    'PL-CARD-6':
      'A card that ends the turn is done first and put away, then the X is relocated, and even beneath an own ship it waits for the next turn.',
    'PL-CARD-7':
      'An awarded peg goes to any one ship of its owner with room for it, and is lost if none has.',
  }),
];
