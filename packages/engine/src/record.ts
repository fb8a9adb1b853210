// A game as it is kept: enough to play it again to the same end, and to prove it was played fairly.
import { canonical, hash } from './canonical.ts';
import { type Chance, chanceOfPly, type Rig, RiggedChance } from './chance.ts';
import type { Game, Outcome, Seat, Types } from './game.ts';
import { read } from './notation.ts';
import { readOptions } from './options.ts';
import { offered, play, start } from './play.ts';
import {
  listOf,
  Malformed,
  oneOf,
  plainObject,
  type Reader,
  shape,
  text,
  whole,
} from './reading.ts';
import { commitmentTo, isSeed, type Seed } from './seed.ts';

/** One accepted action and the hash of the state after it. */
export interface Ply {
  readonly seat: Seat;
  readonly action: string;
  readonly hash: string;
}

/** From this ply on, counted from 0 for the setup, chance was fixed by hand. */
export interface RigAt extends Rig {
  readonly ply: number;
}

export interface GameRecord {
  readonly format: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: Seed;
  readonly commitment: string;
  /** The position the game began from, where that was not the game's own setup. */
  readonly from?: unknown;
  readonly rigs?: readonly RigAt[];
  readonly plies: readonly Ply[];
  /** The hash of the last state, and how the game ended if it did. */
  readonly hash: string;
  readonly outcome: Outcome | null;
}

export function stateHash(state: object): string {
  return hash(state);
}

const anything: Reader<unknown> = (input) => input;
const digits: Reader<string> = (input, where) => {
  if (typeof input !== 'string' || !/^[0-9a-f]{16}$/.test(input))
    throw new Malformed(where, '16 hexadecimal digits', input);
  return input;
};
const seedReader: Reader<Seed> = (input, where) => {
  if (!isSeed(input)) throw new Malformed(where, '64 hexadecimal digits', input);
  return input;
};
const seat = whole(0, 63);
const readPly = shape({ seat, action: text, hash: digits });
const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (input, where) =>
    input === undefined ? undefined : reader(input, where);
const rolls = optional(listOf(whole(1, 1_000_000)));
const order = optional(listOf(anything));
const readRigAt = shape({ ply: whole(0, 1e9), rolls, order });

/** A rig from untrusted data. */
export const readRig: Reader<Rig> = (input, where) => {
  const found = shape({ rolls, order })(input, where);
  return { rolls: found.rolls ?? [], order: found.order ?? [] };
};

/** The outer form of a record; whether it is true only a replay can tell. */
export function readRecord(input: unknown): GameRecord {
  const found = shape({
    format: oneOf([1]),
    game: text,
    rulesVersion: whole(1, 1e9),
    seats: whole(1, 64),
    options: plainObject,
    seed: seedReader,
    commitment: text,
    from: anything,
    rigs: optional(listOf(readRigAt)),
    plies: listOf(readPly),
    hash: digits,
    outcome: anything,
  })(input, 'record');
  return found as unknown as GameRecord;
}

/** The chance of each ply in turn, fixed by hand where a rig says so. */
export class Fortune {
  readonly #seed: Seed;
  #rig: Rig = {};

  constructor(seed: Seed, ...rigs: readonly Rig[]) {
    this.#seed = seed;
    for (const rig of rigs) this.fix(rig);
  }

  fix(rig: Rig): void {
    this.#rig = {
      rolls: [...(this.#rig.rolls ?? []), ...(rig.rolls ?? [])],
      order: [...(this.#rig.order ?? []), ...(rig.order ?? [])],
    };
  }

  of(ply: number): Chance {
    const fair = chanceOfPly(this.#seed, ply);
    const rigged = (this.#rig.rolls?.length ?? 0) + (this.#rig.order?.length ?? 0) > 0;
    return rigged ? new RiggedChance(fair, this.#rig) : fair;
  }

  /** The ply was played with this chance: what it used of the rig is used up. */
  settle(chance: Chance): void {
    if (chance instanceof RiggedChance) this.#rig = chance.left;
  }
}

export class Unreplayable extends Error {
  override readonly name = 'Unreplayable';
}

/** Throws unless this record belongs to this game under these rules and keeps its commitment. */
export function checkHeading<T extends Types>(game: Game<T>, record: GameRecord): void {
  if (record.game !== game.id)
    throw new Unreplayable(`a record of ${record.game}, not of ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion)
    throw new Unreplayable(
      `recorded under rules version ${record.rulesVersion}; this is version ${game.rulesVersion}`,
    );
  if (commitmentTo(record.seed) !== record.commitment)
    throw new Unreplayable('the seed is not the one that was committed to before the game');
}

const NO_RIGS: readonly RigAt[] = [];

/** What was fixed by hand just before this ply. */
export function rigsAt({ rigs }: GameRecord, ply: number): readonly RigAt[] {
  return rigs === undefined ? NO_RIGS : rigs.filter((rig) => rig.ply === ply);
}

/** The state in which a recorded game began. */
export function firstState<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  chance: Chance,
): T['state'] {
  const { seats, from } = record;
  if (from === undefined)
    return start(game, seats, readOptions(game.options, record.options, seats), chance);
  const state = game.read(from);
  if (state.seats !== seats || canonical(state.options) !== canonical(record.options))
    throw new Unreplayable('the position it began from has other seats or options');
  return state;
}

/** Plays a record again and checks every action and every hash; throws where the two part ways. */
export function replay<T extends Types>(game: Game<T>, record: GameRecord): T['state'] {
  checkHeading(game, record);
  const fortune = new Fortune(record.seed, ...rigsAt(record, 0));
  const chance = fortune.of(0);
  const state = firstState(game, record, chance);
  fortune.settle(chance);
  for (let index = 0; index < record.plies.length; index++) {
    const ply = record.plies[index] as Ply;
    const number = index + 1;
    for (const rig of rigsAt(record, number)) fortune.fix(rig);
    const action = offered(game, state, ply.seat, read(ply.action) as T['action']);
    if (action === undefined)
      throw new Unreplayable(`ply ${number}: seat ${ply.seat} may not ${ply.action}`);
    const chance = fortune.of(number);
    play(game, state, ply.seat, action, chance);
    fortune.settle(chance);
    if (stateHash(state) !== ply.hash)
      throw new Unreplayable(
        `ply ${number}: the state after ${ply.action} is not the recorded one`,
      );
  }
  if (record.hash !== stateHash(state))
    throw new Unreplayable('the last state is not the recorded one');
  if (canonical(state.outcome) !== canonical(record.outcome))
    throw new Unreplayable('the outcome is not the recorded one');
  return state;
}

/** The text of a record, one ply a line. */
export function recordText(record: GameRecord): string {
  const { plies, ...heading } = record;
  const head = JSON.stringify(heading, null, 2).slice(0, -2);
  const lines = plies.map((ply) => `    ${JSON.stringify(ply)}`);
  return `${head},\n  "plies": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}
