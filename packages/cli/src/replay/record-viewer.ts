// Shows a recorded game: one moment of it, or all in turn.
import { setTimeout as pause } from 'node:timers/promises';
import type { Match } from '@tidetable/engine';
import { BAD, CLEAR, FAINT, GLOW, GOOD, type Ink, inkFor, STRONG } from '@tidetable/terminal/ink';
import { labelled, readable } from '@tidetable/terminal/text';
import type { Terminal } from '../command.ts';
import type { GameParts } from '../games.ts';
import { houseRuleLines } from '../house-rules.ts';
import { ruleLines } from '../rules-text.ts';
import { type Chapter, wordsOf } from '../table/story.ts';
import { isTerminal, Lines, rowsOf } from '../terminal/lines.ts';

export class RecordViewer {
  readonly #parts: GameParts;
  readonly #opening: Match['state'];
  readonly #chapters: readonly Chapter[];
  readonly #terminal: Terminal;
  readonly #ink: Ink;

  constructor(
    parts: GameParts,
    opening: Match['state'],
    chapters: readonly Chapter[],
    terminal: Terminal,
  ) {
    this.#parts = parts;
    this.#opening = opening;
    this.#chapters = chapters;
    this.#terminal = terminal;
    this.#ink = inkFor(terminal);
  }

  /** Every board from this ply on, with a wait after each. */
  async run(from: number, delay: number): Promise<void> {
    for (let ply = from; ply <= this.#chapters.length; ply++) {
      this.#show(ply);
      if (delay > 0 && ply < this.#chapters.length) await pause(delay);
    }
    this.#write(this.#result());
  }

  /** The whole story up to this ply, then its board. */
  tellAll(upTo: number): void {
    const rules = this.#houseRules();
    if (rules.length > 0) this.#write([...rules, '']);
    for (const chapter of this.#chapters.slice(0, upTo)) this.#write(this.#chapterLines(chapter));
    this.#write(['', ...this.#board(upTo)]);
    if (upTo === this.#chapters.length) this.#write(this.#result());
  }

  async stepByStep(from: number): Promise<void> {
    const lines = new Lines(this.#terminal);
    const last = this.#chapters.length;
    const keys = this.#ink(`Enter next   p back   0–${last} jump   q quit `, FAINT);
    try {
      for (let ply = from; ; ) {
        this.#show(ply);
        if (ply === last) this.#write(this.#result());
        const line = (await lines.ask(keys))?.trim().toLowerCase();
        if (line === undefined || line === 'q' || line === 'quit') return;
        if (/^\d+$/.test(line)) ply = Math.min(last, Number(line));
        else ply = Math.min(last, Math.max(0, ply + (line === 'p' ? -1 : 1)));
      }
    } finally {
      lines.close();
    }
  }

  #show(ply: number): void {
    const chapter = this.#chapters[ply - 1];
    const heading = `${this.#parts.game.title} · ply ${ply} of ${this.#chapters.length}`;
    if (isTerminal(this.#terminal.output)) this.#terminal.output.write(CLEAR);
    this.#write([
      this.#ink(heading, STRONG),
      ...(chapter === undefined
        ? ['The table is set.', ...this.#houseRules()]
        : this.#chapterLines(chapter)),
      ...this.#board(ply),
      '',
    ]);
  }

  #chapterLines(chapter: Chapter): string[] {
    const words = wordsOf(this.#parts, chapter, 'spectator', this.#ink);
    const number = this.#ink(String(chapter.ply).padStart(3), GLOW);
    return labelled(number, words, { width: readable(this.#terminal.columns), indent: 5, gap: 1 });
  }

  #houseRules(): string[] {
    const width = readable(this.#terminal.columns);
    return houseRuleLines(this.#parts, this.#opening.options, this.#ink, width);
  }

  #board(ply: number): string[] {
    const state = this.#chapters[ply - 1]?.state ?? this.#opening;
    const rows = rowsOf(this.#terminal.output);
    return this.#parts.board.draw(this.#parts.game.view(state, 'spectator'), {
      ink: this.#ink,
      columns: this.#terminal.columns,
      lines: rows === undefined ? undefined : rows - 6,
      choices: [],
      chooser: this.#chapters[ply - 1]?.seat ?? null,
      players: Array.from({ length: state.seats }, (_none, seat) => `seat ${seat + 1}`),
    });
  }

  #result(): string[] {
    const outcome = (this.#chapters.at(-1)?.state ?? this.#opening).outcome;
    if (outcome === null) return ['The record stops here; the game is not over.'];
    const rules = [...new Set(outcome.endings.map((ending) => ending.rule))];
    return [
      this.#ink(this.#parts.face.result(outcome), outcome.winners.length > 0 ? GOOD : BAD),
      ...rules.flatMap((rule) =>
        ruleLines(this.#parts.game, rule, this.#ink, this.#terminal.columns),
      ),
    ];
  }

  #write(lines: readonly string[]): void {
    this.#terminal.output.write(`${lines.join('\n')}\n`);
  }
}
