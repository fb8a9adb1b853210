// Readers for the fields of a request: they check types only, values are checked later.
import { Malformed, reading, seedFrom } from '@tidetable/engine';

type Reader<T> = reading.Reader<T>;

export const number: Reader<number> = (input, where) => {
  if (typeof input !== 'number') throw new Malformed(where, 'a whole number', input);
  return input;
};

export const list: Reader<unknown[]> = reading.listOf((item) => item);

export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (input, where) => (input === undefined ? undefined : reader(input, where));
}

export const seed: Reader<string> = (input, where) => {
  if (typeof input === 'string' || Number.isSafeInteger(input)) return seedFrom(String(input));
  throw new Malformed(where, 'a text or a whole number', input);
};

export const viewer: Reader<number | string> = (input, where) => {
  if (typeof input === 'number' || typeof input === 'string') return input;
  throw new Malformed(where, 'a whole number or "spectator"', input);
};

export const action: Reader<string | object> = (input, where) => {
  if (typeof input === 'string') return input;
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input;
  throw new Malformed(where, 'an object or its notation', input);
};

/** Comes back unchanged with the answer. */
export type Id = string | number | null;

export const id: Reader<Id> = (input, where) => {
  if (input === undefined || input === null) return null;
  if (typeof input === 'string') return input;
  if (typeof input === 'number' && Math.abs(input) <= Number.MAX_SAFE_INTEGER) return input;
  throw new Malformed(where, `a text, a number up to ${Number.MAX_SAFE_INTEGER} or null`, input);
};
