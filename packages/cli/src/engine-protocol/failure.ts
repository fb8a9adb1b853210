// The answer to a request that fails.
import { Malformed, type Refusal, Unreplayable } from '@tidetable/engine';

type FailureCode =
  | Refusal['code']
  | 'bad-json'
  | 'bad-request'
  | 'unknown-request'
  | 'unknown-game'
  | 'unknown-bot'
  | 'no-game'
  | 'bad-options'
  | 'bad-seat'
  | 'bad-action'
  | 'bad-state'
  | 'bad-record'
  | 'bad-rig'
  | 'bad-budget'
  | 'cannot-undo';

/** What a refusal by the rules tells besides its message; `because` is the reason as a sentence. */
type More = Pick<Refusal, 'rule' | 'reason' | 'waiting'> & { readonly because?: string };

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly more: More;

  constructor(code: FailureCode, message: string, more: More = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

/** The failure that says what was expected and what came instead. */
export function mismatch(code: FailureCode, where: string, wanted: string, got: unknown): Failure {
  return new Failure(code, new Malformed(where, wanted, got).message);
}

/** Runs the work; malformed data fails with this code. */
export function failingWith<T>(code: FailureCode, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Malformed || error instanceof Unreplayable)
      throw new Failure(code, error.message);
    throw error;
  }
}

/** Messages quote the request, which may be long. */
const LONGEST_MESSAGE = 1000;

export function describeFailure(error: unknown): object {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return {
    code: error instanceof Failure ? error.code : 'internal',
    message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
    ...(error instanceof Failure ? error.more : {}),
  };
}
