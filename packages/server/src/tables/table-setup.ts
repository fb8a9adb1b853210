// What a table began with and never changes. The seed is in here, but only its uses can be reached.
import { createHmac } from 'node:crypto';
import {
  type Chance,
  type Core,
  chanceOfPly,
  commitmentTo,
  type Face,
  type Game,
  Generator,
  mixed,
  readOptions,
  type Seat,
  start,
} from '@tidetable/engine';
import { faceOf, isSpokenFor } from '../games/rules.ts';
import { contributionsOf } from '../store/contributions.ts';
import type { TableId, TableRow } from '../store/store.ts';
import { readSettings, type Settings } from './settings.ts';

/** The public part of a table's setup. */
export interface Heading {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: unknown;
  readonly settings: Settings;
  readonly commitment: string;
}

/** The public part of a row, picked field by field. */
export function headingOf(row: TableRow): Heading {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rulesVersion,
    seats: row.seats,
    options: JSON.parse(row.options),
    settings: readSettings(JSON.parse(row.settings)),
    commitment: row.commitment,
  };
}

export class TableSetup {
  readonly heading: Heading;
  readonly game: Game;
  /** The game's words. */
  readonly face: Face | null;
  /** The words, where pages are sent them. */
  readonly spoken: Face | null;
  readonly #seed: string;
  /** The seed with what the seats have added to it. */
  readonly #seedOfPlay: string;
  readonly #opening: string | null;
  #isSameForAll: boolean | undefined;

  constructor(row: TableRow, game: Game, face: Face | null = faceOf(game)) {
    if (commitmentTo(row.seed) !== row.commitment)
      throw new Error(`table ${row.id}: its seed is not the one that was committed to`);
    this.heading = headingOf(row);
    this.game = game;
    this.face = face;
    this.spoken = isSpokenFor(game.id) ? face : null;
    this.#seed = row.seed;
    this.#seedOfPlay = mixed(row.seed, contributionsOf(row) ?? []);
    this.#opening = row.opening;
  }

  get seats(): number {
    return this.heading.seats;
  }

  /** Where every viewer sees and hears the same, one view serves them all. Spoken words say “you” to each. */
  get isSameForAll(): boolean {
    this.#isSameForAll ??= this.spoken === null && this.game.sameForAll?.(this.#options()) === true;
    return this.#isSameForAll;
  }

  chanceOf(ply: number): Chance {
    return chanceOfPly(this.#seedOfPlay, ply);
  }

  /** A bot's own chance: unpredictable, independent of the table's, and the same on every node. */
  chanceOfBot(seq: number, seat: Seat): Chance {
    return new Generator(...this.seedOfBot(seq, seat));
  }

  /** The seed of that chance. */
  seedOfBot(seq: number, seat: Seat): readonly [number, number, number, number] {
    const mac = createHmac('sha256', Buffer.from(this.#seedOfPlay, 'hex'));
    const words = mac.update(`bot ${seq} ${seat}`).digest();
    return [
      words.readInt32LE(0),
      words.readInt32LE(4),
      words.readInt32LE(8),
      words.readInt32LE(12),
    ];
  }

  firstState(): Core {
    if (this.#opening !== null) return this.game.read(JSON.parse(this.#opening));
    return start(this.game, this.seats, this.#options(), this.chanceOf(0));
  }

  #options(): object {
    const { options, seats } = this.heading;
    return readOptions(this.game.options, options, seats);
  }

  /** The seed, for a game that is over. */
  seedAfter({ outcome }: { readonly outcome: unknown }): string | null {
    return outcome === null ? null : this.#seed;
  }
}
