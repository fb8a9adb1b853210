// The difference between two pieces of JSON, small enough to send for every move, written at once as JSON.

type Fields = Readonly<Record<string, unknown>>;

/** A `Patch`, as JSON; null where the two are equal. A field that is undefined is no field. */
export function diff(from: unknown, to: unknown): string | null {
  if (from === to) return null;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null)
    return anew(to);
  const isList = Array.isArray(to);
  if (Array.isArray(from) !== isList) return anew(to);
  return isList ? diffOfLists(from as unknown[], to) : diffOfObjects(from as Fields, to as Fields);
}

function anew(to: unknown): string {
  return `[${Number.isSafeInteger(to) ? to : JSON.stringify(to)}]`;
}

const GONE = '[]';

/** Lists of keys are not made: every move comes by. */
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
    parts += `${parts === '' ? '{' : ','}${named(key)}${patch}`;
  }
  for (const key in from)
    if (own(to, key) === undefined && from[key] !== undefined)
      parts += `${parts === '' ? '{' : ','}${named(key)}${GONE}`;
  if (parts === '') return null;
  return changes < size ? `${parts}}` : smaller(`${parts}}`, anew(to));
}

/** Data holds no functions: what is one comes from the prototype, like the one field that is an object there. */
function own(object: Fields, key: string): unknown {
  if (key === '__proto__' && !Object.hasOwn(object, key)) return undefined;
  const value = object[key];
  return typeof value === 'function' ? undefined : value;
}

/** How fields begin. Those of games are few, and come again and again. */
const NAMED = new Map<string, string>();
const MOST_NAMED = 2_000;

function named(key: string): string {
  const known = NAMED.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (NAMED.size < MOST_NAMED) NAMED.set(key, text);
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
  if (from.length !== to.length) return piece(from, to, start, end);
  let items = '';
  for (let index = start; index < stop; index++) {
    const patch = diff(from[index], to[index]);
    if (patch !== null) items += `${items === '' ? '{' : ','}"${index}":${patch}`;
  }
  return stop - start === 1 ? `${items}}` : smaller(`${items}}`, piece(from, to, start, end));
}

/** What lies between that by which both begin and that by which both end. */
function piece(
  from: readonly unknown[],
  to: readonly unknown[],
  start: number,
  end: number,
): string {
  if (start + end === 0) return anew(to);
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
