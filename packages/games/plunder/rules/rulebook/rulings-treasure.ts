// Rulings: treasure. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsTreasure: readonly Rules[] = [
  chapter(null, 'Rulings: treasure', {
    'PL-AMB-11':
      "An X can be collected at any moment of one's own turn between other things, while a ship is where it can be collected, and never by compulsion.",
    'PL-AMB-12':
      'An X on land is collected from water that shares an edge without barrier with it, or from a port of that same island; other ports do not reach over their closed sides.',
    'PL-AMB-13':
      'A displaced ship goes to free open water beside the square, not to a port; where there is none, to the nearest by rows and columns, as its owner chooses.',
    'PL-AMB-14':
      "An X beneath a ship, at setup or later, may be collected by its owner as the first thing in the owner's turn.",
    'PL-AMB-15':
      'An X beneath an own ship is collected before the cards for islands are drawn; if it is declined, it stays and may be collected later in the turn.',
    'PL-AMB-16':
      'An X that lands where an own ship can collect it, or a ship carried to an X, can be collected from at once.',
    'PL-AMB-17': 'An X on land is guarded by no ship beside it.',
    'PL-AMB-18':
      'The Treasure deck is never reshuffled: used cards go to the bottom, so cards can be counted, but no order is shown.',
    'PL-AMB-57':
      'An X whose covering ship is gone stays, open to everybody; whoever sank the ship must still sail there.',
    'PL-AMB-58':
      "An X beneath any other player's ship, a teammate's too, is for that ship's owner only.",
    'PL-AMB-59': 'A find beneath an own ship may be declined and collected later in the turn.',
    'PL-AMB-60':
      'If a find before the draw ends the turn, there are no cards for islands and no roll; one may draw first and collect afterwards.',
    'PL-AMB-61': 'The player names the finding ship before the card is drawn.',
    'PL-AMB-62':
      'An X may be spun onto its old square, another X, a port or a square under the storm.',
    'PL-AMB-63':
      'A free port is a destination like any other, whoever owns it, and on its own square a ship stays.',
    'PL-AMB-64':
      'Beside a spun square neither barriers nor sides of ports nor the storm limit the choice, and no toll is due, since nothing sails.',
    'PL-AMB-68': 'A mast awarded by a card moves its ship in the same turn.',
    'PL-AMB-73':
      'Any player who may be harmed can be robbed, even with an empty hand; what is there is taken. From each means clockwise from the thief.',
    'PL-AMB-74':
      'The thief may name cards once, as many as may be stolen at most; the victim, unless the hand is empty, hands over all, some or none, and chance takes the rest.',
    'PL-AMB-75':
      'A treaty partner is no target of a card drawn later; with no other target that effect is skipped. Drawing is no breach.',
    'PL-AMB-86':
      "One may let the ship sink though one could pay The Deep's Due; and what is short of a gift to all goes clockwise from the finder.",
  }),
];
