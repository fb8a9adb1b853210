// A folder that keeps the batches of a run, so that the same call goes on where it was stopped.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canonical } from '@tidetable/engine';
import { UsageError } from '../command.ts';

/** The call of a run. */
export type RunCall = Readonly<Record<string, unknown>>;

const CALL = 'call.json';
const BATCHES = 'batches.jsonl';

export class SavedBatches<R> {
  readonly results: Map<number, R>;
  readonly #file: string | null;

  private constructor(file: string | null, results: Map<number, R>) {
    this.#file = file;
    this.results = results;
  }

  /** Without a folder, in memory only. */
  static in<R>(folder: string | undefined, call: RunCall): SavedBatches<R> {
    if (folder === undefined) return new SavedBatches<R>(null, new Map());
    const known = callIn(folder);
    if (known === null) begin(folder, call);
    else refuseOther(folder, known, call);
    const file = join(folder, BATCHES);
    const { results, whole } = readBatches<R>(file);
    if (!whole) rewrite(file, results);
    return new SavedBatches(file, results);
  }

  keep(number: number, result: R): void {
    this.results.set(number, result);
    if (this.#file !== null) appendFileSync(this.#file, line(number, result));
  }
}

/** The call whose batches a folder keeps; null where there is none yet. */
export function callIn(folder: string): RunCall | null {
  const file = join(folder, CALL);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunCall) : null;
}

function begin(folder: string, call: RunCall): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, CALL), `${JSON.stringify(call, null, 2)}\n`);
}

function refuseOther(folder: string, known: RunCall, call: RunCall): void {
  const names = [...new Set([...Object.keys(known), ...Object.keys(call)])];
  const written = (value: unknown): string =>
    value === undefined ? 'nothing' : typeof value === 'string' ? value : canonical(value);
  const differing = names
    .filter((name) => written(known[name]) !== written(call[name]))
    .map((name) => `${name} is ${written(known[name])} there, and ${written(call[name])} now`);
  if (differing.length > 0)
    throw new UsageError(
      `${folder} keeps another run: ${differing.join('; ')}. Choose another folder.`,
    );
}

function line(number: number, result: unknown): string {
  return `${JSON.stringify({ number, result })}\n`;
}

/** Leaves out a last line that was cut off when the run was killed. */
function readBatches<R>(file: string): { results: Map<number, R>; whole: boolean } {
  const results = new Map<number, R>();
  if (!existsSync(file)) return { results, whole: true };
  const lines = readFileSync(file, 'utf8').split('\n');
  const rest = lines.pop();
  for (const text of lines) {
    const { number, result } = JSON.parse(text) as { number: number; result: R };
    results.set(number, result);
  }
  return { results, whole: rest === '' };
}

function rewrite(file: string, results: ReadonlyMap<number, unknown>): void {
  writeWhole(file, [...results].map(([number, result]) => line(number, result)).join(''));
}

/** Atomic. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
