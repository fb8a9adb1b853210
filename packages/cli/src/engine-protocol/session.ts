// One conversation, line by line. Knows no streams.
import { reading, type Seed } from '@tidetable/engine';
import { advising } from './advising.ts';
import { bots } from './bots.ts';
import { describeFailure, Failure, failingWith, mismatch } from './failure.ts';
import * as field from './fields.ts';
import { moves } from './moves.ts';
import { refusing } from './refusing.ts';
import { type MaybePromise, type Request, request } from './request.ts';
import { NOTHING_RIGGED, rigging } from './rigging.ts';
import type { SessionState } from './session-state.ts';
import { tables } from './tables.ts';

/** In characters; a longer line is refused unread. */
export const LONGEST_LINE = 1_000_000;

/** Far deeper than any state. */
const DEEPEST = 100;

const REQUESTS: Readonly<Record<string, Request>> = {
  ...tables,
  ...moves,
  ...refusing,
  ...bots,
  ...rigging,
  ...advising,
  quit: request({}, (session) => {
    session.closed = true;
    return {};
  }),
};

export class Session {
  readonly #state: SessionState;

  constructor(freshSeed: () => Seed) {
    this.#state = { freshSeed, match: null, parts: null, waiting: NOTHING_RIGGED, closed: false };
  }

  /** True once `quit` was asked. */
  get closed(): boolean {
    return this.#state.closed;
  }

  answer(line: string): MaybePromise<string> {
    let id: field.Id = null;
    const done = (answer: object): string => JSON.stringify({ id, ok: true, ...answer });
    const failed = (error: unknown): string =>
      JSON.stringify({ id, ok: false, error: describeFailure(error) });
    try {
      const given = parsed(line);
      id = failingWith('bad-request', () => field.id(own(given, 'id'), 'id'));
      const answer = this.#respond(given);
      return answer instanceof Promise ? answer.then(done, failed) : done(answer);
    } catch (error) {
      return failed(error);
    }
  }

  #respond(given: Record<string, unknown>): MaybePromise<object> {
    if (isDeeper(given, DEEPEST))
      throw new Failure('bad-request', `a request nests at most ${DEEPEST} levels`);
    const name = failingWith('bad-request', () => reading.text(own(given, 'do'), 'do'));
    const asked = own(REQUESTS, name) as Request | undefined;
    if (asked !== undefined) return asked(this.#state, given, name);
    throw mismatch('unknown-request', 'do', `one of ${Object.keys(REQUESTS).join(', ')}`, name);
  }
}

function parsed(line: string): Record<string, unknown> {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (text.length > LONGEST_LINE)
    throw new Failure('bad-request', `a line has at most ${LONGEST_LINE} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure('bad-json', (error as Error).message);
  }
  return failingWith('bad-request', () => reading.plainObject(value, 'request'));
}

function own(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
