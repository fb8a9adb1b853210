// What is on the board at this moment: each event is shown in its turn, or an earlier moment is looked at.
import { computed, signal } from '@preact/signals';
import type { GameEvent, Viewer } from '@tidetable/engine';
import { pause } from '../app/settings.ts';
import type { BoardKit } from '../boards/board.ts';
import type { Cue } from '../boards/cues.ts';
import { sound } from '../sound/sounds.ts';
import type { Shown } from '../tables/shown.ts';
import type { News, Table } from '../tables/table.ts';
import { type LogLine, linesOf } from './log-lines.ts';

/** With so much waiting to be shown, nobody wants to see every step of it. */
const BACKLOG = 12;

interface Past {
  readonly ply: number;
  readonly shown: Shown;
}

export class Stage {
  readonly table: Table;
  readonly kit: BoardKit;
  readonly lines = signal<readonly LogLine[]>([]);
  /** The event that is being shown, and how. */
  readonly playing = signal<{ readonly event: GameEvent; readonly cue: Cue } | null>(null);
  /** What was shown last of the game as it goes. */
  readonly #live = signal<Shown | null>(null);
  readonly #past = signal<Past | null>(null);
  readonly shown = computed(() => this.#past.value?.shown ?? this.#live.value);
  /** The moment that is looked at; null for now. */
  readonly ply = computed(() => this.#past.value?.ply ?? null);
  /** How many actions stand in what was shown of the game. */
  readonly last = signal(0);
  readonly #queue: News[] = [];
  readonly #isShowing = signal(false);
  /** Ends the wait for what is being shown, where nobody wants to see it. */
  #cut: (() => void) | null = null;
  #isCut = false;
  /** Everything that happened has been shown: whoever must decide can. */
  readonly isSettled = computed(() => !this.#isShowing.value && this.#past.value === null);
  #asked = 0;
  readonly #stop: () => void;

  constructor(table: Table, kit: BoardKit) {
    this.table = table;
    this.kit = kit;
    this.#stop = table.onNews((news) => this.#hear(news));
  }

  close(): void {
    this.#stop();
    this.#queue.length = 0;
  }

  /** Looks at an earlier moment, with other eyes if they are named. */
  async look(ply: number, eyes?: Viewer): Promise<void> {
    const ask = ++this.#asked;
    const wanted = Math.max(0, Math.min(ply, this.last.value));
    const shown = await this.table.at(wanted, eyes);
    if (ask === this.#asked) this.#past.value = { ply: wanted, shown };
  }

  /** Back to the game as it goes. */
  now(): void {
    this.#asked += 1;
    this.#past.value = null;
  }

  /** Shows what waits to be shown at once. */
  hurry(): void {
    this.#isCut = this.#isShowing.value;
    this.#cut?.();
  }

  #hear(news: News): void {
    if (news.isAnew) {
      this.#queue.length = 0;
      this.lines.value = linesOf(news, this.kit.face, this.table.names.value);
      this.#settle(news);
      if (!this.#isShowing.value) this.table.goOn();
      return;
    }
    this.#queue.push(news);
    if (!this.#isShowing.value) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.#isShowing.value = true;
    for (let news = this.#queue.shift(); news !== undefined; news = this.#queue.shift())
      await this.#show(news);
    this.#isShowing.value = false;
    this.#isCut = false;
    this.table.goOn();
  }

  async #show(news: News): Promise<void> {
    for (const line of linesOf(news, this.kit.face, this.table.names.value)) {
      this.lines.value = [...this.lines.value, line];
      const before = this.#live.value;
      if (line.event !== null && before !== null) await this.#act(line.event, before);
    }
    this.#settle(news);
  }

  /** Shows one event on the board as it was before it, and then as it is after it. */
  async #act(event: GameEvent, { view, must, may }: Shown): Promise<void> {
    const cue = this.kit.cue(event, view);
    const wait = this.#isHurried() ? 0 : cue.beats * pause();
    if (wait > 0) {
      if (cue.sound !== undefined) sound(cue.sound);
      this.playing.value = { event, cue };
      await new Promise<void>((resolve) => {
        this.#cut = resolve;
        setTimeout(resolve, wait);
      });
      this.#cut = null;
      this.playing.value = null;
    }
    const after = this.kit.after?.(view, event) ?? view;
    this.#live.value = { view: after, must, may, menu: null, undoable: 0 };
  }

  #isHurried(): boolean {
    return this.#isCut || document.hidden || this.#past.value !== null || this.#queue.length > BACKLOG;
  }

  #settle({ story, shown }: News): void {
    this.last.value = story.at(-1)?.ply ?? this.last.value;
    this.#live.value = shown;
  }
}
