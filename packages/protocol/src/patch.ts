// Patches between two pieces of JSON: how they are made, and how they are applied.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * How to get from one piece of JSON to another: `[]` drops it, `[value]` puts another in its place,
 * `[at, count, items]` replaces some items of a list, and an object says the same of its parts, or of items by number.
 */
export type Patch = readonly [] | readonly [Json] | Splice | PatchOfParts;
export type Splice = readonly [at: number, count: number, items: readonly Json[]];
export interface PatchOfParts {
  readonly [key: string]: Patch;
}

/** Never changes `from`. */
export function apply(patch: Patch | null, from: Json): Json {
  if (patch === null) return from;
  if (!isList(patch)) return applyToParts(patch, from);
  if (patch.length === 1) return patch[0];
  if (patch.length === 0) return null;
  const [at, count, items] = patch;
  const list = from as readonly Json[];
  return [...list.slice(0, at), ...items, ...list.slice(at + count)];
}

function isList(patch: Patch): patch is Exclude<Patch, PatchOfParts> {
  return Array.isArray(patch);
}

function applyToParts(patch: PatchOfParts, from: Json): Json {
  if (Array.isArray(from)) {
    const list = [...from];
    for (const [key, part] of Object.entries(patch)) {
      const index = Number(key);
      list[index] = apply(part, list[index] ?? null);
    }
    return list;
  }
  const fields = new Map(Object.entries(from as JsonObject));
  for (const [key, part] of Object.entries(patch)) {
    if (isList(part) && part.length === 0) fields.delete(key);
    else fields.set(key, apply(part, fields.get(key) ?? null));
  }
  return Object.fromEntries(fields);
}

type Fields = Readonly<Record<string, unknown>>;

/** The `Patch` from one to the other as JSON, small enough to send for every move; null where they are equal. A field that is undefined is absent. */
export function diff(from: unknown, to: unknown): string | null {
  if (from === to) return null;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null)
    return replaced(to);
  const isList = Array.isArray(to);
  if (Array.isArray(from) !== isList) return replaced(to);
  return isList ? diffOfLists(from as unknown[], to) : diffOfObjects(from as Fields, to as Fields);
}

function replaced(to: unknown): string {
  return `[${Number.isSafeInteger(to) ? to : JSON.stringify(to)}]`;
}

const DROPPED = '[]';

/** Hot path: iterates instead of allocating lists of keys. */
function diffOfObjects(from: Fields, to: Fields): string | null {
  let parts = '';
  let [size, changes] = [0, 0];
  for (const key in to) {
    const field = to[key];
    if (field === undefined) continue;
    size += 1;
    const patch = diff(own(from, key), field);
    if (patch === null) continue;
    changes += 1;
    parts += `${parts === '' ? '{' : ','}${quoted(key)}${patch}`;
  }
  for (const key in from)
    if (own(to, key) === undefined && from[key] !== undefined)
      parts += `${parts === '' ? '{' : ','}${quoted(key)}${DROPPED}`;
  if (parts === '') return null;
  return changes < size ? `${parts}}` : smaller(`${parts}}`, replaced(to));
}

/** Without Object.hasOwn for every field: data holds no functions, so a function, or `__proto__`, is inherited. */
function own(object: Fields, key: string): unknown {
  if (key === '__proto__' && !Object.hasOwn(object, key)) return undefined;
  const value = object[key];
  return typeof value === 'function' ? undefined : value;
}

/** Quoted field names. Games have few, and use them in every patch. */
const QUOTED = new Map<string, string>();
const MOST_QUOTED = 2_000;

function quoted(key: string): string {
  const known = QUOTED.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (QUOTED.size < MOST_QUOTED) QUOTED.set(key, text);
  return text;
}

function diffOfLists(from: readonly unknown[], to: readonly unknown[]): string | null {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && isSame(from[start], to[start])) start += 1;
  if (start === from.length && start === to.length) return null;
  let end = 0;
  const last = shorter - start;
  while (end < last && isSame(from[from.length - 1 - end], to[to.length - 1 - end])) end += 1;
  const stop = to.length - end;
  if (from.length !== to.length) return splice(from, to, start, end);
  let items = '';
  for (let index = start; index < stop; index++) {
    const patch = diff(from[index], to[index]);
    if (patch !== null) items += `${items === '' ? '{' : ','}"${index}":${patch}`;
  }
  return stop - start === 1 ? `${items}}` : smaller(`${items}}`, splice(from, to, start, end));
}

/** The differing middle, between the common prefix and suffix. */
function splice(
  from: readonly unknown[],
  to: readonly unknown[],
  start: number,
  end: number,
): string {
  if (start + end === 0) return replaced(to);
  const items = JSON.stringify(to.slice(start, to.length - end));
  return `[${start},${from.length - start - end},${items}]`;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  return diff(one, other) === null;
}

function smaller(one: string, other: string): string {
  return one.length <= other.length ? one : other;
}

/** The same for a menu's actions, always as one splice. A text without `"` must need no escapes. */
export function diffOfTexts(before: readonly string[], after: readonly string[]): string | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (start === before.length && start === after.length) return null;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  const items = listOf(after, start, after.length - end);
  return start + end === 0 ? `[${items}]` : `[${start},${before.length - start - end},${items}]`;
}

/** Hot path: few texts need to be escaped. */
function listOf(texts: readonly string[], start: number, end: number): string {
  if (start === end) return '[]';
  const some = start === 0 && end === texts.length ? texts : texts.slice(start, end);
  return some.some(hasQuotes) ? JSON.stringify(some) : `["${some.join('","')}"]`;
}

function hasQuotes(text: string): boolean {
  return text.includes('"');
}
