// The clock of one table as stored: written with every entry, and when a person sits down or leaves.
import { beginsTurn, type GameEvent, type Seat } from '@tidetable/engine';
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Entry, Store, Timing } from '../store/store.ts';
import {
  afterTurnChange,
  type Clock,
  clockText,
  deadlineOf,
  newClock,
  type Pending,
  readAt,
  readClock,
  withRunning,
} from './clock.ts';
import type { Position } from './position.ts';
import { isPlayedByPerson, type Seating } from './seating.ts';
import { hasOrderFor } from './standing-orders.ts';
import type { TableSetup } from './table-setup.ts';

export class TableClock {
  readonly #setup: TableSetup;
  readonly #store: Store;
  readonly #seating: Seating;
  readonly #now: () => number;
  readonly isTimed: boolean;
  /** As the store has it; null when that is not known. */
  #known: Timing | null = null;
  /** Counts calls of `forget`: what was read before one is stale. */
  #forgotten = 0;

  constructor(setup: TableSetup, store: Store, seating: Seating, now: () => number) {
    this.#setup = setup;
    this.#store = store;
    this.#seating = seating;
    this.#now = now;
    this.isTimed = this.#first() !== null;
  }

  #first(): Clock | null {
    const { game, seats, heading } = this.#setup;
    const limit = game.timeLimit?.(heading.options as object) ?? null;
    return newClock(heading.settings.pace, seats, limit, this.#now());
  }

  /** Others may have changed it. */
  forget(): void {
    this.#forgotten += 1;
    this.#known = null;
  }

  async #stored(): Promise<Timing> {
    if (this.#known !== null) return this.#known;
    const forgotten = this.#forgotten;
    const timing = await this.#store.clocks.of(this.#setup.heading.id);
    if (forgotten === this.#forgotten) this.#known = timing;
    return timing;
  }

  /** As it was last written; null where no time is counted, or not yet. */
  lastWritten(): MaybePromise<Clock | null> {
    return this.isTimed ? this.#lastWritten() : null;
  }

  async #lastWritten(): Promise<Clock | null> {
    const { banks, since } = await this.#stored();
    return banks === null || since === null ? null : readClock(banks, since);
  }

  /** Whether no time is counted and no deadline is known. */
  get isStill(): boolean {
    return !this.isTimed && this.#known?.deadline === null;
  }

  /** As it is now. */
  async now(): Promise<Clock | null> {
    const clock = await this.lastWritten();
    return clock === null ? null : readAt(clock, this.#now());
  }

  /** The clock after an entry; undefined if it does not change. */
  async after(
    from: Position,
    to: Position,
    kind: Entry['kind'],
    events: readonly GameEvent[],
  ): Promise<Timing | undefined> {
    const clock = await this.now();
    const moved = clock === null ? null : this.#afterMove(clock, from, to, kind, events);
    const timing = this.#timingOf(moved, await this.#situation(to));
    const isNothing = timing.banks === null && timing.deadline === null;
    return isNothing && (await this.#stored()).deadline === null ? undefined : timing;
  }

  wrote(timing: Timing | undefined): void {
    if (timing !== undefined) this.#known = timing;
  }

  #afterMove(
    clock: Clock,
    from: Position,
    to: Position,
    kind: Entry['kind'],
    events: readonly GameEvent[],
  ): Clock {
    const [before, now] = [this.#must(from), this.#must(to)];
    const onNewTurn = now.filter((seat) => before.includes(seat) && beginsTurn(events, seat));
    const left = before.filter((seat) => !now.includes(seat));
    const finished = [...left, ...onNewTurn].filter((seat) => clock.running.includes(seat));
    const came = now.filter((seat) => !before.includes(seat));
    return afterTurnChange(
      clock,
      this.#setup.heading.settings.pace,
      kind === 'undo'
        ? { finished: [], began: [], again: came }
        : { finished, began: [...came, ...onNewTurn], again: [] },
    );
  }

  #must(at: Position): readonly Seat[] {
    return at.deciders.must;
  }

  /** Whose time runs at a position, and what it waits for. */
  async #situation(at: Position): Promise<Situation> {
    const now = this.#now();
    if (at.state.outcome !== null) return { running: [], away: [], now, acts: false };
    const known = await this.#seating.now();
    const orders = await this.#seating.orders();
    const must = this.#must(at);
    const running = must.filter((seat) => isPlayedByPerson(known, seat));
    const isBotAsked = at.asked !== null && known.sittings.some(({ bot }) => bot !== null);
    const isOrdered = hasOrderFor(this.#setup, at, orders, running);
    const acts = isBotAsked || running.length < must.length || isOrdered;
    const away = known.sittings.filter(({ person, bot }) => person !== null && bot !== null);
    return { running, away: away.map(({ seat }) => seat), now, acts };
  }

  #timingOf(clock: Clock | null, situation: Situation): Timing {
    const { pace } = this.#setup.heading.settings;
    const ran = clock === null ? null : withRunning(clock, pace, situation);
    return {
      banks: ran === null ? null : clockText(ran),
      since: ran === null ? null : ran.since,
      deadline: deadlineOf(ran, this.#setup.heading.settings, situation),
    };
  }

  /**
   * Starts the clock, or lets it run for those who sit here now; a table that is due gets its next deadline in any case.
   * True if the clock runs for others than before; false where another node was faster.
   */
  async settle(at: Position, { isDue }: { readonly isDue: boolean }): Promise<boolean> {
    const from = await this.#stored();
    if (!this.isTimed && !isDue) return false;
    const written = await this.lastWritten();
    const situation = await this.#situation(at);
    const asBefore = !this.isTimed || (written !== null && isAs(written, situation));
    if (asBefore && !isDue) return false;
    const clock = written === null ? this.#first() : readAt(written, situation.now);
    const to = this.#timingOf(clock, situation);
    const changed = await this.#store.clocks.change(this.#setup.heading.id, at.seq, from, to);
    this.#known = changed ? to : null;
    return changed && !asBefore;
  }
}

interface Situation extends Pending, Pick<Clock, 'running' | 'away'> {}

function isAs(clock: Clock, { running, away }: Situation): boolean {
  return isSame(clock.running, running) && isSame(clock.away, away);
}

function isSame(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat) => other.includes(seat));
}
