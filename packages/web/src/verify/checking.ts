// The checks themselves, one after the other, each with what it found in plain words.
import {
  commitmentTo,
  type GameRecord,
  Malformed,
  readRecord,
  replaying,
  Unreplayable,
} from '@tidetable/engine';
import { type Box, boxOf } from './rules.ts';

export const CHECKS = {
  record: 'The record is whole',
  commitment: 'The seed is the one that was sealed',
  contributions: 'What the players added to the chance',
  plies: 'Every action was allowed, and every state follows',
  outcome: 'The end is the recorded one',
} as const;
export type CheckName = keyof typeof CHECKS;

/** `warning` for what is true but not all there could be. */
export type Verdict = 'true' | 'false' | 'warning';

export interface Listener {
  found(check: CheckName, verdict: Verdict, words: string): void;
  /** Called now and then while the game is played again. */
  progress(done: number, all: number): void;
}

export interface Proven {
  readonly record: GameRecord;
  readonly title: string;
  /** How the game ended, in a sentence. */
  readonly result: string;
  readonly isFair: boolean;
}

/** A check that failed; the listener knows which. */
class Untrue extends Error {
  override readonly name = 'Untrue';
}

/** The record if it is true, null where a check has failed. */
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
    const { record, box } = await opened(input, must);
    listener.found('record', 'true', heading(record, box));
    checkSeed(record, noted, must);
    listener.found('commitment', ...sealed(noted));
    const { contributions } = record;
    must(
      'contributions',
      (contributions?.length ?? record.seats) === record.seats,
      'There is not one for each seat.',
    );
    listener.found('contributions', 'true', added(record));
    const state = await replayed(record, box, listener, must);
    listener.found('outcome', 'true', 'The last state and the result are as recorded.');
    const result =
      state.outcome === null ? 'The record stops before the end.' : box.face.result(state.outcome);
    return { record, title: box.game.title, result, isFair: isFair(record) };
  } catch (error) {
    if (error instanceof Untrue) return null;
    throw error;
  }
}

type Must = (check: CheckName, holds: boolean, words: string) => void;

async function opened(input: unknown, must: Must): Promise<{ record: GameRecord; box: Box }> {
  const record = readOrWhy(input);
  if (typeof record === 'string') {
    must('record', false, `This is not the record of a game (${record}).`);
    throw new Untrue();
  }
  const box = await boxOf(record.game);
  if (box === null) {
    must('record', false, `There is no game called “${record.game}” here.`);
    throw new Untrue();
  }
  const { rulesVersion } = box.game;
  must(
    'record',
    record.rulesVersion === rulesVersion,
    `It was played under version ${record.rulesVersion} of the rules; this page knows version ${rulesVersion}.`,
  );
  return { record, box };
}

function readOrWhy(input: unknown): GameRecord | string {
  try {
    return readRecord(input);
  } catch (error) {
    if (error instanceof Malformed) return error.message;
    throw error;
  }
}

function heading(record: GameRecord, { game }: Box): string {
  const plies = record.plies.length === 1 ? '1 ply' : `${record.plies.length} plies`;
  return `${game.title} for ${record.seats}, ${plies}, under version ${record.rulesVersion} of the rules.`;
}

function checkSeed({ seed, commitment }: GameRecord, noted: string, must: Must): void {
  must(
    'commitment',
    commitmentTo(seed) === commitment,
    'The hash of the seed is not the commitment: another seed was sealed than the one that was shown.',
  );
  must(
    'commitment',
    noted === '' || noted === commitment,
    'The commitment in the record is not the one that you noted before the game.',
  );
}

function sealed(noted: string): [Verdict, string] {
  return noted === ''
    ? [
        'true',
        'Its SHA-256 hash is the commitment. Compare that with the one shown before the game.',
      ]
    : ['true', 'Its SHA-256 hash is the commitment that you noted before the game.'];
}

function added({ contributions = [], people }: GameRecord): string {
  const given = contributions.flatMap((words, seat) =>
    words === null ? [] : [`${people?.[seat]?.person ?? `seat ${seat}`}: “${words}”`],
  );
  return given.length === 0 ? 'Nobody added anything.' : `Mixed in: ${given.join(', ')}.`;
}

function isFair({ from, rigs = [] }: GameRecord): boolean {
  return from === undefined && rigs.length === 0;
}

/** Milliseconds of work after which the page gets to draw. */
const STINT = 24;

async function replayed(record: GameRecord, { game }: Box, listener: Listener, must: Must) {
  const all = record.plies.length;
  let done = 0;
  try {
    const playing = replaying(game, record);
    let until = performance.now() + STINT;
    for (;;) {
      const { done: isOver, value } = playing.next();
      if (isOver) {
        if (all === 0) listener.found('plies', 'warning', 'Nothing was played.');
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
    const words = error instanceof Unreplayable ? `${why}.` : `ply ${done + 1}: ${why}.`;
    must(done < all ? 'plies' : 'outcome', false, capital(words));
    throw error;
  }
}

function allTrue(record: GameRecord): [Verdict, string] {
  const words = `All ${record.plies.length} were played again.`;
  if (isFair(record)) return ['true', words];
  const why =
    record.from === undefined
      ? 'its chance was fixed by hand'
      : 'it began from a position that was set up';
  return ['warning', `${words} But this was no deal by chance alone: ${why}.`];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
