// Rulings: without a ship. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsShipless: readonly Rules[] = [
  chapter(null, 'Rulings: without a ship', {
    'PL-AMB-40':
      'Islands that are all under the storm yield nothing, but they are owned, so the shipless get no card of choice either.',
    'PL-AMB-41': 'The shipless may bury treasure and give back that very card for a ship.',
    'PL-AMB-42':
      'Without a ship come cards, then dice, then without doubles trades, then one way to a ship. Only burying fits in anywhere.',
    'PL-AMB-43':
      "The port of a disowned island is no longer the player's, so it does not receive the ship.",
    'PL-AMB-44':
      'The two dice for a ship are no sailing roll and do not move the storm; the roll later in that turn may.',
    'PL-AMB-45':
      'A ship gained by the shipless may move at once, as the sailing die is rolled afterwards.',
    'PL-AMB-46':
      'Once the shipless have a ship, they may build a second one in that turn by the ordinary rule.',
    'PL-AMB-71':
      'Who stays without a ship may trade and bury after the dice, and then the turn ends without a roll.',
    'PL-AMB-72':
      "The shipless trade in their own turn with a partner in a port of theirs or at a Merchant island, in another's turn with that player there; ports under the storm are closed.",
  }),
];
