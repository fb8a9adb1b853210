// Setup, pp. 6–7.
import { chapter, type Rules } from '@tidetable/engine';

export const setup: readonly Rules[] = [
  chapter(6, 'Setup', {
    'IB-SET-1':
      'The four sea boards lie in a fixed outline, in random order and all the same way up, with a port in each corner.',
    'IB-SET-2': 'Crimsika, Krazk, Marhaven and Thundrake each appear once among the ports.',
    'IB-SET-3':
      'Either all sea boards show their basic side or, in the Advanced variant, all show the other; the prototype has basic sides only.',
    'IB-SET-4':
      'Everyone starts with 7 coins, 20 cubes, a ship, two crew who administrate and one who works; starting crew left over are out of the game.',
    'IB-SET-5': "Starting crew begin on deck, and the ship's movement begins at 2.",
    'IB-SET-6':
      'Turns pass clockwise, and except in Deep Fog the first player stays the first player all game.',
    'IB-SET-7':
      'From the last player back to the first, each picks a free port as home port: it gets their cube, and their ship begins there.',
  }),
  chapter(7, 'Setup', {
    'IB-SET-8':
      'Events are shuffled into two face-up piles. Retail: 7 and 8 cards; prototype: 7 and 7.',
    'IB-SET-9': 'The eight reputation cards are shuffled into two face-up piles of four.',
    'IB-SET-10':
      'Two-skill crew are shuffled into a stack, and three of them form the crew row. Retail: the stack lies face up; prototype: face down.',
    'IB-SET-11':
      'Renown tokens are shuffled into one stack, and everyone can see the reward on top.',
    'IB-SET-12': 'With two players, nobody ever uses the two left-most influence slots.',
    'IB-SET-13':
      'Five buildings lie in a row beside the deck; from the left they ask for 3, 2 and 1 books, the last two for none. The four-book token is for Six Buildings.',
    'IB-SET-14':
      'The event markers go to the regions that the two visible events name; whatever is not dealt out forms the supply.',
  }),
];
