// A position from the few things that matter to a test; the rest is filled in.
import { Scene } from '@tidetable/conformance';
import { itemAt, type Rig, readOptions, type Seat } from '@tidetable/engine';
import { BUILDINGS, type Building } from '../rules/data/buildings.ts';
import { TWO_SKILL_CREW } from '../rules/data/crew.ts';
import { EVENT_CARDS } from '../rules/data/events.ts';
import { DEEP_FOG, type Place, SEA_BOARDS } from '../rules/data/map.ts';
import { TOKEN_REWARDS, TOKENS, type TokenReward } from '../rules/data/tokens.ts';
import { PORTS, type Town } from '../rules/data/towns.ts';
import { BLOCKED_SLOTS_FOR_TWO, INFLUENCE_SLOTS, MONSTER_BUILDINGS } from '../rules/data/tracks.ts';
import { EDITIONS } from '../rules/editions.ts';
import { deepFog, islebound, isleboundPrototype } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { newCaptain } from '../rules/setup.ts';
import type { Captain, EditionName, Fog, Frame, Islebound, Sea, Slot } from '../rules/state.ts';

export interface Given {
  readonly edition?: EditionName;
  /** 2 by default. */
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /**
   * Where each ship is; by default in its home port: crimsika, krazk, marhaven, thundrake by seat. In Deep Fog that
   * holds for ships placed this round; the others are off the map.
   */
  readonly at?: readonly (Place | null)[];
  /** Differences from a fresh ship board without coins. */
  readonly captains?: readonly Partial<Captain>[];
  /** Owners other than of home ports; null takes a home port away. */
  readonly owners?: Readonly<Partial<Record<Town, Seat | null>>>;
  /** Cubes by slot, counted from 0. */
  readonly influence?: Readonly<Record<number, Seat>>;
  /** From left to right. */
  readonly crewRow?: Sea['crewRow'];
  /** First taken first; the rest below. */
  readonly tokens?: readonly TokenReward[];
  /** The tokens left; the last seat has taken the others. */
  readonly fewTokens?: boolean;
  /** From left to right. */
  readonly buildingRow?: readonly Building[];
  /** First drawn first. */
  readonly buildingDeck?: readonly Building[];
  /** The two face-up events, and what follows in each pile. */
  readonly events?: readonly [readonly number[], readonly number[]];
  /** The two face-up reputation cards, and what follows in each pile. */
  readonly reputation?: readonly [readonly number[], readonly number[]];
  /** Deep Fog: the boards, active one first; those in the fog, top first; and the rest. */
  readonly fog?: Partial<Fog>;
  readonly treasureMap?: number;
  readonly firstPlayer?: Seat;
  /** Whose turn it is; seat 0 by default. */
  readonly turn?: Seat;
  /** `act` by default. */
  readonly step?: 'move' | 'act';
  readonly acted?: boolean;
  readonly trigger?: Sea['trigger'];
  readonly turnsLeft?: number;
  readonly rig?: Rig;
}

const GAMES = { retail: islebound, prototype: isleboundPrototype, 'deep-fog': deepFog };

/** N: Sun's Rest, Undervall, Grenille; W: Farwold, The Grotto, Zilliam; E: Stratic, Ratnest, Fel's Garden; S: Morlim, Borsham, Rockslide; ports NW, NE, SW, SE in order. */
const MAP: readonly Town[] = [...SEA_BOARDS.flat(), ...PORTS];

export function given(things: Given = {}): Scene<Islebound> {
  const { edition = 'retail', seats = 2, turn: seat = 0 } = things;
  const game = GAMES[edition];
  const options = readOptions(game.options, things.options ?? {}, seats);
  const captains = Array.from({ length: seats }, (_none, index) => captain(things, index));
  const state: Sea = {
    seats,
    options,
    edition,
    towns: [...MAP],
    firstPlayer: things.firstPlayer ?? 0,
    trigger: things.trigger ?? null,
    turnsLeft: things.turnsLeft ?? null,
    fog: edition === 'deep-fog' ? fog(things, captains, seats) : null,
    captains,
    owners: owners(things, seats),
    treasureMap: things.treasureMap ?? 0,
    influence: influence(things, seats),
    ...crew(things, captains),
    tokens: tokens(things, EDITIONS[edition].printing, captains),
    ...buildings(things, options, captains),
    ...piles(
      'event',
      EDITIONS[edition].events.map(({ id }) => id),
      things.events,
    ),
    ...piles('reputation', [1, 2, 3, 4, 5, 6, 7, 8], things.reputation),
    agenda: agenda(things, seat),
    outcome: null,
  };
  if (state.fog !== null) gatherPiles(state, state.fog);
  return new Scene(game, game.read(state), things.rig);
}

function captain(things: Given, seat: Seat): Captain {
  return {
    ...newCaptain(seat),
    region: regionOf(things, seat),
    coins: 0,
    ...things.captains?.[seat],
  };
}

function regionOf(things: Given, seat: Seat): number | null {
  const at = things.at?.[seat];
  if (at === 'deep-fog') return DEEP_FOG;
  if (at !== undefined) return at === null ? null : MAP.indexOf(at);
  return things.edition === 'deep-fog' && waits(things, seat)
    ? null
    : MAP.indexOf(itemAt(PORTS, seat));
}

function waits({ seats = 2, firstPlayer = 0, turn = 0, step }: Given, seat: Seat): boolean {
  const before = (one: Seat) => (one - firstPlayer + seats) % seats;
  return before(seat) > before(turn) || (seat === turn && step === 'move');
}

/** Marks each owned town by its first card; the monster has emerged if it should have. */
function fog(things: Given, captains: readonly Captain[], seats: number): Fog {
  const event = things.fog?.event ?? things.events?.[0][0] ?? null;
  const marked = MAP.filter(
    (town, region) => region < 12 && owners(things, seats)[MAP.indexOf(town)] !== null,
  );
  return {
    pass: 0,
    event,
    townCards: marked.map((town) => {
      const cards = EVENT_CARDS.filter((card) => card.town === town && card.id !== event);
      return (cards[0]?.id ?? event) as number;
    }),
    emerged: captains.some(({ buildings: city }) => city.length >= MONSTER_BUILDINGS),
    victors: [],
    ...things.fog,
    boards: [...(things.fog?.boards ?? [0, 1, 2, 3])].reverse(),
    mist: [...(things.fog?.mist ?? [])].reverse(),
  };
}

/** A pile of each kind, without what lies elsewhere. */
function gatherPiles(sea: Sea, { event, townCards }: Fog): void {
  const [left, right] = sea.eventPiles;
  sea.eventPiles = [
    without([...right, ...left], [...townCards, ...(event === null ? [] : [event])]),
    [],
  ];
  const [first, second] = sea.reputationPiles;
  sea.reputationPiles = [[...second, ...first], []];
}

function owners(things: Given, seats: number): (Seat | null)[] {
  return MAP.map((town) => {
    const named = things.owners?.[town];
    if (named !== undefined) return named;
    const home = (PORTS as readonly Town[]).indexOf(town);
    return home >= 0 && home < seats ? home : null;
  });
}

function influence(things: Given, seats: number): Slot[] {
  return INFLUENCE_SLOTS.map((_value, slot): Slot => {
    const held = things.influence?.[slot];
    if (held !== undefined) return held;
    return seats === 2 && slot < BLOCKED_SLOTS_FOR_TWO ? 'blocked' : null;
  });
}

function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = [...all];
  for (const thing of gone) {
    const found = left.indexOf(thing);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

function crew(things: Given, captains: readonly Captain[]) {
  const aboard = captains.flatMap(({ deck, below, injured }) => [...deck, ...below, ...injured]);
  const free = without(TWO_SKILL_CREW, aboard);
  const crewRow = [...(things.crewRow ?? free.slice(0, 3))];
  return { crewRow, crewStack: without(free, crewRow).reverse() };
}

function tokens(
  things: Given,
  edition: 'retail' | 'prototype',
  captains: readonly Captain[],
): TokenReward[] {
  const all = TOKEN_REWARDS.flatMap((token) =>
    Array<TokenReward>(TOKENS[token][edition]).fill(token),
  );
  const top = things.tokens ?? [];
  const rest = without(all, [...top, ...captains.flatMap((captain) => captain.tokens)]);
  if (things.fewTokens === true) {
    captains.at(-1)?.tokens.unshift(...rest);
    return [...top].reverse();
  }
  return [...top, ...rest].reverse();
}

function buildings(things: Given, options: Options, captains: readonly Captain[]) {
  const owned = captains.flatMap(({ buildings: city, hand }) => [...city, ...hand]);
  const free = without(BUILDINGS, [...owned, ...(things.buildingDeck ?? [])]);
  const buildingRow = [...(things.buildingRow ?? free.slice(0, rowLength(things, options)))];
  const top = things.buildingDeck ?? [];
  const rest = without(free, buildingRow);
  return { buildingRow, buildingDeck: [...top, ...rest].reverse(), buildingDiscard: [] };
}

function rowLength({ edition }: Given, { architect, sixBuildings }: Options): number {
  if (architect || edition === 'deep-fog') return 0;
  return sixBuildings ? 6 : 5;
}

/** Two piles: the named cards on top, the rest beneath. */
function piles<K extends 'event' | 'reputation'>(
  kind: K,
  all: readonly number[],
  named: readonly [readonly number[], readonly number[]] = [[], []],
) {
  const rest = without(all, named.flat());
  const half = Math.floor(all.length / 2) - named[0].length;
  const left = [...named[0], ...rest.slice(0, half)].reverse();
  const right = [...named[1], ...rest.slice(half)].reverse();
  return { [`${kind}Piles`]: [left, right], [`${kind}Discard`]: [] } as unknown as Pick<
    Sea,
    `${K}Piles` | `${K}Discard`
  >;
}

function agenda(things: Given, seat: Seat): Frame[] {
  const act: Frame = { step: 'act', seat, acted: things.acted ?? false, refused: [] };
  const frames: Frame[] = [{ step: 'end-turn', seat }, act];
  if (things.step === 'move') frames.push({ step: 'move', seat });
  return frames;
}
