// The difference between two pieces of JSON, small enough to send for every move.
import type { Json, Patch, PatchOfParts, Splice } from '@tidetable/protocol';

/** Null where the two are equal. A field that is undefined is no field. */
export function diff(from: unknown, to: unknown): Patch | null {
  if (from === to) return null;
  if (Array.isArray(from)) return Array.isArray(to) ? diffOfLists(from, to) : [to as Json];
  return isObject(from) && isObject(to) ? diffOfObjects(from, to) : [to as Json];
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function diffOfObjects(from: Fields, to: Fields): Patch | null {
  const parts = diffOfFields(from, to);
  return parts === null || Object.keys(parts).length < Object.keys(to).length
    ? parts
    : smaller(parts, [to as Json]);
}

/** The same of each field that differs; null if none does. Lists of keys are not made: every move comes by. */
export function diffOfFields(from: object, to: object): PatchOfParts | null {
  let parts: Record<string, Patch> | null = null;
  for (const key in to) {
    const patch = diffOfField(own(from, key), (to as Fields)[key]);
    if (patch !== null) parts = withPart(parts, key, patch);
  }
  for (const key in from)
    if (!Object.hasOwn(to, key) && (from as Fields)[key] !== undefined)
      parts = withPart(parts, key, []);
  return parts;
}

function withPart(
  known: Record<string, Patch> | null,
  key: string,
  patch: Patch,
): Record<string, Patch> {
  const parts = known ?? {};
  if (key === '__proto__') Object.defineProperty(parts, key, { value: patch, enumerable: true });
  else parts[key] = patch;
  return parts;
}

function diffOfField(from: unknown, to: unknown): Patch | null {
  if (to === undefined) return from === undefined ? null : [];
  return diff(from, to);
}

function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Fields)[key] : undefined;
}

function diffOfLists(from: readonly unknown[], to: readonly unknown[]): Patch | null {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && isSame(from[start], to[start])) start += 1;
  if (start === from.length && start === to.length) return null;
  let end = 0;
  const last = shorter - start;
  while (end < last && isSame(from[from.length - 1 - end], to[to.length - 1 - end])) end += 1;
  const stop = to.length - end;
  const splice: Splice = [start, from.length - start - end, to.slice(start, stop) as Json[]];
  const piece: Patch = start + end > 0 ? splice : [to as Json[]];
  if (from.length !== to.length) return piece;
  const items: Record<string, Patch> = {};
  for (let index = start; index < stop; index++) {
    const patch = diff(from[index], to[index]);
    if (patch !== null) items[index] = patch;
  }
  return stop - start === 1 ? items : smaller(items, piece);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return diff(one, other) === null;
}

function smaller(one: Patch, other: Patch): Patch {
  return weight(one) <= weight(other) ? one : other;
}

/** About how many letters it takes to write. */
function weight(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 3;
  let sum = 2;
  if (Array.isArray(value)) for (const item of value) sum += weight(item);
  else for (const key of Object.keys(value)) sum += key.length + 3 + weight((value as Fields)[key]);
  return sum;
}
