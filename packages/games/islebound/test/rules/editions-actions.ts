// Retail and prototype, row by row: attacks, diplomacy, hunts, events and buildings.
import type { Scene } from '@tidetable/conformance';
import type { Captain, EditionName, Islebound } from '../../rules/state.ts';
import { given } from '../given.ts';
import { differs, same } from './editions-rows.ts';

same(
  24,
  'IB-AMB-61',
  'at least one attacker',
  (edition) => {
    const sea = given({ edition, at: ['grenille'], captains: [{ pirates: 2 }] }).play('attack');
    const none = given({ edition, at: ['grenille'] }).refusal('attack');
    return [sea.refusal('send fighter=pirate count=0'), none];
  },
  ['IB-ATK-3', 'IB-ATK-3'],
);

/** This many pirates at Grenille, after these rolls. */
function pirates(edition: EditionName, rolls: readonly number[], captain: Partial<Captain> = {}) {
  const count = captain.pirates ?? rolls.length;
  return given({
    edition,
    at: ['grenille'],
    captains: [{ pirates: count, ...captain }],
    rig: { rolls: [...rolls] },
  }).play('attack', `send fighter=pirate count=${count}`);
}

differs(
  25,
  'IB-ATK-9',
  'attackers discarded after a success, or kept',
  (edition) => pirates(edition, [5, 5]).play('roll', 'strike').state.captains[0]?.pirates,
  { retail: 0, prototype: 2 },
);

same(
  26,
  'IB-AMB-61',
  'a retreat only when strength is short and nobody is injured for it',
  (edition) => [
    pirates(edition, [5, 5]).play('roll', 'strike').offers(0),
    pirates(edition, [5, 3]).play('roll', 'strike').offers(0),
    pirates(edition, [5, 3], { deck: [] }).play('roll', 'strike').offers(0),
  ],
  [['visit', 'visit-in-part', 'skip'], ['press-on', 'retreat'], ['lose fighter=pirate']],
);

same(
  27,
  'IB-AMB-61',
  'one die an attacker, however many are rolled',
  (edition) => {
    const sea = pirates(edition, [6, 6, 1], { pirates: 1, deck: ['t05', 't08'] });
    sea.play('enlist crew=t05', 'enlist crew=t08', 'roll', 'strike');
    return [sea.told('rolled')[0]?.dice, sea.told('struck')[0]?.strength];
  },
  [[1, 6, 6], 2],
);

same(
  28,
  'IB-AMB-61',
  'wood for a reroll after the roll, not before it and not after the strike',
  (edition) => {
    const sea = pirates(edition, [1, 6, 5], { pirates: 2, wood: 1 });
    const before = sea.refusal('reroll die=1');
    sea.play('roll', 'reroll die=1', 'strike');
    return [before, sea.told('struck')[0]?.strength, sea.state.captains[0]?.wood];
  },
  ['IB-ATK-6', 4, 0],
);

same(
  29,
  'IB-AMB-61',
  'any cubes of the track',
  (edition) => {
    const sea = given({ edition, at: ['undervall'], influence: { 2: 0, 3: 0, 8: 0, 9: 0 } });
    sea.play('negotiate');
    const offers = sea.offers(0);
    sea.play('withdraw slot=3', 'withdraw slot=9');
    return [offers, sea.state.influence.slice(2, 10)];
  },
  [
    ['withdraw slot=2', 'withdraw slot=3', 'withdraw slot=8'],
    [0, null, null, null, null, null, 0, null],
  ],
);

same(
  30,
  'IB-AMB-61',
  'no coin on top of those on the map',
  (edition) =>
    [0, 3].map(
      (treasureMap) => given({ edition, treasureMap }).play('hunt').state.captains[0]?.coins,
    ),
  [1, 3],
);

same(
  44,
  'IB-AMB-93',
  'Farwold taken by attack or by diplomacy',
  (edition) => {
    const sea = given({
      edition,
      at: ['farwold'],
      captains: [{ pirates: 1 }],
      influence: { 8: 0, 9: 0, 10: 0 },
    });
    return ['attack', 'negotiate'].map((action) => sea.offers(0).includes(action));
  },
  [true, true],
);

same(
  31,
  'IB-EVT-6',
  'three cubes for a worker and a book at Morlim, and for a worker and four fish at Farwold',
  (edition) => {
    const captains = [{ books: 1, fish: 4 }];
    const events = [[1], [2]] as const;
    return (['morlim', 'farwold'] as const).map((town, index) => {
      const sea = given({ edition, at: [town], events, captains });
      sea.play(`complete-event event=${index + 1}`);
      const { books, fish, below } = sea.state.captains[0] ?? {};
      return [books, fish, below, sea.told('placed-cube').length];
    });
  },
  [
    [0, 4, ['s9'], 3],
    [1, 0, ['s9'], 3],
  ],
);

same(
  32,
  'IB-AMB-61',
  'the other pile serves an empty one, and all cards come back when none is left',
  (edition) => {
    const after = (left: number[], right: number[]): Scene<Islebound> => {
      const sea = given({ edition, at: ['rockslide'], captains: [{ books: 2 }] });
      const all = sea.state.eventPiles.flat();
      sea.state.eventPiles = [left, right];
      sea.state.eventDiscard = all.filter((card) => ![...left, ...right].includes(card));
      return sea.play('complete-event event=7');
    };
    return [
      after([7], [1, 2, 3]).state.eventPiles,
      after([7], []).told('events-reshuffled').length,
    ];
  },
  [[[3], [1, 2]], 1],
);

/** Seat 0 in its own Stratic; the tavern costs 5 coins, the butcher too. */
function city(edition: EditionName, captain: Partial<Captain>) {
  return given({
    edition,
    at: ['stratic'],
    owners: { stratic: 0 },
    captains: [captain],
    buildingRow: ['museum', 'palace', 'jeweller', 'butcher', 'tavern'],
    buildingDeck: ['library', 'bridge'],
  });
}

same(
  33,
  'IB-AMB-61',
  'several purchases in a turn',
  (edition) =>
    city(edition, { coins: 10 }).play('buy building=tavern', 'buy building=butcher').state
      .captains[0]?.buildings,
  ['tavern', 'butcher'],
);

same(
  34,
  'IB-AMB-61',
  'the row slides and is refilled after buying as after building',
  (edition) =>
    [
      city(edition, { coins: 5 }).play('buy building=tavern'),
      city(edition, { fish: 3, wood: 1 }).play('visit', 'build building=tavern'),
    ].map(({ state }) => state.buildingRow),
  [
    ['library', 'museum', 'palace', 'jeweller', 'butcher'],
    ['library', 'museum', 'palace', 'jeweller', 'butcher'],
  ],
);

same(
  35,
  'IB-BLD-2',
  'a card for two fish and two wood, another for three fish and one wood',
  (edition) => {
    const jeweller = { fish: 2, wood: 2, books: 1 };
    const tavern = { fish: 3, wood: 1 };
    return [
      city(edition, jeweller).play('visit', 'build building=jeweller'),
      city(edition, tavern).play('visit', 'build building=tavern'),
      city(edition, { ...jeweller, wood: 1 })
        .play('visit')
        .offers(0),
    ].map((one) => (Array.isArray(one) ? one : one.state.captains[0]?.buildings));
  },
  [['jeweller'], ['tavern'], ['build building=butcher', 'skip']],
);
