// A game as it is kept: enough to play it again to the same end, and to prove it was played fairly.
import type { Rig } from './chance.ts';
import type { Outcome, Seat } from './game.ts';
import {
  flag,
  listOf,
  Malformed,
  oneOf,
  orNull,
  plainObject,
  type Reader,
  shape,
  text,
  whole,
} from './reading.ts';
import { type Contributions, isSeed, type Seed } from './seed.ts';

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

/** Who sat at a seat: a person by name, a bot by name, or a bot in the place of a person. */
export interface Sitter {
  readonly person: string | null;
  readonly bot: string | null;
  /** The person gave up or ran out of time, whatever the rules say of the seat. */
  readonly forfeited?: boolean;
}

export interface GameRecord {
  readonly format: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: Seed;
  readonly commitment: string;
  /** What the seats mixed into the chance, where one of them did. */
  readonly contributions?: Contributions;
  /** The position the game began from, where that was not the game's own setup. */
  readonly from?: unknown;
  readonly rigs?: readonly RigAt[];
  /** By seat. Nothing proves it. */
  readonly people?: readonly Sitter[];
  readonly plies: readonly Ply[];
  /** The hash of the last state, and how the game ended if it did. */
  readonly hash: string;
  readonly outcome: Outcome | null;
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
const readSitter = shape({ person: orNull(text), bot: orNull(text), forfeited: optional(flag) });
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
    contributions: optional(listOf(orNull(text))),
    from: anything,
    rigs: optional(listOf(readRigAt)),
    people: optional(listOf(readSitter)),
    plies: listOf(readPly),
    hash: digits,
    outcome: anything,
  })(input, 'record');
  return found as unknown as GameRecord;
}

/** The text of a record, one ply a line. */
export function recordText(record: GameRecord): string {
  const { plies, ...heading } = record;
  const head = JSON.stringify(heading, null, 2).slice(0, -2);
  const lines = plies.map((ply) => `    ${JSON.stringify(ply)}`);
  return `${head},\n  "plies": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}
