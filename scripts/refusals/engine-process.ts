// `tidetable engine` in a process of its own, asked line by line.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/tidetable.js', import.meta.url));

export type Answer<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: Refused };

export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
  readonly reason?: { readonly because: string };
  readonly because?: string;
  readonly waiting?: readonly number[];
}

export class EngineProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    this.#child = spawn(process.execPath, [PROGRAM, 'engine'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask<T>(request: string, fields: object = {}): Promise<Answer<T>> {
    this.#child.stdin.write(`${JSON.stringify({ do: request, ...fields })}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('the engine has ended');
    return JSON.parse(value) as Answer<T>;
  }

  /** The same where nothing can be refused. */
  async tell<T>(request: string, fields: object = {}): Promise<T> {
    const answer = await this.ask<T>(request, fields);
    if (!answer.ok) throw new Error(`${request}: ${answer.error.message}`);
    return answer;
  }

  close(): void {
    this.#child.stdin.end();
  }
}
