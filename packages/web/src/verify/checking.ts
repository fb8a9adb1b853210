// The checks, one after the other, each with its finding in plain words.

import {
  capital,
  commitmentTo,
  type GameRecord,
  Malformed,
  readRecord,
  replaying,
  Unreplayable,
} from '@tidetable/engine';
import { earlierRules, type RulesAndWords, rulesAndWordsOf } from '../rules/games.ts';
import { words as spoken } from '../words/index.ts';

const say = () => spoken().verify;

export const CHECKS = ['record', 'commitment', 'contributions', 'plies', 'outcome'] as const;
export type CheckName = (typeof CHECKS)[number];

/** `warning`: true, but less than it could be. */
export type Verdict = 'true' | 'false' | 'warning';

export interface Listener {
  found(check: CheckName, verdict: Verdict, words: string): void;
  /** Called now and then during the replay. */
  progress(done: number, all: number): void;
}

export interface Proven {
  readonly record: GameRecord;
  readonly title: string;
  /** The result, in a sentence. */
  readonly result: string;
  readonly isFair: boolean;
}

/** A check failed; the listener knows which. */
class Untrue extends Error {
  override readonly name = 'Untrue';
}

/** The record if all checks pass, else null. */
export async function check(
  input: unknown,
  noted: string,
  listener: Listener,
): Promise<Proven | null> {
  const must = (check: CheckName, holds: boolean, words: string): void => {
    if (holds) return;
    listener.found(check, 'false', words);
    throw new Untrue(words);
  };
  try {
    const { record, rules } = await opened(input, must);
    listener.found('record', 'true', heading(record, rules));
    checkSeed(record, noted, must);
    listener.found('commitment', ...sealed(noted));
    const { contributions } = record;
    must('contributions', (contributions?.length ?? record.seats) === record.seats, say().notEach);
    listener.found('contributions', 'true', added(record));
    const state = await replayed(record, rules, listener, must);
    listener.found('outcome', 'true', say().asRecorded);
    const result = state.outcome === null ? say().unfinished : rules.face.result(state.outcome);
    return { record, title: rules.game.title, result, isFair: isFair(record) };
  } catch (error) {
    if (error instanceof Untrue) return null;
    throw error;
  }
}

type Must = (check: CheckName, holds: boolean, words: string) => void;

async function opened(
  input: unknown,
  must: Must,
): Promise<{ record: GameRecord; rules: RulesAndWords }> {
  const record = readOrWhy(input);
  if (typeof record === 'string') {
    must('record', false, say().noRecord(record));
    throw new Untrue();
  }
  const { game, rulesVersion: version } = record;
  const rules = (await earlierRules(game, version)) ?? (await rulesAndWordsOf(game));
  if (rules === null) {
    must('record', false, say().noGame(record.game));
    throw new Untrue();
  }
  const { rulesVersion } = rules.game;
  must(
    'record',
    record.rulesVersion === rulesVersion,
    say().otherVersion(record.rulesVersion, rulesVersion),
  );
  return { record, rules };
}

function readOrWhy(input: unknown): GameRecord | string {
  try {
    return readRecord(input);
  } catch (error) {
    if (error instanceof Malformed) return error.message;
    throw error;
  }
}

function heading(record: GameRecord, { game }: RulesAndWords): string {
  return say().heading(game.title, record.seats, record.plies.length, record.rulesVersion);
}

function checkSeed({ seed, commitment }: GameRecord, noted: string, must: Must): void {
  must('commitment', commitmentTo(seed) === commitment, say().otherSeed);
  must('commitment', noted === '' || noted === commitment, say().otherNoted);
}

function sealed(noted: string): [Verdict, string] {
  return ['true', noted === '' ? say().seed : say().seedNoted];
}

function added({ contributions = [], people }: GameRecord): string {
  const given = contributions.flatMap((words, seat) =>
    words === null ? [] : [say().added(people?.[seat]?.person ?? say().seat(seat), words)],
  );
  return given.length === 0 ? say().nobodyAdded : say().mixedIn(given.join(', '));
}

function isFair({ from, rigs = [] }: GameRecord): boolean {
  return from === undefined && rigs.length === 0;
}

/** Milliseconds of work before yielding to the page. */
const STINT = 24;

async function replayed(
  record: GameRecord,
  { game }: RulesAndWords,
  listener: Listener,
  must: Must,
) {
  const all = record.plies.length;
  let done = 0;
  try {
    const playing = replaying(game, record);
    let until = performance.now() + STINT;
    for (;;) {
      const { done: isOver, value } = playing.next();
      if (isOver) {
        if (all === 0) listener.found('plies', 'warning', say().nothingPlayed);
        listener.progress(all, all);
        return value;
      }
      done = value;
      if (done === all) listener.found('plies', ...allTrue(record));
      if (performance.now() < until) continue;
      listener.progress(done, all);
      await drawn();
      until = performance.now() + STINT;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const words =
      error instanceof Unreplayable ? say().fault(capital(why)) : say().faultAt(done + 1, why);
    must(done < all ? 'plies' : 'outcome', false, words);
    throw error;
  }
}

function allTrue(record: GameRecord): [Verdict, string] {
  const words = say().allPlayed(record.plies.length);
  if (isFair(record)) return ['true', words];
  return ['warning', record.from === undefined ? say().rigged(words) : say().setUp(words)];
}

function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
