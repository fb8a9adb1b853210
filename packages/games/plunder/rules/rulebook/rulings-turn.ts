// Rulings: setup, turns and sailing. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsTurn: readonly Rules[] = [
  chapter(null, 'Rulings: setup, turns and sailing', {
    'PL-AMB-1': 'Those who tie for the highest picking roll roll again.',
    'PL-AMB-2':
      'Islands are picked counter-clockwise from the highest roller, so the clockwise neighbour of that player picks last and plays first.',
    'PL-AMB-3':
      'Building and interactions may come before the sailing roll, once the cards for islands are drawn; but nothing moves before it, masts included.',
    'PL-AMB-4':
      'Whoever has a ship must roll before ending the turn, though moving stays optional.',
    'PL-AMB-5': 'A ship built before the roll may move in that turn, and so may its masts.',
    'PL-AMB-6': 'Each square that a ship moves uses up one of its own masts first, then the roll.',
    'PL-AMB-7':
      'Two squares are not separated by land when their common edge has no barrier and is no closed side of a port.',
    'PL-AMB-8': 'A port is left by its entrance sides only.',
    'PL-AMB-9':
      "A ship in an island's only port keeps all others from attacking that island until it is gone.",
    'PL-AMB-10':
      'A ship in either port may attack the island, and once a turn counts the island, not the port.',
    'PL-AMB-83':
      'Starting islands have no protection: the first player may attack a neighbour at once.',
  }),
];
