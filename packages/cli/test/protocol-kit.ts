// Two ways to ask: a session in this process, or the real program in a process of its own.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Generator, itemAt } from '@tidetable/engine';
import { Session } from '../src/engine-protocol/session.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Offered {
  action: { type: string };
  notation: string;
  rule: string;
  why?: string;
}

/** Every field that some answer has. */
export interface Answer<State = object> {
  id: string | number | null;
  ok: boolean;
  error: { code: string; message: string; rule?: string; waiting?: number[] };
  allowed: boolean;
  rule?: string;
  forms: Record<string, Record<string, { values: Json[]; optional?: true }>> | null;
  actions: Offered[];
  barred: Offered[];
  must: number[];
  deciders: { must: number[]; may?: number[] };
  events: { type: string }[];
  outcome?: { winners: number[]; endings: { ending: string }[] };
  hash: string;
  ply: number;
  seed: string;
  commitment: string;
  state: State;
  view: Record<string, Json>;
  record: Record<string, Json>;
  games: { id: string; options: Record<string, { kind: string; default: Json }> }[];
  rolls: number[];
  order: string[];
  bot: string;
  action: { type: string } | null;
  notation: string;
  advice: {
    action: { type: string } | null;
    notation: string | null;
    expected: number[];
    error: number;
    trials: number;
  }[];
}

export type Ask = (request: string, fields?: object) => Promise<Answer>;

export function talk<State = object>() {
  const session = new Session(() => '5e'.repeat(32));
  const say = (line: string): Answer<State> => JSON.parse(session.answer(line) as string);
  const ask = (request: string, fields: object = {}): Answer<State> =>
    say(JSON.stringify({ id: 1, do: request, ...fields }));
  return { session, say, ask };
}

/** Plays random moves, up to this many plies or the end. */
export async function playOn(ask: Ask, plies: number, seed = 1): Promise<string[]> {
  const chance = new Generator(seed);
  const played: string[] = [];
  let { must } = await ask('deciders');
  while (must.length > 0 && played.length < plies) {
    const seat = itemAt(must, chance.below(must.length));
    const { actions } = await ask('legal', { seat });
    const { action, notation } = itemAt(actions, chance.below(actions.length));
    ({ must } = (await ask('play', { seat, action })).deciders);
    played.push(notation);
  }
  return played;
}

const PROGRAM = fileURLToPath(new URL('../bin/tidetable.js', import.meta.url));

export class Program {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly ended: Promise<number | null>;
  #asked = 0;

  constructor(...args: string[]) {
    this.#child = spawn(process.execPath, [PROGRAM, ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
    this.ended = new Promise((resolve) => this.#child.once('exit', resolve));
  }

  /** Sends all the lines at once and waits for as many answers. */
  async send(lines: readonly (string | Uint8Array)[]): Promise<Answer[]> {
    for (const line of lines) {
      this.#child.stdin.write(line);
      this.#child.stdin.write('\n');
    }
    const answers: Answer[] = [];
    while (answers.length < lines.length) answers.push(JSON.parse(await this.nextLine()));
    return answers;
  }

  readonly ask: Ask = async (request, fields = {}) => {
    this.#asked += 1;
    const [answer] = await this.send([
      JSON.stringify({ id: `asked ${this.#asked}`, do: request, ...fields }),
    ]);
    return answer as Answer;
  };

  async nextLine(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('the program says no more');
    return value;
  }

  closeInput(): void {
    this.#child.stdin.end();
  }

  kill(): void {
    this.#child.kill();
  }
}
