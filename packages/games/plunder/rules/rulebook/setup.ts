// Setting up: the board, p. 2, and the players, p. 4.
import { chapter, type Rules } from '@tidetable/engine';

export const setup: readonly Rules[] = [
  chapter(2, 'Setting up the board', {
    'PL-SETUP-1': 'The six tiles are shuffled and laid as a rectangle, two rows of three.',
    'PL-SETUP-2': 'With two players the map is smaller.',
    'PL-SETUP-3':
      'Borders of letters and numbers surround the map, and two compasses are spun for coordinates.',
    'PL-SETUP-4': 'Ten cards of each kind lie open in a stack of their own: wood, iron, rum, gold.',
    'PL-SETUP-5': 'All other Resource cards are shuffled into one deck, face down.',
    'PL-SETUP-6': 'The Treasure cards are shuffled into a deck, face down.',
    'PL-SETUP-7': 'The Plunder Point cards form a supply beside the map.',
  }),
  chapter(4, 'Setting up the players', {
    'PL-SETUP-8': 'Each player has the ships and flags of one colour.',
    'PL-SETUP-9':
      'Three X tokens are placed one by one, each on a coordinate spun for it; five or six players place a fourth.',
    'PL-SETUP-10': 'The centre of the storm is put on a spun coordinate.',
    'PL-SETUP-11':
      'The storm does not begin over a port of a one-skull island: where it would, the compasses are spun again.',
    'PL-SETUP-12':
      'Everybody rolls a die; the highest picks an island first, and the others follow counter-clockwise.',
    'PL-SETUP-13': 'A player starts with one island of one skull, marked by a flag.',
    'PL-SETUP-14': "Each player's first ship lies in the port of that island, with three lives.",
    'PL-SETUP-15':
      'Each player draws three cards from the face-down deck and keeps them from the others.',
    'PL-SETUP-16': 'Whoever picked last takes the first turn; turns go clockwise.',
  }),
];
