// The difference between two pieces of JSON, small enough to send for every move.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * How to get from one piece of JSON to another: `[]` drops it, `[value]` puts another in its place,
 * `[at, count, items]` replaces some items of a list, and an object says the same of its parts, or of items by number.
 */
export type Patch = readonly [] | readonly [Json] | Splice | PatchOfParts;
type Splice = readonly [at: number, count: number, items: readonly Json[]];
interface PatchOfParts {
  readonly [key: string]: Patch;
}

/** Null where the two are equal. A field that is undefined is no field. */
export function diff(from: unknown, to: unknown): Patch | null {
  if (from === to) return null;
  if (Array.isArray(from) && Array.isArray(to)) return diffOfLists(from, to);
  if (isObject(from) && isObject(to)) return diffOfObjects(from, to);
  return [to as Json];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function diffOfObjects(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): Patch | null {
  const parts: Record<string, Patch> = {};
  let changed = 0;
  const note = (key: string, patch: Patch): void => {
    changed += 1;
    Object.defineProperty(parts, key, { value: patch, enumerable: true });
  };
  for (const key of Object.keys(from))
    if (from[key] !== undefined && fieldOf(to, key) === undefined) note(key, []);
  for (const key of Object.keys(to)) {
    const [before, after] = [fieldOf(from, key), to[key]];
    if (after === undefined) continue;
    const patch = before === undefined ? ([after] as [Json]) : diff(before, after);
    if (patch !== null) note(key, patch);
  }
  if (changed === 0) return null;
  return changed === Object.keys(to).length ? smaller(parts, [to as Json]) : parts;
}

function fieldOf(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function diffOfLists(from: readonly unknown[], to: readonly unknown[]): Patch | null {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && diff(from[start], to[start]) === null) start += 1;
  if (start === from.length && start === to.length) return null;
  let end = 0;
  while (end < shorter - start && diff(from.at(-1 - end), to.at(-1 - end)) === null) end += 1;
  const splice: Splice = [
    start,
    from.length - start - end,
    to.slice(start, to.length - end) as Json[],
  ];
  if (from.length !== to.length) return smaller(splice, [to as Json[]]);
  const items: Record<string, Patch> = {};
  for (let index = start; index < to.length - end; index++) {
    const patch = diff(from[index], to[index]);
    if (patch !== null) items[index] = patch;
  }
  return smaller(items, smaller(splice, [to as Json[]]));
}

function smaller(one: Patch, other: Patch): Patch {
  return JSON.stringify(one).length <= JSON.stringify(other).length ? one : other;
}

/** What `from` becomes by a patch; `from` itself stays as it was. */
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
    for (const index of Object.keys(patch))
      list[Number(index)] = apply(patch[index] as Patch, list[Number(index)] as Json);
    return list;
  }
  const fields = new Map(Object.entries(from as JsonObject));
  for (const [key, part] of Object.entries(patch)) {
    if (isList(part) && part.length === 0) fields.delete(key);
    else fields.set(key, apply(part, fields.get(key) ?? null));
  }
  return Object.fromEntries(fields);
}
