// Differences between two pieces of JSON as they are sent, and how to put them to use.

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
