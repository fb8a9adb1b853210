// One game in progress: the state, the record so far, and how far it can be undone.
import { hash } from './canonical.ts';
import type { Chance, Rig } from './chance.ts';
import type { Deciders, Game, Seat, Types, Viewer } from './game.ts';
import { read, write } from './notation.ts';
import { readOptions } from './options.ts';
import {
  type Attempt,
  attempt,
  attemptTimeCall,
  checkSeats,
  deciders,
  legal,
  menu,
  type Offers,
  offered,
  type Refusal,
  refusal,
  start,
  timeCall,
} from './play.ts';
import type { GameRecord, Ply, RigAt } from './record.ts';
import {
  ChanceSource,
  chanceSourceOf,
  checkHeading,
  firstState,
  rigsAt,
  Unreplayable,
} from './replay.ts';
import { type Contributions, commitmentTo, mixed, type Seed } from './seed.ts';
import { type Disclosed, NOBODY, requireDecision } from './step-runner.ts';

export interface Setting {
  readonly seats: number;
  readonly seed: Seed;
  /** One for each seat. */
  readonly contributions?: Contributions;
  /** Untrusted: checked against the game's schema. */
  readonly options?: unknown;
  readonly rig?: Rig;
}

export type Accepted<E> = {
  readonly ok: true;
  readonly events: readonly E[];
  readonly disclosed: Disclosed;
};
export type Refused = { readonly ok: false; readonly refusal: Refusal };

export interface UndoRefused {
  readonly ok: false;
  readonly reason: string;
}

/** What a record holds beside the game itself. */
type Heading = Pick<GameRecord, 'contributions' | 'from' | 'people' | 'seed'>;

interface UndoPoint<T extends Types> {
  readonly seat: Seat;
  readonly before: T['state'];
}

export class Match<T extends Types = Types> {
  readonly game: Game<T>;
  readonly #heading: Heading;
  readonly #source: ChanceSource;
  readonly #plies: Ply[] = [];
  #rigs: RigAt[] = [];
  /** One seat's plies since something was disclosed or another seat acted, with the state before each. */
  readonly #undoable: UndoPoint<T>[] = [];
  #state: T['state'];

  private constructor(game: Game<T>, heading: Heading, source: ChanceSource, state: T['state']) {
    this.game = game;
    this.#heading = heading;
    this.#source = source;
    this.#state = state;
  }

  static start<T extends Types>(game: Game<T>, setting: Setting): Match<T> {
    const { seats, seed, contributions, rig } = setting;
    checkSeats(game, seats);
    const options = readOptions(game.options, setting.options, seats);
    const source = new ChanceSource(
      mixed(seed, contributions),
      ...(rig === undefined ? [] : [rig]),
    );
    const chance = source.of(0);
    const heading = contributions === undefined ? { seed } : { seed, contributions };
    const match = new Match(game, heading, source, start(game, seats, options, chance));
    source.settle(chance);
    if (rig !== undefined) match.#rigs.push({ ply: 0, ...rig });
    return match;
  }

  /** A match from any position that the game can read. */
  static load<T extends Types>(game: Game<T>, seed: Seed, position: unknown): Match<T> {
    const state = game.read(position);
    requireDecision(game, state);
    return new Match(game, { seed, from: game.clone(state) }, new ChanceSource(seed), state);
  }

  /** Continues a record where it stopped. */
  static resume<T extends Types>(game: Game<T>, record: GameRecord): Match<T> {
    checkHeading(game, record);
    const source = chanceSourceOf(record);
    const chance = source.of(0);
    const state = firstState(game, record, chance);
    source.settle(chance);
    const match = new Match(game, record, source, state);
    match.#rigs.push(...rigsAt(record, 0));
    for (const rig of rigsAt(record, 1)) match.rig(rig);
    for (const ply of record.plies) {
      const action = read(ply.action);
      const answer = action.type === game.timeUp ? match.callTime() : match.play(ply.seat, action);
      if (!answer.ok)
        throw new Unreplayable(`ply ${match.ply + 1}: ${ply.action}: ${answer.refusal.message}`);
      if (match.hash !== ply.hash)
        throw new Unreplayable(
          `ply ${match.ply}: the state after ${ply.action} is not the recorded one`,
        );
      for (const rig of rigsAt(record, match.ply + 1)) match.rig(rig);
    }
    return match;
  }

  /** How many actions have been accepted. */
  get ply(): number {
    return this.#plies.length;
  }

  /** Read-only. */
  get state(): T['state'] {
    return this.#state;
  }

  get hash(): string {
    return this.#plies.at(-1)?.hash ?? hash(this.#state);
  }

  get deciders(): Deciders {
    return deciders(this.game, this.#state);
  }

  legal(seat: Seat): T['action'][] {
    return legal(this.game, this.#state, seat);
  }

  menu(seat: Seat): Offers<T['action'], T['reason']> {
    return menu(this.game, this.#state, seat);
  }

  /** Why a seat may not do this now; null if it may. */
  whyNot(seat: Seat, action: T['action']): Refusal | null {
    const isOffered = offered(this.game, this.#state, seat, action) !== undefined;
    return isOffered ? null : refusal(this.game, this.#state, seat, action);
  }

  view(viewer: Viewer): T['view'] {
    return this.game.view(this.#state, viewer);
  }

  play(seat: Seat, action: T['action']): Accepted<T['event']> | Refused {
    const chance = this.#source.of(this.ply + 1);
    const tried = attempt(this.game, this.#state, seat, action, chance);
    return this.#settle(seat, action, chance, tried);
  }

  /** The table's clock has run out: ends the game as its rules say, once nothing has to be finished first. */
  callTime(): Accepted<T['event']> | Refused {
    const chance = this.#source.of(this.ply + 1);
    const call = timeCall(this.game, this.#state);
    const tried = attemptTimeCall(this.game, this.#state, chance);
    if (call === null || tried === null)
      return {
        ok: false,
        refusal: { code: 'not-offered', message: 'Time cannot be called just now.' },
      };
    return this.#settle(call.seat, call.action, chance, tried);
  }

  #settle(
    seat: Seat,
    action: T['action'],
    chance: Chance,
    tried: Attempt<T>,
  ): Accepted<T['event']> | Refused {
    if (!tried.ok) return tried;
    const { state, events, disclosed } = tried;
    const ply = { seat, action: write(action), hash: hash(state) };
    if (disclosed !== NOBODY || this.#undoable.at(-1)?.seat !== seat) this.#undoable.length = 0;
    if (disclosed === NOBODY) this.#undoable.push({ seat, before: this.#state });
    this.#plies.push(ply);
    this.#state = state;
    this.#source.settle(chance);
    return { ok: true, events, disclosed };
  }

  /** Takes back this seat's last action, if it disclosed nothing and no other seat has acted since. */
  undo(seat: Seat): { readonly ok: true } | UndoRefused {
    const last = this.#undoable.at(-1);
    const actor = this.#plies.at(-1)?.seat;
    if (this.#state.outcome !== null) return { ok: false, reason: 'The game is over.' };
    if (actor === undefined) return { ok: false, reason: 'Nothing has been done yet.' };
    if (actor !== seat)
      return { ok: false, reason: 'Another player has acted since; only they could undo now.' };
    if (last === undefined)
      return {
        ok: false,
        reason: 'What was rolled, shuffled, revealed or answered by another seat stands.',
      };
    this.#undoable.pop();
    this.#plies.pop();
    const next = this.ply + 1;
    this.#rigs = this.#rigs.map((rig) => (rig.ply > next ? { ...rig, ply: next } : rig));
    this.#state = last.before;
    return { ok: true };
  }

  /** How many of this seat's actions could be taken back now. */
  undoable(seat: Seat): number {
    if (this.#state.outcome !== null) return 0;
    return this.#undoable.at(-1)?.seat === seat ? this.#undoable.length : 0;
  }

  /** Fixes coming dice and shuffles; goes on record. */
  rig(rig: Rig): void {
    this.#rigs.push({ ...rig, ply: this.ply + 1 });
    this.#source.fix(rig);
  }

  /** Holds the seed, and with it every secret of the table. */
  record(): GameRecord {
    const { seed, contributions, from, people } = this.#heading;
    return {
      format: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      seats: this.#state.seats,
      options: this.#state.options,
      seed,
      commitment: commitmentTo(seed),
      ...(contributions === undefined ? {} : { contributions }),
      ...(from === undefined ? {} : { from }),
      ...(this.#rigs.length === 0 ? {} : { rigs: this.#rigs }),
      ...(people === undefined ? {} : { people }),
      plies: [...this.#plies],
      hash: this.hash,
      outcome: this.#state.outcome,
    };
  }
}
