// The difference between two pieces of JSON, small enough to send for every move.
import type { Json, Patch, Splice } from '@tidetable/protocol';

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
  const before = Object.keys(from);
  const after = Object.keys(to);
  const alike = isSameList(before, after);
  let parts: Record<string, Patch> | null = null;
  let changed = 0;
  for (const key of alike ? after : new Set([...before, ...after])) {
    const patch = alike
      ? diffOfFields(from[key], to[key])
      : diffOfFields(own(from, key), own(to, key));
    if (patch === null) continue;
    parts ??= {};
    if (key === '__proto__') Object.defineProperty(parts, key, { value: patch, enumerable: true });
    else parts[key] = patch;
    changed += 1;
  }
  return parts === null || changed < after.length ? parts : smaller(parts, [to as Json]);
}

function diffOfFields(from: unknown, to: unknown): Patch | null {
  if (to === undefined) return from === undefined ? null : [];
  return diff(from, to);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

function own(object: Fields, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
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
  const whole: Patch = start + end === 0 ? [to as Json[]] : splice;
  if (from.length !== to.length) return whole === splice ? smaller(splice, [to as Json[]]) : whole;
  const items: Record<string, Patch> = {};
  for (let index = start; index < stop; index++) {
    const patch = diff(from[index], to[index]);
    if (patch !== null) items[index] = patch;
  }
  return stop - start === 1 ? items : smaller(items, smaller(splice, [to as Json[]]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return diff(one, other) === null;
}

function smaller(one: Patch, other: Patch): Patch {
  return JSON.stringify(one).length <= JSON.stringify(other).length ? one : other;
}
