// Rulings: storm, building, supply. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsStormAndSupply: readonly Rules[] = [
  chapter(null, 'Rulings: storm, building, supply', {
    'PL-AMB-19': 'With fewer than two cards the border of the storm cannot be crossed.',
    'PL-AMB-20':
      'The mover chooses the cards that pay the toll, at the moment of the step, and for each crossing separately.',
    'PL-AMB-21':
      'An island may be attacked from a port under the storm: the ship lies in the port itself, so no border is crossed.',
    'PL-AMB-22':
      'Threats and bribes through a port under the storm are closed like trade; between two ships inside the storm they are not.',
    'PL-AMB-23':
      'A trade by Merchant island needs only the Merchant port in use to be free of the storm, wherever the ships of the partner are.',
    'PL-AMB-24':
      "One may build a ship in an own port under the storm, but beside a ship only on that ship's side of the border.",
    'PL-AMB-25': 'An available port is a port of an island one owns with no ship in it.',
    'PL-AMB-26':
      'Next to an own ship means open water, not a port, free, and beside the ship across an open edge.',
    'PL-AMB-27': 'With neither deck nor surplus no card is drawn, and play goes on.',
    'PL-AMB-28':
      'A card missing from an open stack is taken out of the face-down deck, which is shuffled; if that has none either, the rest is lost.',
    'PL-AMB-90':
      'The face-down deck runs low when a card is due and none is left; a table may restock it earlier.',
    'PL-AMB-29': 'There is no limit to a hand.',
    'PL-AMB-30':
      'Pegs, flags and Plunder Point cards are unlimited, unless the table plays with strict components: then what the box lacks cannot be built, planted or taken.',
    'PL-AMB-53':
      'A storm spun onto its own square stays there, and the compasses are not spun again.',
    'PL-AMB-65':
      'A storm that moves changes only where its border is, from that moment on: nothing is paid and nothing else moves.',
    'PL-AMB-66':
      "The storm counts over an island's ports: all of them for what it yields, the one in use for trade, threat and bribe; over its land it matters only to an X there.",
    'PL-AMB-67':
      'The two-for-one exchange is closed in a port under the storm, like every trade there.',
    'PL-AMB-70':
      'A ship with no square to go to cannot be built, and nothing is paid. Without a fleet the compasses place it.',
  }),
];
