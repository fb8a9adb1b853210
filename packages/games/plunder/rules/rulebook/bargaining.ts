// Trade, threats, bribes and treaties, p. 8.
import { chapter, type Rules } from '@tidetable/engine';

export const bargaining: readonly Rules[] = [
  chapter(8, 'Trade', {
    'PL-TRADE-1':
      "In one's own turn one may offer to trade Resource cards, several times and with several players, if ships are side by side, in a port of either, or with a Merchant; counter-offers are welcome.",
    'PL-TRADE-2':
      'One trades with a player whose ship lies beside one of yours, with no land between.',
    'PL-TRADE-3': 'One trades with the owner of an island while in its port.',
    'PL-TRADE-4': 'One trades with a player whose ship is in a port of yours.',
    'PL-TRADE-5': 'One trades with a player docked at a Merchant island, from wherever one is.',
    'PL-TRADE-6': 'Docked at a Merchant island, one trades with any player.',
    'PL-TRADE-7':
      'Docked at a Merchant island, one may swap two Resource cards of any kind for one of choice from the open stacks.',
  }),
  chapter(8, 'Threats', {
    'PL-THREAT-1':
      'Before attacking a ship or an island one may threaten its owner: cards for nothing or for little, and there will be no attack.',
    'PL-THREAT-2':
      'To threaten, a ship of yours must be in a port of theirs, or beside a ship of theirs with no land between.',
  }),
  chapter(8, 'Bribes', {
    'PL-BRIBE-1':
      'Whoever is about to be attacked may offer cards against it, and after a refusal offer more, again and again.',
    'PL-BRIBE-2':
      "A bribe needs the attacker's ship in your port, or beside your ship with no land between.",
  }),
  chapter(8, 'Treaties', {
    'PL-TREATY-1':
      "A trade done, a threat obeyed or a bribe accepted makes a treaty between the two for the rest of the active player's turn.",
    'PL-TREATY-2':
      'While a treaty lasts, the active player attacks neither ships nor islands of the other, and turns no Treasure card against them.',
  }),
];
