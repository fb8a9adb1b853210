// What is on the board at this moment: events shown one by one, or an earlier moment.
import { computed, signal } from '@preact/signals';
import type { BoardKit } from '@tidetable/board/board.ts';
import type { Cue } from '@tidetable/board/cues.ts';
import { pause } from '@tidetable/board/settings.ts';
import { sound } from '@tidetable/board/sound/sounds.ts';
import type { GameEvent, Seat, Viewer } from '@tidetable/engine';
import { outcomeOf, type Shown } from '../tables/shown.ts';
import type { ShownEntry, Table, Update } from '../tables/table.ts';
import { type LogLine, linesBefore, linesOf } from './log-lines.ts';
import { type Acting, type Change, Moments } from './moments.ts';
import { logReaderAt } from './people.ts';

/** With a backlog longer than this, animation is skipped. */
const BACKLOG = 12;

/** How many past events a board may look back on. */
const LATELY = 30;

/** Milliseconds between two bot actions that a player could cut in on, without animation. */
const BEAT = 600;

export class Stage {
  readonly table: Table;
  readonly kit: BoardKit;
  readonly #told = signal<readonly LogLine[]>([]);
  /** The event being shown, and how. */
  readonly playing = signal<{ readonly event: GameEvent; readonly cue: Cue } | null>(null);
  /** The last moment shown of the live game. */
  readonly #live = signal<Shown | null>(null);
  /** How many actions the shown part of the live game has. */
  readonly last = signal(0);
  readonly moments: Moments;
  readonly shown = computed(() => this.moments.past.value?.shown ?? this.#live.value);
  readonly lines = computed(() => this.moments.lines.value ?? this.#told.value);
  /** What happened last before the moment shown. */
  readonly lately = computed(() => {
    const past = this.moments.past.value;
    const lines = past === null ? this.lines.value : linesBefore(this.lines.value, past);
    return lines.slice(-LATELY).flatMap(({ event }) => event ?? []);
  });
  /** The earlier moment being shown; null for the live game. */
  readonly ply = computed(() => this.moments.past.value?.ply ?? null);
  /** The seat whose eyes look; null for a spectator's. */
  readonly seat = computed((): Seat | null => {
    const eyes = this.moments.eyes.value ?? this.table.seat.value;
    return eyes === 'spectator' ? null : eyes;
  });
  /** The end has been shown. */
  readonly isOver = computed(
    () => this.#live.value !== null && outcomeOf(this.#live.value) !== null,
  );
  #story: readonly ShownEntry[] = [];
  readonly #queue: Update[] = [];
  readonly #isShowing = signal(false);
  /** The seat whose action is being shown; null while none is. */
  readonly acting = signal<Seat | null>(null);
  /** The result of the action being shown, in words. */
  readonly verdict = signal<string | null>(null);
  /** The moment when everything had last been shown. */
  readonly settled = signal<Shown | null>(null);
  #beat: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for what is being shown, where it is skipped. */
  #cut: (() => void) | null = null;
  #isCut = false;
  /** Everything that happened has been shown: the next seat can decide. */
  readonly isSettled = computed(() => !this.#isShowing.value && this.moments.past.value === null);
  /** A player at this screen has stopped the bots to think. */
  readonly isStopped = signal(false);
  /** Everything has been shown, but the table has not been told to go on yet. */
  #goesOn = false;
  readonly #stop: () => void;

  constructor(table: Table, kit: BoardKit) {
    this.table = table;
    this.kit = kit;
    this.moments = new Moments(table, kit, {
      last: this.last,
      story: () => this.#story,
      act: (event, shown, change) => this.#act(event, shown, pause(), change),
    });
    this.#stop = table.onUpdate((update) => this.#receive(update));
  }

  close(): void {
    this.#stop();
    this.moments.halt();
    clearTimeout(this.#beat);
    this.#queue.length = 0;
  }

  /** Shows an earlier moment, through other eyes if given. */
  look(ply: number, eyes?: Viewer): Promise<void> {
    return this.moments.look(ply, eyes);
  }

  /** Back to the live game. */
  now(): void {
    this.moments.now();
  }

  /** Skips everything that is waiting to be shown. */
  hurry(): void {
    this.#isCut = this.#isShowing.value;
    this.#cut?.();
  }

  /** Skips only what is being shown now. */
  skip(): void {
    this.#cut?.();
  }

  /** Whether bots act only when told to, and this seat may act between them. */
  get canStop(): boolean {
    const { waitsForGoOn = false, seat, isRecord } = this.table;
    const now = this.#live.value;
    if (!waitsForGoOn || isRecord || now === null || seat.value === null) return false;
    return now.may && !now.must.includes(seat.value);
  }

  stop(isStopped: boolean): void {
    this.isStopped.value = isStopped;
    if (!isStopped && this.#goesOn) this.#goOn();
  }

  /** Without animation, bots still leave a moment to cut in. */
  #goOn(): void {
    this.#goesOn = true;
    if (this.isStopped.value) return;
    const beat = this.canStop && pause() === 0 ? BEAT : 0;
    clearTimeout(this.#beat);
    if (beat === 0) this.#tellToGoOn();
    else this.#beat = setTimeout(() => this.#tellToGoOn(), beat);
  }

  #tellToGoOn(): void {
    if (!this.#goesOn || this.isStopped.value || this.#isShowing.value) return;
    this.#goesOn = false;
    this.table.goOn();
  }

  #receive(update: Update): void {
    this.#goesOn = false;
    if (update.story.some(({ seat }) => seat === this.table.seat.value))
      this.isStopped.value = false;
    this.#story = update.isWholeStory ? update.story : [...this.#story, ...update.story];
    if (update.isWholeStory) {
      this.#queue.length = 0;
      this.#told.value = linesOf(update, this.kit.face, logReaderAt(this.table));
      this.#settle(update);
      if (!this.#isShowing.value) {
        this.settled.value = this.#live.value;
        this.#goOn();
      }
      return;
    }
    this.#queue.push(update);
    if (!this.#isShowing.value) void this.#showAll();
  }

  /** Events that take no time are applied in one batch, up to the next wait, and so drawn once. */
  async #showAll(): Promise<void> {
    this.#isShowing.value = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      this.acting.value = update.story.at(-1)?.seat ?? null;
      for (const line of linesOf(update, this.kit.face, logReaderAt(this.table))) {
        const acting = this.#tell(line);
        if (acting === null) continue;
        await acting.over;
        acting.end();
      }
      this.#settle(update);
      this.verdict.value = null;
    }
    this.#isShowing.value = false;
    this.acting.value = null;
    this.settled.value = this.#live.value;
    this.#isCut = false;
    this.#goOn();
  }

  #tell(line: LogLine): Acting | null {
    this.#told.value = [...this.#told.value, line];
    const before = this.#live.value;
    if (line.event === null || before === null) return null;
    if (this.kit.cue(line.event, before.view).isVerdict) this.verdict.value = line.text;
    return this.#act(line.event, before, this.#isHurried() ? 0 : pause(), (shown) => {
      this.#live.value = shown;
    });
  }

  /** Shows one event: the board changes during it, or after it where something must arrive first. */
  #act(event: GameEvent, before: Shown, beat: number, change: Change): Acting | null {
    const { view, must, may } = before;
    const cue = this.kit.cue(event, view);
    const after = this.kit.after?.(view, event) ?? view;
    const shown = { view: after, must, may, menu: null, undoable: 0 };
    const wait = cue.beats * beat;
    if (wait === 0 || cue.flight === undefined) change(shown);
    if (wait === 0) return null;
    if (cue.sound !== undefined) sound(cue.sound);
    this.playing.value = { event, cue };
    const over = new Promise<void>((resolve) => {
      this.#cut = resolve;
      setTimeout(resolve, wait);
    });
    const end = (): void => {
      this.#cut = null;
      this.playing.value = null;
      change(shown);
    };
    return { over, end };
  }

  #isHurried(): boolean {
    return (
      this.#isCut || document.hidden || this.ply.value !== null || this.#queue.length > BACKLOG
    );
  }

  #settle({ story, shown }: Update): void {
    this.last.value = story.at(-1)?.ply ?? this.last.value;
    this.#live.value = shown;
  }
}
