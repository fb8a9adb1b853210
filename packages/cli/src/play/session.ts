// A person at the table: shown the screen, asked for a line, until the game is over or they leave.
import type { Seat } from '@tidetable/engine';
import { BAD, FAINT, GLOW } from '@tidetable/terminal/ink';
import type { Terminal } from '../command.ts';
import type { Asked, Table } from '../table/table.ts';
import { Lines, NOTHING_YET } from '../terminal/lines.ts';
import { partingLines, resultLines } from './closing-lines.ts';
import { type ChoiceContext, choiceContext, endContext, type PlayContext } from './context.ts';
import { openingLines } from './opening-lines.ts';
import { ANSWERS, extra } from './questions.ts';
import type { Saves } from './saves.ts';
import { show } from './screen.ts';
import {
  as,
  choose,
  goOn,
  type Next,
  pass,
  type Reply,
  runShortcut,
  save,
  undo,
} from './table-commands.ts';

const LEAVING = /^(quit|q|exit)$/i;

const COMMANDS: Readonly<Record<string, (context: ChoiceContext, rest: string) => Reply>> = {
  undo,
  u: undo,
  as,
  pass,
  save,
  board: ({ chooser, must }) => ({ next: { seat: chooser, must } }),
};

function handleLine(context: ChoiceContext, line: string): Reply {
  if (line === '') return goOn(context);
  const [first = '', ...others] = line.split(/\s+/);
  const word = first.toLowerCase().replace(/:$/, '');
  const rest = others.join(' ');
  if (Object.hasOwn(ANSWERS, word))
    return { next: 'ask', say: ANSWERS[word]?.(context, rest) ?? [] };
  if (Object.hasOwn(COMMANDS, word)) return COMMANDS[word]?.(context, rest) ?? { next: 'ask' };
  const say = extra(context, word, rest);
  if (say !== null) return { next: 'ask', say };
  return runShortcut(context, word, rest) ?? choose(context, line);
}

export class Session {
  readonly #table: Table;
  readonly #terminal: Terminal;
  readonly #saves: Saves;
  readonly #lines: Lines;
  #shownUpTo: number;
  #isShown = false;
  #isTimeTold = false;

  constructor(table: Table, terminal: Terminal, saves: Saves) {
    this.#table = table;
    this.#terminal = terminal;
    this.#saves = saves;
    this.#lines = new Lines(terminal);
    this.#shownUpTo = table.story.length;
  }

  async run(): Promise<void> {
    try {
      let asked = this.#advance();
      while (asked !== null) {
        const next = await this.#choice(asked);
        if (next === 'leave') return;
        asked = next === 'advance' ? this.#advance() : next;
      }
      const context = endContext(this.#table, this.#terminal);
      this.#show(context);
      this.#say(resultLines(context, this.#saves));
    } finally {
      this.#lines.close();
    }
  }

  /** Says once of each seat that it thinks, as that may take a while. */
  #advance(): Asked | null {
    const thinking = new Set<Seat>();
    return this.#table.advance((seat) => {
      if (!thinking.has(seat)) this.#say([`The ${this.#table.seatName(seat)} thinks …`]);
      thinking.add(seat);
    });
  }

  async #choice(asked: Asked): Promise<Exclude<Next, 'ask'> | 'leave'> {
    const context = choiceContext(this.#table, this.#terminal, asked);
    this.#show(context);
    for (;;) {
      if (this.#timeIsCalled(context)) return 'advance';
      const line = await this.#line(context);
      if (line === NOTHING_YET) continue;
      if (line === null || LEAVING.test(line.trim())) {
        this.#say(partingLines(context, this.#saves, { inputEnded: line === null }));
        return 'leave';
      }
      const { next, say = [] } = handleLine(context, line.trim());
      if (say.length > 0) this.#say(say);
      if (next !== 'ask') return next;
    }
  }

  /** Once the time is up; where something has to be finished first, it says so. */
  #timeIsCalled({ ink }: PlayContext): boolean {
    if (this.#table.clock?.left !== 0) return false;
    const isCalled = this.#table.callTime();
    if (isCalled) this.#say([ink('Time is called.', BAD)]);
    else if (!this.#isTimeTold)
      this.#say([ink('The time is up: the game ends as soon as this is finished.', BAD)]);
    this.#isTimeTold = true;
    return isCalled;
  }

  /** What is typed next, or NOTHING_YET when the time of the game is up. */
  #line({ ink }: PlayContext): ReturnType<Lines['askWithin']> {
    const { clock } = this.#table;
    const within = clock === null || this.#isTimeTold ? null : clock.left;
    const time = clock === null ? '' : ink(`${clock.shown} `, FAINT);
    return this.#lines.askWithin(`${time}${ink('> ', GLOW)}`, within);
  }

  #show(context: PlayContext): void {
    this.#saves.keep(this.#table);
    const { story } = this.#table;
    show(context, story.slice(this.#shownUpTo), this.#isShown ? [] : openingLines(context));
    this.#isShown = true;
    this.#shownUpTo = story.length;
    if (this.#saves.problem !== null)
      this.#say([context.ink(`The game is not being kept: ${this.#saves.problem}`, BAD)]);
  }

  #say(lines: readonly string[]): void {
    this.#terminal.output.write(`${lines.join('\n')}\n`);
  }
}
