// Building and the kinds of islands, p. 5.
import { chapter, type Rules } from '@tidetable/engine';

export const buildingAndIslands: readonly Rules[] = [
  chapter(5, 'Building', {
    'PL-BUILD-1':
      'The builder names the item, lays the cards for it openly on their stacks and takes it.',
    'PL-BUILD-2':
      'A ship costs 2 wood, 1 iron, 2 gold; a mast 1 wood, 2 rum; a life one of each; a cannon 2 iron, 1 rum, 1 gold. A ship goes to a free port of yours or to water beside a ship of yours.',
    'PL-BUILD-3': "Each cannon adds one to its ship's die, in attack and in defence.",
    'PL-BUILD-4': 'A new ship is never placed across the border of the storm.',
  }),
  chapter(5, 'Islands', {
    'PL-ISLE-1':
      'To deal with an island a ship must lie in one of its ports; a slanted anchor marks a port open to more than one side.',
    'PL-ISLE-2':
      'A Resource island shows skulls: it can be conquered, yields cards, and has one owner at most.',
    'PL-ISLE-3': 'A Merchant island shows a barrel: nobody owns it, and it serves for trade.',
    'PL-ISLE-4': 'A normal island is only in the way.',
    'PL-ISLE-5': 'A land barrier fills no square but closes the edge between two.',
  }),
  chapter(6, 'What islands yield', {
    'PL-ISLE-6': "Each island yields its owner one card at the start of the owner's turn.",
  }),
];
