// A request: the fields it takes, and how it is answered.
import { reading } from '@tidetable/engine';
import { failingWith } from './failure.ts';
import type { SessionState } from './session-state.ts';

type Fields = Readonly<Record<string, reading.Reader<unknown>>>;
type Given<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]> };

/** A promise only while rules of an earlier version are loaded. */
export type MaybePromise<T> = T | Promise<T>;

/** Answers the fields that came with a request of this name. */
export type Request = (session: SessionState, given: object, name: string) => MaybePromise<object>;

const anything: reading.Reader<unknown> = (input) => input;

export function request<F extends Fields>(
  fields: F,
  answer: (session: SessionState, given: Given<F>) => MaybePromise<object>,
): Request {
  const read = reading.shape({ id: anything, do: anything, ...fields });
  return (session, given, name) =>
    answer(session, failingWith('bad-request', () => read(given, name)) as unknown as Given<F>);
}
