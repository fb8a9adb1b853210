// What `tidetable simulate` may change: each constant, the file in `rules/data` that declares it, and its range.
import { CARD_COUNTS, CARDS_TO_CAPTURE, HAND_LIMIT } from '../rules/data/cards.ts';
import { FLOOD_CARDS, STARTING_LEVEL } from '../rules/data/water-meter.ts';

export const TUNABLES = {
  cards: { file: 'cards', constant: 'CARD_COUNTS', holds: CARD_COUNTS, least: 1, most: 20 },
  'hand-limit': { file: 'cards', constant: 'HAND_LIMIT', holds: HAND_LIMIT, least: 1, most: 20 },
  'cards-to-capture': {
    file: 'cards',
    constant: 'CARDS_TO_CAPTURE',
    holds: CARDS_TO_CAPTURE,
    least: 1,
    most: 20,
  },
  'starting-level': {
    file: 'water-meter',
    constant: 'STARTING_LEVEL',
    holds: STARTING_LEVEL,
    least: 1,
    most: FLOOD_CARDS.length - 1,
  },
  'flood-cards': { file: 'water-meter', constant: 'FLOOD_CARDS', holds: FLOOD_CARDS, most: 24 },
};
