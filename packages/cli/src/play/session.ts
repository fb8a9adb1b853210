// A person at the table: shown the screen, asked for a line, until the game is over or they leave.
import type { Seat } from '@tidetable/engine';
import { BAD, FAINT, GLOW } from '@tidetable/terminal/ink';
import type { Outside } from '../command.ts';
import type { Asked, Table } from '../table/table.ts';
import { Lines, NOTHING_YET } from '../terminal/lines.ts';
import { as, choose, type Deed, goOn, inOneGo, type Next, pass, save, undo } from './deeds.ts';
import { type Desk, deskFor } from './desk.ts';
import { partingLines, resultLines } from './farewell.ts';
import { openingLines } from './opening.ts';
import type { Saves } from './saves.ts';
import { show } from './screen.ts';
import { ANSWERS, extra } from './words.ts';

const LEAVING = /^(quit|q|exit)$/i;

const DEEDS: Readonly<Record<string, (desk: Desk, rest: string) => Deed>> = {
  undo,
  u: undo,
  as,
  pass,
  save,
  board: ({ chooser, must }) => ({ next: { seat: chooser ?? 0, must } }),
};

function obey(desk: Desk, line: string): Deed {
  if (line === '') return goOn(desk);
  const [first = '', ...others] = line.split(/\s+/);
  const word = first.toLowerCase().replace(/:$/, '');
  const rest = others.join(' ');
  if (Object.hasOwn(ANSWERS, word)) return { next: 'ask', say: ANSWERS[word]?.(desk, rest) ?? [] };
  if (Object.hasOwn(DEEDS, word)) return DEEDS[word]?.(desk, rest) ?? { next: 'ask' };
  const say = extra(desk, word, rest);
  if (say !== null) return { next: 'ask', say };
  return inOneGo(desk, word, rest) ?? choose(desk, line);
}

export class Session {
  readonly #table: Table;
  readonly #outside: Outside;
  readonly #saves: Saves;
  readonly #lines: Lines;
  #told: number;
  #isShown = false;
  #isTimeTold = false;

  constructor(table: Table, outside: Outside, saves: Saves) {
    this.#table = table;
    this.#outside = outside;
    this.#saves = saves;
    this.#lines = new Lines(outside);
    this.#told = table.story.length;
  }

  async run(): Promise<void> {
    try {
      let asked = this.#advance();
      while (asked !== null) {
        const next = await this.#choice(asked);
        if (next === 'leave') return;
        asked = next === 'advance' ? this.#advance() : next;
      }
      const desk = this.#show(null);
      this.#say(resultLines(desk, this.#saves));
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
    const desk = this.#show(asked);
    for (;;) {
      if (this.#timeIsCalled(desk)) return 'advance';
      const line = await this.#line(desk);
      if (line === NOTHING_YET) continue;
      if (line === null || LEAVING.test(line.trim())) {
        this.#say(partingLines(desk, this.#saves, { inputEnded: line === null }));
        return 'leave';
      }
      const { next, say = [] } = obey(desk, line.trim());
      if (say.length > 0) this.#say(say);
      if (next !== 'ask') return next;
    }
  }

  /** Once the time is up; where something has to be finished first, it says so. */
  #timeIsCalled({ ink }: Desk): boolean {
    if (this.#table.clock?.left !== 0) return false;
    const isCalled = this.#table.callTime();
    if (isCalled) this.#say([ink('Time is called.', BAD)]);
    else if (!this.#isTimeTold)
      this.#say([ink('The time is up: the game ends as soon as this is finished.', BAD)]);
    this.#isTimeTold = true;
    return isCalled;
  }

  /** What is typed next, or NOTHING_YET when the time of the game is up. */
  #line({ ink }: Desk): ReturnType<Lines['askWithin']> {
    const { clock } = this.#table;
    const within = clock === null || this.#isTimeTold ? null : clock.left;
    const time = clock === null ? '' : ink(`${clock.shown} `, FAINT);
    return this.#lines.askWithin(`${time}${ink('> ', GLOW)}`, within);
  }

  #show(asked: Asked | null): Desk {
    this.#saves.keep(this.#table);
    const desk = deskFor(this.#table, this.#outside, asked);
    const { story } = this.#table;
    show(desk, story.slice(this.#told), this.#isShown ? [] : openingLines(desk));
    this.#isShown = true;
    this.#told = story.length;
    if (this.#saves.trouble !== null)
      this.#say([desk.ink(`The game is not being kept: ${this.#saves.trouble}`, BAD)]);
    return desk;
  }

  #say(lines: readonly string[]): void {
    this.#outside.output.write(`${lines.join('\n')}\n`);
  }
}
