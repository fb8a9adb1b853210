// A terminal for tests: what is typed goes in, what is shown comes out as text.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { main } from '../src/main.ts';

export interface Shown {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

class Paper extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs a command as the shell would, with these lines typed ahead. */
export async function run(
  args: readonly string[],
  {
    typed = [],
    colour = false,
    columns = 80,
  }: {
    readonly typed?: readonly string[];
    readonly colour?: boolean;
    readonly columns?: number;
  } = {},
): Promise<Shown> {
  const output = new Paper();
  const errors = new Paper();
  const input = Readable.from(typed.map((line) => `${line}\n`));
  const code = await main(args, { input, output, errors, colour, columns });
  return { code, output: output.text, errors: errors.text };
}

/** Plays at a table that answers each screen with the next line of the player. */
export async function converse(
  args: readonly string[],
  player: (screen: string) => string | null,
  now: () => number = () => performance.now(),
): Promise<Shown> {
  const input = new PassThrough();
  const output = new Paper();
  const errors = new Paper();
  let read = 0;
  output._write = (chunk: Buffer, _encoding, done) => {
    output.text += chunk.toString();
    if (output.text.endsWith('> ')) {
      const line = player(output.text.slice(read));
      read = output.text.length;
      if (line === null) input.end();
      else input.write(`${line}\n`);
    }
    done();
  };
  const code = await main(args, { input, output, errors, colour: false, columns: 80, now });
  return { code, output: output.text, errors: errors.text };
}

/** A keyboard and a screen of 24 lines: each question gets the next of these lines. */
export async function atTerminal(
  args: readonly string[],
  typed: readonly string[],
  asks: (shown: string) => boolean,
): Promise<Shown> {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new Paper(), { isTTY: true, rows: 24, columns: 80 });
  const errors = new Paper();
  const left = [...typed];
  let read = 0;
  output._write = (chunk: Buffer, _encoding, done) => {
    output.text += chunk.toString();
    if (asks(output.text.slice(read))) {
      read = output.text.length;
      const line = left.shift();
      setImmediate(() => (line === undefined ? input.end() : input.write(`${line}\r`)));
    }
    done();
  };
  const code = await main(args, { input, output, errors, colour: true, columns: 80 });
  return { code, output: output.text, errors: errors.text };
}

/** A folder of its own for this file's tests, which also run in it. */
export function scratch(): (name: string) => string {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  process.chdir(folder);
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  });
  return (name) => join(folder, name);
}
