// One text for one state, whatever the order of its keys; and a short hash of it.

/** JSON with the keys of every object in alphabetical order. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value))
    return isFlat(value) ? JSON.stringify(value) : `[${value.map(canonical).join()}]`;
  let fields = '';
  for (const key of sortedKeys(value)) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined)
      fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${fields}}`;
}

function isFlat(list: readonly unknown[]): boolean {
  return list.every((item) => typeof item !== 'object' && item !== undefined);
}

interface Order {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
}

/** Known key orders, by first key: most objects have one of a few shapes. */
const orders = new Map<string, Order[]>();
const MOST_FIRST = 1_000;
const MOST_ORDERS = 16;
const MOST_KEYS = 100;

function sortedKeys(value: object): readonly string[] {
  const known = ordersFrom(firstKey(value));
  for (const order of known) if (hasKeys(value, order.keys)) return order.sorted;
  const keys = Object.keys(value);
  const sorted = [...keys].sort();
  if (keys.length > MOST_KEYS) return sorted;
  if (known.length === MOST_ORDERS) known.length = 0;
  known.push({ keys, sorted });
  return sorted;
}

function firstKey(value: object): string {
  for (const key in value) return key;
  return '';
}

function ordersFrom(first: string): Order[] {
  const known = orders.get(first);
  if (known !== undefined) return known;
  if (orders.size === MOST_FIRST) orders.clear();
  const none: Order[] = [];
  orders.set(first, none);
  return none;
}

/** Whether it has these keys in this order. Hot path: no allocation. */
function hasKeys(value: object, keys: readonly string[]): boolean {
  let nth = 0;
  for (const key in value) if (keys[nth++] !== key) return false;
  return nth === keys.length;
}

/**
 * 64 bits, in 16 hexadecimal digits, over the tokens of the canonical text: few words recur, and the hash of each is cached.
 * It tells states apart and is not cryptographic.
 */
export function hash(value: unknown): string {
  high = 0x9e3779b9;
  low = 0x85ebca6b;
  feed(value);
  const one =
    Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  const two = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return hexadecimal(one) + hexadecimal(two);
}

let high = 0;
let low = 0;

function mix(one: number, other: number): void {
  high = Math.imul(high ^ one, 0x9e3779b1);
  low = Math.imul(low ^ other ^ (high >>> 15), 0x5f356495);
  low ^= low >>> 13;
}

const LIST = 1;
const OBJECT = 2;
const CONSTANT = 3;

function feed(value: unknown): void {
  if (typeof value === 'string') feedWord(value);
  else if (typeof value === 'number' && (value | 0) === value) mix(value, ~value);
  else if (typeof value === 'boolean' || value === null) mix(CONSTANT, Number(value ?? 2));
  else if (typeof value !== 'object') {
    mix(CONSTANT, CONSTANT);
    feedWord(JSON.stringify(value));
  } else if (Array.isArray(value)) {
    mix(LIST, value.length);
    for (let index = 0; index < value.length; index++) feed(value[index]);
  } else feedObject(value);
}

/** Frozen objects, such as a table's options, are hashed once. */
const frozenHashes = new WeakMap<object, Word>();

function feedObject(value: object): void {
  const mayChange = Object.isExtensible(value);
  const known = mayChange ? undefined : frozenHashes.get(value);
  if (known !== undefined) return mix(known.high, known.low);
  const [highBefore, lowBefore] = [high, low];
  high = low = OBJECT;
  for (const key of sortedKeys(value)) {
    const field = (value as Record<string, unknown>)[key];
    if (field === undefined) continue;
    feedWord(key);
    feed(field);
  }
  const [highWithin, lowWithin] = [high, low];
  high = highBefore;
  low = lowBefore;
  mix(highWithin, lowWithin);
  if (!mayChange && Object.isFrozen(value) && isDeeplyFrozen(value))
    frozenHashes.set(value, { high: highWithin, low: lowWithin });
}

function isDeeplyFrozen(value: object): boolean {
  return Object.values(value).every(
    (part) =>
      typeof part !== 'object' || part === null || (Object.isFrozen(part) && isDeeplyFrozen(part)),
  );
}

interface Word {
  readonly high: number;
  readonly low: number;
}

const words = new Map<string, Word>();

function feedWord(text: string): void {
  let word = words.get(text);
  if (word === undefined) {
    if (words.size > 20_000) words.clear();
    word = wordOf(text);
    words.set(text, word);
  }
  mix(word.high, word.low);
}

function wordOf(text: string): Word {
  let one = 0x811c9dc5;
  let two = 0x1b873593;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code ^ (one >>> 15), 0x5bd1e995);
  }
  return { high: one, low: two };
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
