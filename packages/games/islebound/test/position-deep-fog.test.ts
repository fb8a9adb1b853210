// Deep Fog positions from untrusted data: every position of a game is read, no impossible one is.
import {
  canonical,
  deciders,
  Generator,
  itemAt,
  legal,
  play,
  readOptions,
  type Seat,
  start,
} from '@tidetable/engine';
import { expect, it } from 'vitest';
import { DEEP_FOG } from '../rules/data/map.ts';
import type { Town } from '../rules/data/towns.ts';
import { deepFog, islebound } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Captain, Fog, Frame, Sea } from '../rules/state.ts';
import { type Given, given } from './given.ts';
import { fogOpenings } from './openings.ts';
import { NEXT_ROUND, SEVEN } from './rules/deep-fog-table.ts';

function isRead(sea: Sea): void {
  const back = deepFog.read(JSON.parse(JSON.stringify(sea)));
  if (canonical(back) !== canonical(sea)) throw new Error('what was read differs');
}

/** Plays at random from here for at most this many decisions, reading every position. */
function readAll(sea: Sea, chance: Generator, most: number): void {
  for (let count = 0; count < most && sea.outcome === null; count++) {
    isRead(sea);
    const { must } = deciders(deepFog, sea);
    const seat = itemAt(must, chance.below(must.length));
    const actions = legal(deepFog, sea, seat);
    play(deepFog, sea, seat, itemAt(actions, chance.below(actions.length)), chance);
  }
  isRead(sea);
}

const SETS: readonly Partial<Options>[] = [{}, { trading: true, first: '2' }, { raid: true }];

it.each([2, 3, 4])('reads every position of random games of %i', { timeout: 120_000 }, (seats) => {
  for (const [index, set] of SETS.entries()) {
    const chance = new Generator(10 * seats + index);
    const options = readOptions(deepFog.options, set, seats);
    readAll(start(deepFog, seats, options, chance), chance, 1500);
  }
});

it('reads every position on the way to each ending', { timeout: 120_000 }, () => {
  for (const opening of fogOpenings)
    for (const seed of [1, 2, 3, 4, 5, 6]) readAll(opening(seed), new Generator(seed), 300);
});

type Breaks = (sea: Sea) => unknown;
type Fault = readonly [fault: string, message: RegExp, breaks: Breaks, things?: Given];

const state = (things: object) => (sea: Sea) => Object.assign(sea, things);
const fog = (things: Partial<Fog>) => (sea: Sea) => Object.assign(sea.fog as Fog, things);
const captain =
  (things: Partial<Captain>, seat = 0) =>
  (sea: Sea) =>
    Object.assign(itemAt(sea.captains, seat), things);
const owner = (town: Town, seat: Seat | null) => (sea: Sea) => {
  sea.owners[sea.towns.indexOf(town)] = seat;
};
/** Takes events out of the face-down pile. */
const fromPile = (sea: Sea, ...events: number[]) => {
  sea.eventPiles[0] = sea.eventPiles[0].filter((event) => !events.includes(event));
  return events;
};
/** The action of this turn has been taken, with these frames left. */
const did =
  (...frames: Frame[]) =>
  (sea: Sea) => {
    Object.assign(itemAt(sea.agenda, 1), { acted: true });
    sea.agenda.push(...frames);
  };

const group = { pirates: 1, serpents: 0, ichor: 0 };
const monster = { seat: 0, region: DEEP_FOG };
const enlist: Frame = { step: 'enlist', ...monster, group, extra: 0 };

const MOVE: Given = { step: 'move' };
const FIRST: Given = { options: { first: '1' } };
const OWNED: Given = { owners: { grenille: 1 } };
const EMERGED: Given = { at: ['deep-fog'], captains: [{ buildings: SEVEN, pirates: 1 }] };
const DEFEATED: Given = {
  ...EMERGED,
  fog: { victors: [0] },
  trigger: 'monster',
  turnsLeft: 1,
};
const TALKS: Frame = { step: 'negotiate', ...monster, influence: 0, last: -1 };
const BESIDE: Given = {
  options: { trading: true },
  at: ['grenille', 'grenille'],
  turn: 1,
  captains: [{ fish: 1 }, { wood: 1 }],
};
const over = { winners: [0], endings: [{ ending: 'monster', rule: 'IB-FOG-22' }] };

const FAULTS: readonly Fault[] = [
  ['a table without fog', /state\.fog/, state({ fog: null })],
  ['another edition', /state\.edition/, state({ edition: 'retail' })],
  ['an unknown board', /boards\[0\]: .*0 to 3/, fog({ boards: [4, 2, 1, 0] })],
  ['a board twice', /each sea board once/, fog({ boards: [3, 2, 0, 0] })],
  ['a board lost', /each sea board once/, fog({ boards: [3, 2, 0] })],
  ['a board in two stacks', /each sea board once/, fog({ mist: [3] })],
  ['nothing in the middle', /an active sea board/, fog({ boards: [], mist: [0, 1, 2, 3] })],
  ['half a pass', /pass: expected a whole/, fog({ pass: 0.5 })],
  [
    'boards in other places',
    /own order/,
    (sea) =>
      state({ towns: [...sea.towns.slice(3, 6), ...sea.towns.slice(0, 3), ...sea.towns.slice(6)] })(
        sea,
      ),
  ],
  ['an unknown event', /fog\.event/, fog({ event: 16 })],
  ['an event face up and face down', /each event once/, fog({ event: 5 })],
  ['an event lost', /each event somewhere/, (sea) => fromPile(sea, 5)],
  ['a town card among the events', /each event once/, (sea) => sea.eventDiscard.push(5), OWNED],
  [
    'a card for a neutral town',
    /townCards: expected no cards/,
    (sea) => fog({ townCards: fromPile(sea, 5) })(sea),
  ],
  ['an owned town without its card', /townCards: expected grenille/, owner('grenille', 0)],
  [
    'two cards for one town',
    /townCards: expected grenille/,
    (sea) => fog({ townCards: [5, ...fromPile(sea, 13)] })(sea),
    OWNED,
  ],
  [
    'the card of another town',
    /townCards: expected grenille/,
    (sea) => {
      sea.eventPiles[0].push(5);
      fog({ townCards: fromPile(sea, 9) })(sea);
    },
    OWNED,
  ],
  [
    'two piles of events',
    /one pile of events/,
    (sea) => sea.eventPiles[1].push(...sea.eventPiles[0].splice(0, 3)),
  ],
  [
    'two piles of brags',
    /one pile of events and one of reputation/,
    (sea) => sea.reputationPiles[1].push(...sea.reputationPiles[0].splice(0, 3)),
  ],
  [
    'a row',
    /buildingRow: .*0 buildings/,
    (sea) => sea.buildingRow.push(...sea.buildingDeck.splice(0, 1)),
  ],
  ['book tokens', /books: .*IB-FOG-5/, captain({ books: 1 })],
  [
    'cards left in a pack',
    /no cards to draft/,
    (sea) => captain({ pack: sea.buildingDeck.splice(0, 1) })(sea),
  ],
  [
    'a draft of seven',
    /6 cards in pack and hand/,
    (sea) => {
      for (const seat of [0, 1])
        captain({ region: null, pack: sea.buildingDeck.splice(0, 7) }, seat)(sea);
      state({ agenda: [{ step: 'turn', seat: 0 }, { step: 'draft' }] })(sea);
    },
  ],
  ['an early monster', /emerged: .*seven buildings/, fog({ emerged: true })],
  ['a monster asleep', /emerged: .*seven buildings/, fog({ emerged: false }), EMERGED],
  ['a victor over nothing', /victors: .*has emerged/, fog({ victors: [0] })],
  [
    'a victor twice',
    /victors: each victor once|victors: expected each victor/,
    fog({ victors: [0, 0] }),
    DEFEATED,
  ],
  ['a victor from nowhere', /victors\[0\]: .*0 to 1/, fog({ victors: [2] }), DEFEATED],
  ['a victor elsewhere', /victors: .*at the Deep Fog card/, captain({ region: 12 }), DEFEATED],
  ['an end without a victor', /trigger: .*monster/, fog({ victors: [] }), DEFEATED],
  [
    'a victor without an end',
    /trigger: .*monster/,
    state({ trigger: null, turnsLeft: null }),
    DEFEATED,
  ],
  ['an end by buildings', /state\.trigger/, state({ trigger: 'buildings', turnsLeft: 1 }), EMERGED],
  [
    'an end by tokens',
    /state\.trigger/,
    state({ trigger: 'last-token', turnsLeft: 1, tokens: [] }),
  ],
  [
    'turns after the last round',
    /turnsLeft: .*the rest of the round/,
    state({ turnsLeft: 2 }),
    DEFEATED,
  ],
  ['a round cut short', /turnsLeft: .*the rest of the round/, state({ turnsLeft: 0 }), DEFEATED],
  ['a first player out of turn', /firstPlayer/, state({ firstPlayer: 1 }), { ...FIRST, seats: 3 }],
  ['a first player who kept the card', /firstPlayer/, fog({ boards: [3, 2, 1], mist: [0] }), FIRST],
  ['a ship on a hidden board', /region: .*in sight/, captain({ region: 5 })],
  [
    'a ship deep in the fog',
    /region: .*in sight/,
    captain({ region: 2 }),
    { fog: { boards: [2, 3], mist: [1, 0] } },
  ],
  ['a ship at a monster asleep', /region: .*in sight/, captain({ region: DEEP_FOG })],
  ['a ship placed early', /region: .*before the turn/, captain({ region: 13 }, 1)],
  ['a ship placed before the move', /region: .*before the turn/, captain({ region: 12 }), MOVE],
  ['an action of a ship that is nowhere', /region: .*whose turn it is/, captain({ region: null })],
  ['a ship lost without fog', /region: .*to be lost in/, captain({ region: null }), { turn: 1 }],
  [
    'a visit to the monster',
    /region/,
    did({ step: 'sign', ...monster, at: 1, inPart: false, gave: [] }, { step: 'rest', seat: 0 }),
    EMERGED,
  ],
  ['a second victory', /enlist: an attack/, did(enlist), DEFEATED],
  [
    'an attack on the monster from afar',
    /enlist: an attack/,
    did(enlist),
    { ...EMERGED, at: ['grenille'] },
  ],
  ['talks with the monster for nothing', /negotiate: talks/, did(TALKS), EMERGED],
  [
    'cards in a trade',
    /draw-up-trade: terms/,
    (sea) =>
      sea.agenda.push({
        step: 'draw-up-trade',
        seat: 1,
        partner: 0,
        at: 5,
        give: { wood: 1 },
        take: {},
      }),
    BESIDE,
  ],
  [
    'a score without the monster',
    /outcome\.scores/,
    state({ agenda: [], turnsLeft: 0, outcome: { ...over, scores: [54, 0] } }),
    DEFEATED,
  ],
  [
    'an ending of the base game',
    /outcome\.endings/,
    state({
      agenda: [],
      turnsLeft: 0,
      outcome: {
        winners: [0],
        endings: [{ ending: 'buildings', rule: 'IB-END-1' }],
        scores: [69, 0],
      },
    }),
    DEFEATED,
  ],
];

for (const [fault, message, breaks, things] of FAULTS)
  it(`refuses ${fault}`, () => {
    const sea = deepFog.clone(given({ edition: 'deep-fog', ...things }).state);
    breaks(sea);
    expect(() => deepFog.read(JSON.parse(JSON.stringify(sea)))).toThrow(message);
  });

it('refuses fog in the base game', () => {
  const sea = { ...given().state, fog: given({ edition: 'deep-fog', fog: NEXT_ROUND }).state.fog };
  expect(() => islebound.read(JSON.parse(JSON.stringify(sea)))).toThrow('only Deep Fog has fog');
});
