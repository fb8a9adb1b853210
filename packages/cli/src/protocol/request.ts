// What a request is: the fields it takes, and how it is answered.
import { reading } from '@tidetable/engine';
import type { Desk } from './desk.ts';
import { blaming } from './failure.ts';

type Fields = Readonly<Record<string, reading.Reader<unknown>>>;
type Given<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]> };

/** Answers on this desk what was given under this name. */
export type Request = (desk: Desk, given: object, name: string) => object;

const anything: reading.Reader<unknown> = (input) => input;

export function request<F extends Fields>(
  fields: F,
  answer: (desk: Desk, given: Given<F>) => object,
): Request {
  const read = reading.shape({ id: anything, do: anything, ...fields });
  return (desk, given, name) =>
    answer(desk, blaming('bad-request', () => read(given, name)) as unknown as Given<F>);
}
