// Retail and prototype, row by row: the end of the game, clarifications and variants.
import type { Building } from '../../rules/data/buildings.ts';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';
import { differs, same } from './editions-rows.ts';
import { setUp } from './setup-table.ts';

const EIGHT: readonly Building[] = [
  'academy-of-builders',
  'bridge',
  'butcher',
  'combat-arena',
  'fishing-guild',
  'gambling-hall',
  'jeweller',
  'market',
];
const ROW: readonly Building[] = ['museum', 'palace', 'treasury', 'tavern', 'lighthouse'];

same(
  36,
  'IB-END-1',
  'the end by eight buildings, with four players by seven',
  (edition) =>
    [2, 3, 4].map((seats) =>
      [6, 7].map((count) => {
        const captain = { coins: 4, buildings: EIGHT.slice(0, count) };
        const sea = given({ edition, seats, captains: [captain], buildingRow: ROW });
        return sea.play('buy building=lighthouse').state.trigger;
      }),
    ),
  [
    [null, 'buildings'],
    [null, 'buildings'],
    ['buildings', 'buildings'],
  ],
);

same(
  39,
  'IB-END-3',
  'one more turn for everyone after the round, and fish and wood in a tie',
  (edition) => {
    const sea = given({
      edition,
      captains: [{ coins: 4, buildings: EIGHT.slice(0, 7) }],
      buildingRow: ROW,
    }).play('buy building=lighthouse');
    const tie = given({
      edition,
      trigger: 'buildings',
      turnsLeft: 0,
      captains: [
        { coins: 3, fish: 1 },
        { renown: 3, wood: 2 },
      ],
    }).play('end-turn');
    return [sea.state.turnsLeft, tie.outcome?.scores, tie.outcome?.winners];
  },
  [3, [3, 3], [1]],
);

same(
  46,
  'IB-AMB-61',
  'renown for the game end is not on the track before',
  (edition) => {
    const sea = given({
      edition,
      captains: [{ coins: 10, books: 3, wood: 2 }],
      buildingRow: ['museum', 'palace', 'treasury', 'tavern', 'lighthouse'],
      trigger: 'buildings',
      turnsLeft: 0,
    }).play('buy building=museum');
    return [sea.state.captains[0]?.renown, sea.play('end-turn').outcome?.scores];
  },
  [0, [10 + 1, 0]],
);

const VARIANTS = [
  'advanced',
  'trading',
  'closeQuarters',
  'raid',
  'sixBuildings',
  'architect',
] as const;

differs(
  48,
  'IB-AMB-93',
  'the variants',
  (edition) =>
    VARIANTS.filter((variant) => {
      try {
        return setUp(2, { edition, options: { [variant]: true } }).state.options[variant];
      } catch {
        return false;
      }
    }),
  { retail: [...VARIANTS], prototype: [] },
);

same(
  48,
  'IB-AMB-61',
  'the clarifications of buildings: a pirate for buying and none for building',
  (edition) => {
    const captain: Partial<Captain> = {
      coins: 5,
      fish: 3,
      wood: 1,
      buildings: ['mercenary-guild'],
    };
    const sea = () =>
      given({
        edition,
        at: ['stratic'],
        owners: { stratic: 0 },
        captains: [captain],
        buildingRow: ROW,
      });
    return [
      sea().play('buy building=tavern').state.captains[0]?.pirates,
      sea().play('visit', 'build building=tavern').state.captains[0]?.pirates,
    ];
  },
  [1, 0],
);
