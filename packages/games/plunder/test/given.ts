// A position from the few things that matter to a test; the rest is filled in.
import { Scene } from '@tidetable/conformance';
import { itemAt, type Rig, readOptions, type Seat } from '@tidetable/engine';
import { KINDS, type Kind, OPEN_STACK, RESOURCE_CARDS } from '../rules/data/resources.ts';
import { crossesFor } from '../rules/data/table.ts';
import { TREASURE_CARDS } from '../rules/data/treasure.ts';
import { plunder } from '../rules/index.ts';
import { type Chart, chartOf, NONE, type Square } from '../rules/map.ts';
import type { Options } from '../rules/options.ts';
import { freshTurn } from '../rules/setup.ts';
import type { Frame, Plunder, Seas, Ship, Turn } from '../rules/state.ts';
import { mayStartAt, squareAt } from '../rules/waters.ts';

/** A ship that matters; numbered from 1 in the order given. */
interface GivenShip extends Partial<Omit<Ship, 'id' | 'seat' | 'square'>> {
  readonly seat: Seat;
  /** A coordinate, or the name of an island in whose first port it lies. */
  readonly at: string;
}

export interface Given {
  /** 3 by default. */
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** The A faces in their order, unturned, by default. */
  readonly layout?: string;
  /** One for each seat, in the port of its first island, by default. */
  readonly ships?: readonly GivenShip[];
  /** Owners of islands by name; the one-skull islands go to the seats in order by default. */
  readonly owners?: Readonly<Record<string, Seat>>;
  /** Cards in hand by seat; nothing by default. */
  readonly hands?: readonly Readonly<Partial<Record<Kind, number>>>[];
  readonly points?: readonly number[];
  readonly stacks?: Readonly<Partial<Record<Kind, number>>>;
  /** Cards face down; by default all the rest, otherwise the last seat holds the rest. */
  readonly deck?: Readonly<Partial<Record<Kind, number>>>;
  /** Coordinates of the X tokens; out of the way by default. */
  readonly crosses?: readonly string[];
  /** The centre of the storm; out of the way by default. */
  readonly storm?: string;
  /** The next Treasure cards, by number. */
  readonly treasure?: readonly number[];
  /** Whose turn it is; seat 0 by default. */
  readonly turn?: Seat;
  readonly firstPlayer?: Seat;
  readonly round?: number;
  /** Squares left of the die; not yet rolled by default. */
  readonly pool?: number;
  readonly during?: Partial<Omit<Turn, 'seat' | 'pool'>>;
  /** `command` by default; `find`, with a ship on an X, is the beginning of the turn. */
  readonly step?: 'find' | 'command' | 'without-ship';
  readonly expired?: boolean;
  readonly rig?: Rig;
}

export const SIX_TILES = '1A0 2A0 3A0 4A0 5A0 6A0';
export const FOUR_TILES = '1A0 2A0 3A0 4A0';

export function given(things: Given = {}): Scene<Plunder> {
  const { seats = 3, turn: seat = 0, firstPlayer = 1 } = things;
  const layout = things.layout ?? (seats === 2 ? FOUR_TILES : SIX_TILES);
  const chart = chartOf(layout);
  const options = readOptions(plunder.options, things.options ?? {}, seats);
  const flags = flagsOf(things, chart, seats);
  const ships = shipsOf(things, chart, flags, seats);
  const state: Seas = {
    seats,
    options,
    layout,
    pickingRolls: Array.from({ length: seats }, (_none, roller) => [
      (roller + 1) % seats === firstPlayer ? 6 : 1,
    ]),
    firstPlayer,
    round: things.round ?? 1,
    expired: things.expired ?? false,
    turn: { ...freshTurn(seat, seats), pool: things.pool ?? null, ...things.during },
    captains: captainsOf(things, seats),
    ships,
    nextShip: ships.length + 1,
    flags,
    crosses: crossesOf(things, chart, ships, seats),
    storm: things.storm === undefined ? calm(chart, ships) : at(chart, things.storm),
    stacks: KINDS.map((kind) => things.stacks?.[kind] ?? OPEN_STACK),
    deck: KINDS.map(() => 0),
    treasure: treasureOf(things),
    treasureUsed: [],
    agenda: agendaOf(things, seat),
    outcome: null,
  };
  fillDeck(things, state);
  return new Scene(plunder, plunder.read(state), things.rig);
}

/** The square of a coordinate, or the first port of an island. */
function at(chart: Chart, name: string): Square {
  const square = squareAt(chart, name);
  if (square !== NONE) return square;
  const port = chart.islands.find(({ id }) => id === name)?.ports[0];
  if (port === undefined) throw new Error(`no square and no island: ${name}`);
  return port;
}

function flagsOf({ owners }: Given, chart: Chart, seats: number): (Seat | null)[] {
  if (owners === undefined)
    return chart.islands.map((_island, island) => {
      const seat = chart.starts.indexOf(island);
      return seat >= 0 && seat < seats ? seat : null;
    });
  for (const name of Object.keys(owners))
    if (!chart.islands.some(({ id }) => id === name)) throw new Error(`no island: ${name}`);
  return chart.islands.map(({ id }) => owners[id] ?? null);
}

function shipsOf(
  { ships }: Given,
  chart: Chart,
  flags: readonly (Seat | null)[],
  seats: number,
): Ship[] {
  const wanted: readonly GivenShip[] =
    ships ??
    Array.from({ length: seats }, (_none, seat) => ({
      seat,
      at: chart.islands[flags.indexOf(seat)]?.id ?? chart.islands[seat]?.id ?? '',
    }));
  return wanted.map(({ seat, at: place, ...rest }, index) => ({
    id: index + 1,
    seat,
    square: at(chart, place),
    lives: 3,
    masts: 0,
    cannons: 0,
    wind: rest.masts ?? 0,
    moored: false,
    foughtShips: [],
    foughtIslands: [],
    ...rest,
  }));
}

function captainsOf({ hands = [], points = [] }: Given, seats: number): Seas['captains'] {
  return Array.from({ length: seats }, (_none, seat) => ({
    hand: KINDS.map((kind) => hands[seat]?.[kind] ?? 0),
    plunderPoints: points[seat] ?? 0,
  }));
}

/** Squares that no ship reaches, from the last one back. */
function crossesOf(things: Given, chart: Chart, ships: readonly Ship[], seats: number): Square[] {
  const named = (things.crosses ?? []).map((name) => at(chart, name));
  const isNear = (square: Square) =>
    chart.digSites[square]?.some((site) => ships.some((ship) => ship.square === site)) === true;
  for (let square = chart.terrain.length - 1; named.length < crossesFor(seats); square--)
    if (!isNear(square) && !named.includes(square)) named.push(square);
  return named;
}

/** A centre that covers no start and no ship. */
function calm(chart: Chart, ships: readonly Ship[]): Square {
  const column = (square: Square) => square % chart.width;
  const row = (square: Square) => Math.floor(square / chart.width);
  const isFar = (centre: Square) =>
    ships.every(
      ({ square }) =>
        Math.abs(row(square) - row(centre)) > 3 || Math.abs(column(square) - column(centre)) > 3,
    );
  const squares = [...chart.terrain.keys()];
  return (squares.find((square) => mayStartAt(chart, square) && isFar(square)) ??
    squares.find((square) => mayStartAt(chart, square))) as Square;
}

/** The rest lies face down, or in the last hand if the deck is named. */
function fillDeck(things: Given, seas: Seas): void {
  KINDS.forEach((kind, index) => {
    const held = seas.captains.reduce((sum, { hand }) => sum + itemAt(hand, index), 0);
    const rest = itemAt(RESOURCE_CARDS, index) - held - itemAt(seas.stacks, index);
    seas.deck[index] = things.deck === undefined ? rest : (things.deck[kind] ?? 0);
    const last = seas.captains.at(-1)?.hand as number[];
    last[index] = itemAt(last, index) + rest - itemAt(seas.deck, index);
  });
}

function treasureOf({ treasure = [] }: Given): number[] {
  const cards = TREASURE_CARDS.flatMap(({ id, copies }) => Array<number>(copies).fill(id));
  for (const card of treasure) cards.splice(cards.indexOf(card), 1);
  return [...cards, ...[...treasure].reverse()];
}

function agendaOf({ step = 'command' }: Given, seat: Seat): Frame[] {
  const command: Frame[] = [
    { step: 'end-turn', seat },
    { step: 'command', seat },
  ];
  if (step === 'command') return command;
  if (step === 'find') return [...command, { step: 'draw', seat }, { step: 'find', seat }];
  return [...command, { step, seat }];
}
