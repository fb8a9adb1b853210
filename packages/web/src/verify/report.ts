// The findings about a record so far.
import { signal } from '@preact/signals';
import type { GameRecord } from '@tidetable/engine';
import { words } from '../words/index.ts';
import { type CheckName, check, type Proven, type Verdict } from './checking.ts';
import { Unavailable } from './fetching.ts';

export interface Finding {
  readonly verdict: Verdict;
  readonly words: string;
}

export interface Report {
  readonly found: Readonly<Partial<Record<CheckName, Finding>>>;
  /** Plies replayed, of all. */
  readonly done: number;
  readonly all: number;
  /** The result; null while the checks run. */
  readonly end: 'true' | 'false' | 'nothing' | null;
  readonly verdict: string;
  readonly summary: string;
  /** The record, if it passed. */
  readonly record: GameRecord | null;
}

/** Null until a check is started. */
export const report = signal<Report | null>(null);

let latest = 0;

/** A check that was superseded reports nothing more. */
export async function verify(from: () => Promise<unknown>, noted: string): Promise<void> {
  const turn = ++latest;
  const update = (change: (before: Report) => Partial<Report>): void => {
    if (turn !== latest || report.value === null) return;
    report.value = { ...report.value, ...change(report.value) };
  };
  report.value = begun();
  try {
    const proven = await check(await from(), noted.trim().toLowerCase(), {
      found: (name, verdict, said) =>
        update(({ found }) => ({ found: { ...found, [name]: { verdict, words: said } } })),
      progress: (done, all) =>
        update(() => ({ done, all, summary: words().verify.ply(done, all) })),
    });
    update(proven === null ? untrue : () => provenBy(proven));
  } catch (error) {
    const why = error instanceof Unavailable ? error.message : words().verify.broken(String(error));
    update(() => ({ found: {}, end: 'nothing', verdict: words().verify.nothing, summary: why }));
  }
}

function begun(): Report {
  const verdict = words().verify.checking;
  return { found: {}, done: 0, all: 1, end: null, verdict, summary: '', record: null };
}

function provenBy({ record, title, result, isFair }: Proven): Partial<Report> {
  const say = words().verify;
  const verdict = isFair ? say.fair : say.unfair;
  return { end: 'true', verdict, summary: say.ended(title, result), record };
}

function untrue({ found }: Report): Partial<Report> {
  const fault = Object.values(found).find(({ verdict }) => verdict === 'false');
  return { end: 'false', verdict: words().verify.untrue, summary: fault?.words ?? '' };
}
