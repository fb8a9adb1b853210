// Retail and prototype, row by row: entering towns, and what their signs give.

import type { Scene } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { TOWNS, type Town } from '../../rules/data/towns.ts';
import type { Captain, EditionName, Islebound } from '../../rules/state.ts';
import { given } from '../given.ts';
import { same } from './editions-rows.ts';

same(
  21,
  'IB-AMB-61',
  'a coin to the map for a neutral town, to its owner for another, to the supply for a building',
  (edition) => {
    const row = ['museum', 'palace', 'treasury', 'butcher', 'tavern'] as const;
    const rich = { edition, captains: [{ coins: 6 }], buildingRow: row } as const;
    return [
      given({ ...rich, at: ['grenille'] }).play('visit'),
      given({ ...rich, at: ['grenille'], owners: { grenille: 1 } }).play('visit'),
      given(rich).play('buy building=tavern'),
    ].map(({ state }) => [state.treasureMap, ...state.captains.map(({ coins }) => coins)]);
  },
  [
    [1, 5, 0],
    [0, 5, 1],
    [0, 1, 0],
  ],
);

same(
  22,
  'IB-AMB-61',
  "crew exhausted on entry to an opponent's town",
  (edition) => {
    const there = { edition, at: ['rockslide'], owners: { rockslide: 1 } } as const;
    const sea = given({ ...there, captains: [{ coins: 1 }] }).play('visit');
    const alone = given({ ...there, captains: [{ coins: 1, deck: ['s9'] }] });
    return [sea.state.captains[0]?.below, alone.refusal('visit')];
  },
  [['s1'], 'IB-AMB-9'],
);

same(
  23,
  'IB-VISIT-4',
  'any one on deck, as the visitor likes, and nobody from below',
  (edition) =>
    given({
      edition,
      at: ['stratic'],
      captains: [{ coins: 1, deck: ['s1', 's9', 't10'], below: ['t01'] }],
    })
      .play('visit')
      .offers(0),
  ['exhaust crew=s1', 'exhaust crew=s9', 'exhaust crew=t10'],
);

/** A visit by the owner that takes everything on offer as often as possible. */
function fullVisit(edition: EditionName, town: Town): Scene<Islebound> {
  const sea = given({
    edition,
    at: [town],
    owners: { [town]: 0 },
    captains: [{ coins: 6, fish: 4, wood: 4, books: 2, deck: ['s1', 's9'], below: ['s2'] }],
    crewRow: ['t01', 't02', 't05'],
    buildingRow: ['museum', 'palace', 'treasury', 'butcher', 'tavern'],
    reputation: [[1], [2]],
    tokens: ['three-coins'],
  }).play('visit');
  while (!sea.offers(0).includes('end-turn')) sea.play(itemAt(sea.offers(0), 0));
  return sea;
}

const TAKEN: Readonly<Record<Town, Partial<Captain>>> = {
  borsham: { pirates: 2, serpents: 2, wood: 0, coins: 4 },
  farwold: { wood: 5, renown: 1 },
  'fels-garden': { deck: ['s1', 's9', 's2'], below: [] },
  grenille: { wood: 6 + 1 },
  morlim: { deck: ['s1', 's9', 't01'], coins: 5, renown: 1 },
  ratnest: { pirates: 2, wood: 5 },
  rockslide: { books: 3, renown: 1 },
  stratic: { fish: 2, wood: 3, buildings: ['butcher'] },
  'suns-rest': { serpents: 2, fish: 0 },
  'the-grotto': { fish: 6, wood: 4 },
  undervall: { deck: ['s1', 's9', 's2', 't01'], coins: 4 },
  zilliam: { books: 4, fish: 2, deck: [] },
  crimsika: { books: 0, deck: ['s1', 's9', 's2'] },
  krazk: { wood: 5, deck: ['s1', 's9', 's2'] },
  marhaven: { pirates: 1, deck: ['s1', 's9', 's2'] },
  thundrake: { books: 0, renown: 4, deck: ['s1', 's9', 's2'] },
};

for (const town of TOWNS) {
  const fields = Object.keys(TAKEN[town]) as (keyof Captain)[];
  same(
    47,
    'IB-AMB-61',
    `the numbers on the sign of ${town}`,
    (edition) => {
      const captain = itemAt(fullVisit(edition, town).state.captains, 0);
      return Object.fromEntries(fields.map((field) => [field, captain[field]]));
    },
    TAKEN[town],
  );
}

same(
  52,
  'IB-AMB-61',
  'crew that is counted stays on deck',
  (edition) =>
    (['grenille', 'ratnest', 'the-grotto', 'borsham', 'suns-rest'] as const).map(
      (town) => fullVisit(edition, town).state.captains[0]?.deck,
    ),
  Array.from({ length: 5 }, () => ['s1', 's9']),
);
