// Impossible tables: map, ships, cards, turn, setup and end.
import { itemAt } from '@tidetable/engine';
import type { Given } from '../given.ts';
import {
  both,
  captain,
  type Fault,
  type Makes,
  PICKING,
  picking,
  ship,
  square,
  state,
  TEAM,
  turn,
} from './pending.ts';

const STRICT: Given = { options: { strictComponents: true, target: 20 } };
const CLOCK: Given = { options: { timer: 30 } };
const ROUNDS: Given = { options: { roundLimit: 3 }, round: 3 };
const FIND: Given = { crosses: ['B3'], step: 'find' };
const SAILED: Given = { pool: 2 };
/** After the third round of three. */
const LAST: Given = { ...ROUNDS, turn: 0 };
const RESULT = {
  winners: [0, 1, 2],
  endings: [
    { ending: 'round-limit', rule: 'PL-AMB-87' },
    { ending: 'shared', rule: 'PL-AMB-33' },
  ],
  scores: [2, 2, 2],
};
const over =
  (things: object): Makes =>
  (seas) =>
    Object.assign(seas, { agenda: [], outcome: { ...RESULT, ...things } });

const onMap: readonly Fault[] = [
  ['seven seats', /state\.seats: .*2 to 6/, state({ seats: 7 })],
  ['a field too many', /only seats/, state({ weather: 'fair' })],
  ['a field too few', /storm: .*nothing/, state({ storm: undefined })],
  ['an unknown option', /options: expected only/, state({ options: { tides: true } })],
  ['teams of three', /options/, state({ options: { teams: '2x2' } })],
  ['a map for two', /layout: .*6 tiles/, state({ layout: '1A0 2A0 3A0 4A0' })],
  ['a tile twice', /layout: .*each once/, state({ layout: '1A0 1B0 3A0 4A0 5A0 6A0' })],
  ['a tile on edge', /layout: /, state({ layout: '1A4 2A0 3A0 4A0 5A0 6A0' })],
  [
    'a B face among A faces',
    /A faces only/,
    state({ layout: '1A0 2A0 3A0 4A0 5A0 6B0' }),
    { options: { onlyAFaces: true } },
  ],
  ['a storm off the map', /storm: .*0 to 215/, state({ storm: 216 })],
  ['an X too few', /crosses: expected a list of 3/, (seas) => seas.crosses.pop()],
  ['an X off the map', /crosses\[0\]/, (seas) => seas.crosses.fill(-1)],
  [
    'a picking roll too few',
    /pickingRolls: expected a list of 3/,
    state({ pickingRolls: [[6], [1]] }),
  ],
  ['a tie left standing', /pickingRolls: .*tie/, state({ pickingRolls: [[6], [6], [1]] })],
  ['a roll for nothing', /pickingRolls: .*tie/, state({ pickingRolls: [[6], [1, 2], [1]] })],
  ['no roll at all', /pickingRolls: .*tie/, state({ pickingRolls: [[6], [], [1]] })],
  ['another first player', /firstPlayer: .*seat 1/, state({ firstPlayer: 2 })],
  ['half a round', /round: expected a whole/, state({ round: 1.5 })],
  ['a round beyond the limit', /at most 3 rounds/, state({ round: 4 }), ROUNDS],
];

const afloat: readonly Fault[] = [
  ['a ship twice', /ships\[1\]\.id: .*grow/, ship(2, { id: 1 })],
  ['a ship from the future', /ships\[2\]\.id: .*below the next/, ship(3, { id: 4 })],
  ['a ship on land', /ships\[0\]\.square: .*water/, ship(1, { square: square('B2') })],
  ['two ships on a square', /one ship on a square/, ship(2, { square: square('B3') })],
  ['a ship off the map', /square: .*0 to 215/, ship(1, { square: 999 })],
  ['a wreck', /lives: .*1 to 3/, ship(1, { lives: 0 })],
  ['three masts', /masts: .*0 to 2/, ship(1, { masts: 3 })],
  ['three cannons', /cannons: .*0 to 2/, ship(1, { cannons: 3 })],
  ['wind without masts', /wind: .*no more than/, ship(1, { wind: 1 }), SAILED],
  ['wind used before the roll', /wind: .*before the roll/, ship(1, { masts: 1, wind: 0 })],
  ['wind used out of turn', /wind: .*out of turn/, ship(2, { masts: 1, wind: 0 }), SAILED],
  ['a ship moored before the roll', /moored: .*before the roll/, ship(1, { moored: true })],
  ['a ship moored out of turn', /moored: .*out of turn/, ship(3, { moored: true }), SAILED],
  ['a newer ship that is not moored', /moored, as an older/, ship(1, { moored: true }), SAILED],
  ['an attack out of turn', /foughtShips: .*out of turn/, ship(2, { foughtShips: [1] })],
  ['an assault out of turn', /foughtIslands: .*out of turn/, ship(2, { foughtIslands: [1] })],
  ['an attack on oneself', /foughtShips: .*enemies/, ship(1, { foughtShips: [1] })],
  ['an attack on nothing yet', /foughtShips: .*enemies/, ship(1, { foughtShips: [4] })],
  ['an attack twice', /foughtShips: .*once/, ship(1, { foughtShips: [2, 2] })],
  ['an attack on a teammate', /foughtShips: .*enemies/, ship(1, { foughtShips: [3] }), TEAM],
  ['an assault on a Merchant', /foughtIslands: .*resource/, ship(1, { foughtIslands: [13] })],
  ['an assault on a teammate', /foughtIslands: .*teammate/, ship(1, { foughtIslands: [4] }), TEAM],
  [
    'a fourth ship',
    /at most 3 ships of seat 0/,
    (seas) => {
      for (const name of ['A1', 'A2', 'A3']) {
        const id = seas.nextShip++;
        seas.ships.push({ ...itemAt(seas.ships, 0), id, square: square(name) });
      }
    },
  ],
  ['a Merchant owned', /flags\[13\]: .*Merchant/, (seas) => seas.flags.fill(0, 13, 14)],
  ['a flag of nobody', /flags\[0\]/, (seas) => seas.flags.fill(3, 0, 1)],
  ['a seventh flag', /at most 6 flags of seat 0/, (seas) => seas.flags.fill(0, 0, 7), STRICT],
];

const components: readonly Fault[] = [
  ['debts', /hand\[0\]: expected a whole/, captain(0, { hand: [-1, 0, 0, 0] })],
  ['a fifth kind', /hand: expected a list of 4/, captain(0, { hand: [0, 0, 0, 0, 0] })],
  ['a card too many', /37 wood in hands, stacks and deck/, captain(0, { hand: [1, 0, 0, 0] })],
  ['a card too few', /39 gold/, state({ stacks: [10, 10, 10, 9] })],
  ['a captain too few', /captains: expected a list of 3/, (seas) => seas.captains.pop()],
  ['a treasure lost', /of Treasure card/, (seas) => seas.treasure.pop()],
  ['a treasure twice', /of Treasure card/, (seas) => seas.treasureUsed.push(1)],
  ['an unknown treasure', /treasureUsed\[0\]: .*1 to 33/, (seas) => seas.treasureUsed.push(34)],
  ['too many Plunder Points', /at most 56/, captain(0, { plunderPoints: 57 }), STRICT],
];

const inTurn: readonly Fault[] = [
  ['a pool of seven', /pool: .*0 to 6/, turn({ pool: 7 })],
  ['a treaty with oneself', /treaties\[0\]: .*oneself/, turn({ treaties: [0] })],
  ['a treaty with a teammate', /treaties\[0\]: .*teammate/, turn({ treaties: [2] }), TEAM],
  ['a treaty twice', /treaties\[1\]: .*once/, turn({ treaties: [1, 1] })],
  [
    'offers beyond the bound',
    /offers: .*0 to 3/,
    turn({ offers: 4 }),
    { options: { offersPerTurn: 3 } },
  ],
  ['a spared ship of one’s own', /sparedShips: /, turn({ sparedShips: [1] })],
  ['an island spared twice', /sparedIslands: /, turn({ sparedIslands: [2, 2] })],
  ['an island spared that nobody owns', /sparedIslands: /, turn({ sparedIslands: [3] })],
  ['a gain from a stranger', /gained\[1\]: .*teammate/, turn({ gained: [0, 1, 0] })],
  ['a gain of two', /gained\[2\]: .*-1 to 1/, turn({ gained: [0, 0, 2, 0] }), TEAM],
  [
    'a gain without an offer',
    /offers: .*before a trade/,
    turn({ gained: [0, 0, 1, 0], offers: 0 }),
    TEAM,
  ],
  ['a turn that is over', /turn\.over/, turn({ over: true })],
  ['a turn of another', /turn\.seat: .*pending/, turn({ seat: 1 })],
  ['the end of time without a clock', /expired: .*without a clock/, state({ expired: true })],
  ['play after the end of time', /expired: .*run out/, state({ expired: true }), CLOCK],
  ['a roll before the draw', /nothing has been rolled/, turn({ pool: 3 }), FIND],
  ['a treaty before the draw', /nothing has been rolled/, turn({ treaties: [1] }), FIND],
  ['an attack before the draw', /no attack before/, ship(1, { foughtShips: [2] }), FIND],
  ['somebody at the target', /nobody at the target/, captain(1, { plunderPoints: 8 })],
  ['a team at the target', /nobody at the target/, captain(1, { plunderPoints: 12 }), TEAM],
];

const atSetup: readonly Fault[] = [
  [
    'a pick by the wrong seat',
    /pick-island: .*counter-clockwise/,
    both(picking, (seas) => seas.agenda.splice(1, 1, { step: 'pick-island', seat: 2 })),
    {
      ...PICKING,
      owners: { 'gull-rock': 0, 'little-sister': 1 },
      ships: [
        { seat: 0, at: 'gull-rock' },
        { seat: 1, at: 'little-sister' },
      ],
      hands: [{ wood: 3 }, { wood: 3 }],
    },
  ],
  [
    'a flag before the pick',
    /captains\[1\]: .*0,0,0,0/,
    both(picking, (seas) => seas.flags.fill(1, 2, 3)),
    PICKING,
  ],
  [
    'a start with two skulls',
    /one skull/,
    both(picking, (seas) => seas.flags.fill(null, 0, 1).fill(0, 1, 2)),
    PICKING,
  ],
  ['a ship away from its port', /in the port/, both(picking, ship(1, { square: 0 })), PICKING],
  [
    'four cards to start with',
    /captains\[0\]: .*1,1,3,0/,
    picking,
    { ...PICKING, hands: [{ wood: 4 }, {}, { gold: 3 }] },
  ],
  ['a storm over a start', /storm: .*one-skull/, picking, { ...PICKING, storm: 'B3' }],
  [
    'ships out of order',
    /order of the picks/,
    both(
      picking,
      ship(1, { seat: 2, square: square('C11') }),
      ship(2, { seat: 0, square: square('B3') }),
    ),
    PICKING,
  ],
  ['a second round of picks', /as at the start/, both(picking, state({ round: 2 })), PICKING],
];

const atTheEnd: readonly Fault[] = [
  ['an outcome in play', /nothing pending after/, state({ outcome: RESULT }), LAST],
  ['false scores', /outcome\.scores/, over({ scores: [3, 2, 2] }), LAST],
  ['a false winner', /outcome\.winners/, over({ winners: [0] }), LAST],
  ['a false ending', /outcome\.endings/, over({ endings: [] }), LAST],
  ['an end before the last round', /outcome: .*last turn/, over({}), { ...LAST, round: 2 }],
  ['an end before the last turn', /outcome: .*last turn/, over({}), { ...LAST, turn: 1 }],
  ['an end for no reason', /outcome: .*by the target/, over({})],
  [
    'a winner who had no time to win',
    /target reached while/,
    both(captain(0, { plunderPoints: 9 }), state({ expired: true }), over({ winners: [0] })),
    { options: { timer: 30, target: 10 } },
  ],
];

export const TABLE_FAULTS: readonly Fault[] = [
  ...onMap,
  ...afloat,
  ...components,
  ...inTurn,
  ...atSetup,
  ...atTheEnd,
];
