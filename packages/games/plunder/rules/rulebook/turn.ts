// The turn, p. 4, and sailing, pp. 3, 5 and 13.
import { chapter, type Rules } from '@tidetable/engine';

export const turn: readonly Rules[] = [
  chapter(4, 'Your turn', {
    'PL-TURN-1': 'A turn begins with one card from the face-down deck for each island owned.',
    'PL-TURN-2': "One may build at any point of one's own turn, any number of times.",
    'PL-TURN-3': 'The sailing die is rolled, and then ships move.',
    'PL-TURN-4':
      'Attacks, battles, trades and treasure may come before, between and after moves, as many as one likes; none of them costs movement or ends the turn.',
    'PL-TURN-5':
      "A turn ends when a Treasure card says so, when the player's last ship sinks, or when the player is done.",
  }),
  chapter(3, 'Sailing', {
    'PL-MOVE-1':
      "The sailing die gives so many squares of movement to the whole of one's own fleet together.",
    'PL-MOVE-2':
      'Each mast lets its own ship move one square more in a turn; no other ship can use that.',
    'PL-MOVE-3': 'Ships move in any order, and one may go back and forth between them.',
    'PL-MOVE-4': 'One may always move less than one could.',
    'PL-MOVE-5': 'Ships never move diagonally.',
    'PL-MOVE-6': 'A square holds one ship, and no ship sails through another.',
    'PL-MOVE-7':
      'Ships sail neither over land nor through land barriers; a square that is mostly water can be sailed.',
    'PL-MOVE-8': 'Ships may sail into ports and out of them.',
  }),
  chapter(13, 'Counting moves', {
    'PL-MOVE-9': 'A ship may use its masts even when others have used up the roll.',
    'PL-MOVE-10':
      'Mast squares are counted before those of the die: with a five, two ships of one mast go mast, one, two and mast, three, four, five.',
  }),
  chapter(5, 'Built after the roll', {
    'PL-MOVE-11':
      'A ship or mast built after the sailing roll moves nothing until the next turn, though the ship may interact; built before the roll, both serve at once.',
  }),
];
