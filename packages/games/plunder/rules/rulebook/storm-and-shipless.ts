// The storm, p. 10, and turns without a ship, p. 11.
import { chapter, type Rules } from '@tidetable/engine';

export const stormAndShipless: readonly Rules[] = [
  chapter(10, 'The storm', {
    'PL-STORM-1':
      'Sailing into the storm costs any two Resource cards and sailing out two more, laid on the open stacks; moves wholly inside or outside are free.',
    'PL-STORM-2':
      'Whoever gets in or out by a Treasure card, or because the storm moves, pays nothing.',
    'PL-STORM-3':
      'A ship whose owner cannot pay is stuck on its side of the border until the owner has two cards or the storm goes elsewhere.',
    'PL-STORM-4':
      'Through a port under the storm nobody trades, at Resource and Merchant islands alike.',
    'PL-STORM-5': 'No X is collected across the border of the storm.',
    'PL-STORM-6': 'No player attacks, trades, threatens or bribes across the border of the storm.',
    'PL-STORM-7': 'What the border forbids is allowed where both sides are inside.',
    'PL-STORM-8': 'No new ship is placed across the border of the storm.',
    'PL-STORM-9':
      'An island with all its ports under the storm yields no card; one free port is enough for it to yield.',
    'PL-STORM-10': 'Such an island still counts as a point and can still be conquered.',
    'PL-STORM-11':
      'A sailing roll of one first moves the storm to a spun coordinate, be it over land or over the edge of the map; then the one is sailed.',
    'PL-STORM-12':
      'Centred on C3 the storm lies wholly on the map, on A5 it hangs over the edge; moves in, in and out, out, and within it cost 2, 4, 2 and nothing.',
  }),
  chapter(11, 'Without a ship', {
    'PL-NOSHIP-1':
      'First come the cards for islands; a player with neither islands nor Plunder Point cards takes one card of choice from the open stacks instead.',
    'PL-NOSHIP-2': 'Then two dice are rolled, and doubles bring a new ship.',
    'PL-NOSHIP-3':
      'Without doubles one may trade by port or Merchant island, then get a ship for its cost, one Plunder Point card, five gold or an island disowned.',
    'PL-NOSHIP-4': 'Only one ship comes in this way; it has three lives and no other peg.',
    'PL-NOSHIP-5':
      "It goes to a free port of its owner's; if there is none, to a spun coordinate, or beside it if land or a ship is there.",
    'PL-NOSHIP-6':
      'With the ship in play the turn goes on like any other: roll, sail, build, interact.',
    'PL-NOSHIP-7':
      'Who gets no ship does all this again next turn; meanwhile the islands can be threatened and attacked, and the player may bribe, trade and suffer Treasure cards.',
  }),
];
