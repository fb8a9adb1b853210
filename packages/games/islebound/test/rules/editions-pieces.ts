// Retail and prototype, row by row: pieces, setup, and sailing.
import { expect } from 'vitest';
import { BUILDINGS } from '../../rules/data/buildings.ts';
import { TWO_SKILL_CREW } from '../../rules/data/crew.ts';
import { PORTS } from '../../rules/data/towns.ts';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';
import { cubesLeft } from '../../rules/questions.ts';
import { speedOf } from '../../rules/sailing.ts';
import type { EditionName } from '../../rules/state.ts';
import { given } from '../given.ts';
import { differs, same } from './editions-rows.ts';
import { manySetUps, setUp } from './setup-table.ts';

const GAMES = { retail: islebound, prototype: isleboundPrototype, 'deep-fog': deepFog };

/** The options with this variant, if a table may choose it. */
function chosen(edition: EditionName, variant: string): unknown {
  try {
    return setUp(2, { edition, options: { [variant]: true } }).state.options;
  } catch {
    return 'refused';
  }
}

differs(
  1,
  'IB-SET-8',
  'one event more, in piles of seven and eight',
  (edition) => setUp(2, { edition }).state.eventPiles.map((pile) => pile.length),
  { retail: [7, 8], prototype: [7, 7] },
);

differs(
  2,
  'IB-SET-11',
  'sixteen tokens or twelve',
  (edition) => setUp(4, { edition }).state.tokens.length,
  { retail: 16, prototype: 12 },
);

differs(
  3,
  'IB-VAR-SIX-1',
  'a sixth building and its token',
  (edition) => chosen(edition, 'sixBuildings'),
  { retail: expect.objectContaining({ sixBuildings: true }), prototype: 'refused' },
);

differs(
  5,
  'IB-CLAR-22',
  'Ichor with Underriver Gate, or two sea serpents',
  (edition) => {
    const sea = given({
      edition,
      captains: [{ coins: 10 }],
      buildingRow: ['museum', 'palace', 'treasury', 'tavern', 'underriver-gate'],
    }).play('buy building=underriver-gate');
    const { ichor, serpents } = sea.state.captains[0] ?? {};
    return { ichor, serpents };
  },
  { retail: { ichor: true, serpents: 0 }, prototype: { ichor: false, serpents: 2 } },
);

differs(
  5,
  'IB-BLD-GATE',
  'two sea serpents at once with Underriver Gate, or none',
  (edition) =>
    given({
      edition,
      captains: [{ coins: 10 }],
      buildingRow: ['museum', 'palace', 'treasury', 'tavern', 'underriver-gate'],
    }).play('buy building=underriver-gate').state.captains[0]?.serpents,
  { retail: 0, prototype: 2 },
);

same(
  6,
  'IB-AMB-61',
  'three starting crew each and ten of two skills',
  (edition) => {
    const { captains, crewRow, crewStack } = setUp(3, { edition }).state;
    return [captains.map(({ deck }) => deck.length), [...crewRow, ...crewStack].sort()];
  },
  [[3, 3, 3], [...TWO_SKILL_CREW].sort()],
);

same(
  8,
  'IB-COMP-2',
  '35 buildings, 8 reputation cards and 20 cubes',
  (edition) => {
    const { state } = setUp(2, { edition });
    return [
      [...state.buildingRow, ...state.buildingDeck].length,
      state.reputationPiles.map((pile) => pile.length),
      cubesLeft(state, 0),
    ];
  },
  [BUILDINGS.length, [4, 4], 18],
);

same(
  8,
  'IB-AMB-18',
  'ten dice',
  (edition) => {
    const sea = given({ edition, at: ['grenille'], captains: [{ pirates: 12, deck: ['t05'] }] });
    sea.play('attack', 'send fighter=pirate count=12');
    const refused = sea.refusal('enlist crew=t05');
    return [refused, sea.play('roll').told('rolled')[0]?.dice.length];
  },
  ['IB-AMB-18', 10],
);

same(
  9,
  'IB-AMB-61',
  'pirates that run out, and coins, fish, wood and books that do not',
  (edition) => {
    const ratnest = { at: ['ratnest'], owners: { ratnest: 0 } } as const;
    const sea = given({
      edition,
      ...ratnest,
      captains: [{ coins: 99, books: 99, fish: 9 }, { pirates: 14 }],
    });
    const { pirates, wood } = sea.play('visit').state.captains[0] ?? {};
    return [pirates, wood];
  },
  [1, 1],
);

same(
  10,
  'IB-AMB-61',
  'no limit on the pirates of one ship',
  (edition) =>
    given({
      edition,
      at: ['ratnest'],
      owners: { ratnest: 0 },
      captains: [{ pirates: 13 }],
    }).play('visit').state.captains[0]?.pirates,
  15,
);

same(
  12,
  'IB-AMB-61',
  'each port once',
  (edition) => manySetUps(2, { edition }).every(({ state }) => new Set(state.towns).size === 16),
  true,
);

differs(13, 'IB-SET-3', 'an advanced side', (edition) => chosen(edition, 'advanced'), {
  retail: expect.objectContaining({ advanced: true }),
  prototype: 'refused',
});

differs(
  14,
  'IB-SET-10',
  'the crew stack face up or face down',
  (edition) => GAMES[edition].view(given({ edition }).state, 0).crewStack.top !== null,
  { retail: true, prototype: false },
);

same(
  16,
  'IB-SET-12',
  'two slots blocked for two players only',
  (edition) => [2, 3].map((seats) => setUp(seats, { edition }).state.influence.slice(0, 3)),
  [
    ['blocked', 'blocked', null],
    [null, null, null],
  ],
);

same(
  17,
  'IB-MOVE-1',
  'at least one region a turn',
  (edition) => given({ edition, step: 'move' }).refusal('end-turn'),
  'IB-TURN-1',
);

differs(
  18,
  'IB-MOVE-3',
  'no way back to the start, or one',
  (edition) => given({ edition, step: 'move' }).offers(0).includes('sail to=crimsika'),
  { retail: false, prototype: true },
);

same(
  19,
  'IB-AMB-61',
  'passing other ships is free',
  (edition) => {
    const rivals = { edition, seats: 3, step: 'move' } as const;
    const sea = given({ ...rivals, at: ['crimsika', 'undervall', 'farwold'] });
    return sea.play('sail to=suns-rest').state.captains[0]?.below;
  },
  [],
);

same(
  20,
  'IB-MOVE-2',
  'a step across the line within a board',
  (edition) => {
    const sea = given({ edition, at: ['suns-rest'], step: 'move' });
    const near = ['undervall', 'grenille'].every((town) =>
      sea.offers(0).includes(`sail to=${town}`),
    );
    const far = PORTS.filter((port) => sea.offers(0).includes(`sail to=${port}`));
    return [near, far];
  },
  [true, ['crimsika', 'krazk']],
);

same(
  45,
  'IB-AMB-61',
  'no speed from sail crew below deck',
  (edition) =>
    (['deck', 'below'] as const).map((where) => {
      const captain = { deck: [], below: [], [where]: ['t10' as const] };
      return speedOf(given({ edition, captains: [captain] }).state, 0);
    }),
  [3, 2],
);

same(
  49,
  'IB-MOVE-8',
  "both examples of a move: Sun's Rest and Undervall within speed 2, and nothing beyond",
  (edition) => {
    const sea = given({ edition, step: 'move' });
    const towns = ['undervall', 'suns-rest', 'krazk'];
    return towns.map((town) => sea.offers(0).includes(`sail to=${town}`));
  },
  [true, true, false],
);

same(
  54,
  'IB-AMB-61',
  'home ports are ports, influence is not renown, and an ally is won by diplomacy',
  (edition) => {
    const ports = setUp(2, { edition }).offers(1).length;
    const talks = given({
      edition,
      at: ['undervall'],
      influence: { 8: 0, 9: 0 },
      captains: [{ buildings: ['mansion'] }],
    }).play('negotiate', 'withdraw slot=8', 'withdraw slot=9', 'skip');
    return [ports, talks.state.captains[0]?.renown];
  },
  [4, 2],
);
