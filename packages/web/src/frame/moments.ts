// Earlier moments of a game: stepped through one by one, or played back.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardKit } from '@tidetable/board/board.ts';
import { pause } from '@tidetable/board/settings.ts';
import type { GameEvent, Viewer } from '@tidetable/engine';
import type { Shown } from '../tables/shown.ts';
import type { ShownEntry, Table } from '../tables/table.ts';
import { type LogLine, linesOf } from './log-lines.ts';
import { logReaderAt } from './people.ts';

/** Without animation, each moment still stays on the board for a while. */
const STILL = 350;

interface Past {
  readonly ply: number;
  /** How many events of the next action are shown already. */
  readonly begun: number;
  readonly shown: Shown;
}

export type Change = (shown: Shown) => void;

/** An event that takes time; `end` is called when it is over. */
export interface Acting {
  readonly over: Promise<void>;
  end(): void;
}

/** What moments need from the stage. */
interface Staging {
  /** How many actions have not been undone. */
  readonly last: ReadonlySignal<number>;
  story(): readonly ShownEntry[];
  /** Null if it takes no time: then it has been shown. */
  act(event: GameEvent, shown: Shown, change: Change): Acting | null;
}

export class Moments {
  readonly past = signal<Past | null>(null);
  /** Another seat's eyes, after the end. */
  readonly eyes = signal<Viewer | null>(null);
  /** The log as that seat knows it. */
  readonly lines = signal<readonly LogLine[] | null>(null);
  readonly isRunning = signal(false);
  /** Why a moment could not be shown. */
  readonly fault = signal<string | null>(null);
  readonly #table: Table;
  readonly #kit: BoardKit;
  readonly #staging: Staging;
  #retold: readonly ShownEntry[] | null = null;
  #asked = 0;
  /** The moment last requested, while it loads: fast stepping continues from it. */
  #coming: number | null = null;

  constructor(table: Table, kit: BoardKit, staging: Staging) {
    this.#table = table;
    this.#kit = kit;
    this.#staging = staging;
  }

  /** The moment on the board, counted in actions. */
  get ply(): number {
    return this.past.value?.ply ?? this.#staging.last.value;
  }

  /** The same, or the moment that is being loaded. */
  get wanted(): number {
    return this.#coming ?? this.ply;
  }

  async look(ply: number, eyes?: Viewer): Promise<void> {
    this.halt();
    if (eyes !== undefined && eyes !== this.eyes.value) await this.#lookWith(eyes);
    await this.#turnTo(ply);
  }

  now(): void {
    this.halt();
    this.#asked += 1;
    this.eyes.value = null;
    this.lines.value = null;
    this.#retold = null;
    this.past.value = null;
  }

  /** One moment forward or back; past the last one is the live game. */
  async step(by: 1 | -1): Promise<void> {
    const to = this.wanted + by;
    if (to > this.#staging.last.value) return;
    if (to === this.#staging.last.value && this.eyes.value === null) this.now();
    else await this.look(to);
  }

  /** Plays back from here, event by event; from the beginning if this is the end. */
  async run(): Promise<void> {
    const { last } = this.#staging;
    if (this.ply >= last.value) await this.#turnTo(0);
    const asked = ++this.#asked;
    this.isRunning.value = true;
    while (asked === this.#asked && this.ply < last.value) await this.#replayOne(asked);
    if (asked === this.#asked) this.isRunning.value = false;
  }

  halt(): void {
    this.#asked += 1;
    this.#coming = null;
    this.isRunning.value = false;
  }

  async #lookWith(eyes: Viewer): Promise<void> {
    this.eyes.value = eyes;
    const story = (await this.#table.tell?.(eyes)) ?? null;
    const shown = story === null ? null : await this.#seen(this.#staging.last.value);
    this.#retold = story;
    this.lines.value =
      story === null || shown === null
        ? null
        : linesOf({ story, shown, isWholeStory: true }, this.#kit.face, logReaderAt(this.#table));
  }

  async #turnTo(ply: number): Promise<void> {
    const asked = ++this.#asked;
    const wanted = Math.max(0, Math.min(ply, this.#staging.last.value));
    this.#coming = wanted;
    const shown = await this.#seen(wanted);
    if (asked !== this.#asked) return;
    this.#coming = null;
    if (shown !== null) this.past.value = { ply: wanted, begun: 0, shown };
  }

  async #replayOne(asked: number): Promise<void> {
    const ply = this.ply + 1;
    const entry = standing(this.#retold ?? this.#staging.story(), ply);
    for (const event of entry?.events ?? []) {
      const before = this.past.value;
      if (asked !== this.#asked || before === null) return;
      const acting = this.#staging.act(event, before.shown, (shown) => {
        if (asked !== this.#asked) return;
        this.past.value = { ply: before.ply, begun: before.begun + 1, shown };
      });
      if (acting === null) continue;
      await acting.over;
      acting.end();
    }
    const shown = await this.#seen(ply);
    if (pause() === 0) await new Promise((resolve) => setTimeout(resolve, STILL));
    if (shown === null) this.halt();
    else if (asked === this.#asked) this.past.value = { ply, begun: 0, shown };
  }

  async #seen(ply: number): Promise<Shown | null> {
    try {
      this.fault.value = null;
      return await this.#table.at(ply, this.eyes.value ?? undefined);
    } catch (error) {
      this.fault.value = error instanceof Error ? error.message : String(error);
      return null;
    }
  }
}

/** The entry that led to this moment and was not undone. */
function standing(story: readonly ShownEntry[], ply: number): ShownEntry | undefined {
  return story.findLast((one) => one.ply === ply && one.undo === undefined);
}
