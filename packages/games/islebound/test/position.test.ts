// Positions from untrusted data: every position of a game is read, no impossible one is.
import {
  canonical,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  Malformed,
  play,
  readOptions,
  start,
} from '@tidetable/engine';
import { expect, it } from 'vitest';
import type { Building } from '../rules/data/buildings.ts';
import type { Town } from '../rules/data/towns.ts';
import { islebound, isleboundPrototype } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Captain, Frame, Islebound, Sea } from '../rules/state.ts';
import { type Given, given } from './given.ts';

const SETS: readonly Partial<Options>[] = [
  {},
  { advanced: true, raid: true },
  { trading: true, advanced: true },
  { architect: true },
  { architect: true, trading: true, raid: true },
  { sixBuildings: true, first: '2' },
  { closeQuarters: true, trading: true },
  { sixBuildings: true, closeQuarters: true, raid: true, advanced: true },
  { discardAttackers: true, first: '3' },
];

function optionsOf(game: Game<Islebound>, set: Partial<Options>, seats: number): Options | null {
  try {
    return readOptions(game.options, set, seats);
  } catch (conflict) {
    if (conflict instanceof Malformed) return null;
    throw conflict;
  }
}

function isRead(game: Game<Islebound>, sea: Sea): void {
  const back = game.read(JSON.parse(JSON.stringify(sea)));
  if (canonical(back) !== canonical(sea)) throw new Error('what was read differs');
}

/** Plays at random, reading every position; returns their number. */
function readAll(game: Game<Islebound>, seats: number, options: Options, seed: number): number {
  const chance = new Generator(seed);
  const sea = start(game, seats, options, chance);
  let positions = 0;
  for (; sea.outcome === null; positions++) {
    isRead(game, sea);
    const { must } = deciders(game, sea);
    const seat = itemAt(must, chance.below(must.length));
    const actions = legal(game, sea, seat);
    play(game, sea, seat, itemAt(actions, chance.below(actions.length)), chance);
  }
  isRead(game, sea);
  return positions;
}

/** Games of each set of options. */
const ROUNDS = process.env.LAWS === 'full' ? 2 : 1;

it('reads every position of random games', { timeout: 240_000 }, () => {
  let games = 0;
  for (const game of [islebound, isleboundPrototype])
    for (const seats of [2, 3, 4])
      SETS.forEach((set, index) => {
        const options = optionsOf(game, set, seats);
        if (options === null) return;
        for (let again = 0; again < ROUNDS; again++) {
          expect(readAll(game, seats, options, 100 * index + 10 * seats + again)).toBeGreaterThan(
            0,
          );
          games += 1;
        }
      });
  expect(games).toBeGreaterThanOrEqual(20 * ROUNDS);
});

type Breaks = (sea: Sea) => unknown;
type Fault = readonly [fault: string, message: RegExp, breaks: Breaks, things?: Given];

const state = (things: object) => (sea: Sea) => Object.assign(sea, things);
const captain = (things: Partial<Captain>) => (sea: Sea) =>
  Object.assign(itemAt(sea.captains, 0), things);
const act = (things: object) => (sea: Sea) => Object.assign(itemAt(sea.agenda, 1), things);
const push =
  (...frames: Frame[]) =>
  (sea: Sea) =>
    sea.agenda.push(...frames);
/** The action of this turn has been taken, with these frames left. */
const did =
  (...frames: Frame[]) =>
  (sea: Sea) => {
    act({ acted: true })(sea);
    sea.agenda.push(...frames);
  };
const towns = (order: (now: readonly Town[]) => readonly Town[]) => (sea: Sea) =>
  Object.assign(sea, { towns: order(sea.towns) });
/** Takes the top of the building deck, the row or the stack. */
const card = (sea: Sea) => sea.buildingDeck.pop() as Building;

const none = { pirates: 0, serpents: 0, ichor: 0 };
const group = { ...none, pirates: 1 };
const here = { seat: 0, region: 0 };
const fight = { ...here, group };
const terms = {
  step: 'answer-trade',
  seat: 0,
  partner: 1,
  give: { fish: 1 },
  take: { wood: 1 },
} as const;
const work = { seat: 0, wanted: ['work' as const] };
const sail = { seat: 0, wanted: ['sail' as const] };
const gain: Frame = { step: 'gain', seat: 0, good: 'fish', count: 1 };
const enlist: Frame = { step: 'enlist', ...fight, extra: 0 };
const sign: Frame = { step: 'sign', ...here, at: 1, inPart: false, gave: [] };
const choose: Frame = { step: 'choose', ...here, at: 0 };
const barter: Frame = { step: 'barter', ...here, at: 0, left: 3, passed: 'unasked' };
const place: Frame = { step: 'place-cubes', seat: 0, left: 1, passed: 'unasked' };
const plunder: Frame = { step: 'plunder', seat: 0, from: 1, most: 1 };
const talks: Frame = { step: 'negotiate', seat: 0, region: 1, influence: 0, last: -1 };
const over = { winners: [0], endings: [], scores: [0, 0] };

/** In red Sun's Rest, which barters fish for sea serpents. */
const VISIT: Given = { at: ['suns-rest'], captains: [{ fish: 2 }] };
const ATTACK: Given = { at: ['suns-rest'], captains: [{ pirates: 1 }] };
const BESIDE: Given = { at: ['zilliam', 'zilliam'], captains: [{ fish: 1 }, { wood: 1 }] };
const TRADE: Given = { ...BESIDE, options: { trading: true } };
const RAID: Given = { ...BESIDE, options: { raid: true } };
const APART: Given = { ...TRADE, at: ['zilliam', 'farwold'] };
const TALKS: Given = { at: ['undervall'], influence: { 3: 0 } };
const PROTOTYPE: Given = { edition: 'prototype' };
const THREE: Given = { seats: 3 };
const FIRST: Given = { options: { first: '1' } };
const ARCHITECT: Given = { options: { architect: true } };
const FIGHTERS: Given = { captains: [{}, { pirates: 1, serpents: 1 }] };
const STORES: Given = { captains: [{ buildings: ['warehouse'] }] };

const FAULTS: readonly Fault[] = [
  ['another edition', /state\.edition/, state({ edition: 'prototype' })],
  ['five seats', /state\.seats: .*2 to 4/, state({ seats: 5 })],
  ['a field too many', /only seats/, state({ weather: 'fair' })],
  ['a field too few', /treasureMap: .*nothing/, state({ treasureMap: undefined })],
  ['a captain too few', /captains: expected a list of 2/, (sea) => sea.captains.pop()],
  ['half a coin', /coins: expected a whole/, captain({ coins: 0.5 })],
  ['debts', /coins: expected a whole/, captain({ coins: -1 })],
  ['renown beyond the track', /renown: .*0 to 6/, captain({ renown: 7 })],
  ['a region off the map', /region: .*of the map/, captain({ region: 16 })],
  ['an unknown option', /options/, state({ options: { tides: true } })],
  ['odd options', /closeQuarters/, state({ options: { closeQuarters: true } }), THREE],
  ['another first player', /firstPlayer: .*as chosen/, state({ firstPlayer: 1 }), FIRST],
  [
    'a board reversed',
    /sea board/,
    towns((now) => [...now.slice(0, 12).reverse(), ...now.slice(12)]),
  ],
  ['a port on a board', /sea board/, towns((now) => [...now.slice(4), ...now.slice(0, 4)])],
  [
    'a board twice',
    /each sea board once/,
    towns((now) => [...now.slice(0, 3), ...now.slice(0, 9), ...now.slice(12)]),
  ],
  ['a port twice', /four ports/, towns((now) => [...now.slice(0, 15), 'krazk'])],
  ['an open slot for two', /\[0\].*blocked/, (sea) => sea.influence.fill(null, 0, 1)],
  ['a blocked slot for three', /not blocked/, (sea) => sea.influence.fill('blocked', 0, 1), THREE],
  [
    'a building twice',
    /each building once/,
    (sea) => captain({ buildings: [...sea.buildingRow] })(sea),
  ],
  ['a building lost', /each building somewhere/, (sea) => sea.buildingDeck.pop()],
  ['a long row', /buildingRow: .*5 buildings/, (sea) => sea.buildingRow.push(card(sea))],
  ['discards', /buildingDiscard: .*architects/, (sea) => sea.buildingDiscard.push(card(sea))],
  ['cards in hand', /hand: .*without architect/, (sea) => captain({ hand: [card(sea)] })(sea)],
  ['a late pick', /no cards to draft/, (sea) => captain({ pick: card(sea) })(sea), ARCHITECT],
  ['a crew member twice', /each crew member once/, captain({ below: ['s1'] })],
  ['a crew member lost', /each crew member somewhere/, (sea) => sea.crewStack.pop()],
  ['crew of an empty seat', /seats at the table/, captain({ deck: ['s7'] })],
  [
    'a starter for hire',
    /no starting crew/,
    (sea) => sea.crewStack.push(...(sea.captains[0]?.deck.splice(0) ?? [])),
  ],
  ['a short crew row', /crewRow: .*3 crew/, (sea) => sea.crewStack.push(...sea.crewRow.splice(0))],
  ['a token too many', /1 rest tokens/, (sea) => sea.tokens.push('rest')],
  ['a token lost', /1 rest tokens/, (sea) => sea.tokens.splice(sea.tokens.indexOf('rest'), 1)],
  ['Ichor without its gate', /ichor: .*Underriver Gate/, captain({ ichor: true })],
  [
    'crew both for hire and aboard',
    /each crew member once/,
    (sea) => sea.captains[0]?.deck.push(itemAt(sea.crewRow, 0)),
  ],
  [
    'one building in two cities',
    /each building once/,
    (sea) => {
      for (const { buildings } of sea.captains) buildings.push(itemAt(sea.buildingDeck, 0));
      sea.buildingDeck.shift();
    },
  ],
  ['early sevens', /sevens: .*while there are renown tokens/, captain({ sevens: 1 })],
  ['an event twice', /each event once/, (sea) => sea.eventDiscard.push(1)],
  ['an event lost', /each event somewhere/, (sea) => sea.eventPiles[0].pop()],
  ['a retail event', /eventDiscard\[0\]/, (sea) => sea.eventDiscard.push(15), PROTOTYPE],
  ['a brag twice', /each reputation card once/, (sea) => sea.reputationDiscard.push(8)],
  ['one pile', /two piles/, (sea) => state({ eventPiles: [[], sea.eventPiles.flat()] })(sea)],
  ['sixteen pirates', /at most 15 pirates/, captain({ pirates: 15 }), FIGHTERS],
  ['fifteen serpents', /at most 14 serpents/, captain({ serpents: 14 }), FIGHTERS],
  ['Ichor in the prototype', /no Ichor/, captain({ ichor: true }), PROTOTYPE],
  [
    'too many cubes',
    /at most 18 cubes/,
    (sea) => [sea.owners.fill(0), sea.influence.fill(0, 2, 5)],
  ],
  ['too much cargo', /at most 10 fish and wood/, captain({ fish: 6, wood: 5 })],
  ['too much in store', /at most 14 fish/, captain({ fish: 15 }), STORES],
  ['a ship nowhere', /region: .*home port/, captain({ region: null })],
  ['turns left for no reason', /turnsLeft: .*the end has begun/, state({ turnsLeft: 1 })],
  ['an end without turns', /turnsLeft/, state({ trigger: 'buildings' })],
  ['a false last token', /last token/, state({ trigger: 'last-token', turnsLeft: 1 })],
  ['nothing pending', /something pending/, state({ agenda: [] })],
  ['a turn above a turn', /end-turn above nothing/, push({ step: 'end-turn', seat: 0 })],
  ['a turn that only ends', /the turn that it ends/, (sea) => sea.agenda.pop()],
  ['actions of another seat', /act: the seat whose turn/, act({ seat: 1 })],
  ['a move after the action', /move: .*before any action/, did({ step: 'move', seat: 0 })],
  ['a refusal without trades', /refusal/, act({ refused: ['x'] })],
  ['a gain to be settled', /gain: something to be decided/, push(gain)],
  ['a port to choose in play', /region: .*home port/, push({ step: 'home-port', seat: 0 })],
  ['a draft in play', /7 cards in pack/, push({ step: 'draft' }), ARCHITECT],
  ['a choice without a sign', /choose above sign/, did(choose), VISIT],
  ['a choice where a sign barters', /choose: /, did(sign, choose), VISIT],
  ['a sign elsewhere', /sign: the town/, did({ ...sign, region: 1 }, choose), VISIT],
  ['a barter without its limit', /barter: .*limit/, did(sign, { ...barter, left: null }), VISIT],
  ['a barter nobody can pay', /barter that can be paid/, did(sign, barter), ATTACK],
  [
    'nobody to exhaust',
    /crew on deck/,
    push({ step: 'exhaust', ...sail }, { step: 'pick-crew', ...sail }),
  ],
  [
    'no choice of crew',
    /two kinds/,
    push({ step: 'exhaust', ...work }, { step: 'pick-crew', ...work }),
  ],
  ['nobody to rest', /rest: somebody/, did({ step: 'rest', seat: 0 })],
  ['nobody to heal', /heal: somebody/, did({ step: 'heal', seat: 0 })],
  ['a free hire', /hire: /, did({ step: 'hire', seat: 0, surcharge: 0, free: true })],
  ['a reward for nothing', /the token/, push({ step: 'reward', seat: 0, token: 'rest' })],
  ['room left', /too much cargo/, push({ step: 'overboard', seat: 0, keepFish: 0, keepWood: 0 })],
  ['a slot passed over', /House of Commons/, push(place, { step: 'pass-over', seat: 0, slot: 2 })],
  ['cards to pay', /building cards/, push(place, { step: 'pay-cards', seat: 0, left: 1 })],
  ['an attack by nobody', /enlist: an attack/, did(enlist), VISIT],
  [
    'an attack at home',
    /enlist: an attack/,
    did(enlist),
    { ...ATTACK, owners: { 'suns-rest': 0 } },
  ],
  ['dice out of order', /low to high/, did({ step: 'battle', ...fight, dice: [3, 2] }), ATTACK],
  ['no dice', /1 to 10 dice/, did({ step: 'battle', ...fight, dice: [] }), ATTACK],
  ['injuries of nobody', /crew on deck/, did({ step: 'injure', ...fight, left: 4 }), ATTACK],
  ['a retreat of nobody', /a group/, did({ step: 'retreat', seat: 0, group: none }), ATTACK],
  ['talks that cannot succeed', /negotiate: talks/, did(talks), TALKS],
  ['a free visit', /just taken/, did({ step: 'free-visit', ...here, by: 'attack' }), ATTACK],
  ['plunder without raids', /plunder: a raid/, did(plunder), BESIDE],
  ['plunder beyond the purse', /plunder: .*coins/, did(plunder), RAID],
  ['a trade without the variant', /answer-trade: terms/, push(terms), BESIDE],
  ['a trade of nothing', /answer-trade: terms/, push({ ...terms, take: { wood: 2 } }), TRADE],
  ['a trade with a ship far away', /answer-trade: terms/, push(terms), APART],
  ['an early trade', /spoken/, push({ ...terms, step: 'draw-up-trade', at: 1 }), TRADE],
  ['an outcome in play', /nothing pending after/, state({ outcome: over })],
  [
    'false scores',
    /outcome\.scores/,
    state({ agenda: [], outcome: { ...over, scores: [1, 0] }, trigger: 'buildings', turnsLeft: 0 }),
  ],
  [
    'a false winner',
    /outcome\.winners/,
    state({ agenda: [], outcome: over, trigger: 'buildings', turnsLeft: 0 }),
  ],
];

for (const [fault, message, breaks, things = {}] of FAULTS)
  it(`refuses ${fault}`, () => {
    const game = things.edition === 'prototype' ? isleboundPrototype : islebound;
    const sea = game.clone(given(things).state);
    breaks(sea);
    expect(() => game.read(JSON.parse(JSON.stringify(sea)))).toThrow(message);
  });
