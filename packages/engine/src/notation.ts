// One notation writes and reads any flat action: `sail to=undervall`.

import type { Action } from './game.ts';
import { Malformed } from './reading.ts';

export type Detail = string | number | boolean;

const WORD = /^[a-z][a-z0-9-]*$/;
/** What needs no quotes: a word, or a square of a chart such as `F12`. */
const BARE = /^(?:[a-z][a-z0-9-]*|[A-Z][0-9]+)$/;
const KEY = /^[a-zA-Z][a-zA-Z0-9]*$/;
const NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/;
const PART = /([a-zA-Z][a-zA-Z0-9]*)=("(?:[^"\\]|\\.)*"|[^\s"]+)(?:\s+|$)/y;

/** The action as text: its type, then its details in alphabetical order. */
export function write(action: Action): string {
  const details = action as unknown as Record<string, Detail>;
  let text = action.type;
  let last = '';
  for (const key in details) {
    if (key === 'type') continue;
    if (key < last) return writeInOrder(action.type, details);
    text += ` ${key}=${writeDetail(details[key] as Detail)}`;
    last = key;
  }
  return text;
}

/** Rare: most actions have their details in order, and sorting takes several times as long. */
function writeInOrder(type: string, details: Readonly<Record<string, Detail>>): string {
  const written = Object.entries(details)
    .filter(([key]) => key !== 'type')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, detail]) => `${key}=${writeDetail(detail)}`);
  return [type, ...written].join(' ');
}

function writeDetail(detail: Detail): string {
  if (typeof detail !== 'string') return String(detail);
  return isBare(detail) ? detail : JSON.stringify(detail);
}

/** Known to need no quotes: games have few words, and write them for every menu. */
const WORDS = new Set<string>();
const MOST_WORDS = 4_000;

function isBare(detail: string): boolean {
  if (WORDS.has(detail)) return true;
  if (!BARE.test(detail) || detail === 'true' || detail === 'false') return false;
  if (WORDS.size < MOST_WORDS) WORDS.add(detail);
  return true;
}

/** Reads notation; throws Malformed. */
export function read(text: string): Action {
  const trimmed = text.trim();
  const end = trimmed.search(/\s|$/);
  const type = trimmed.slice(0, end);
  if (!WORD.test(type))
    throw new Malformed('action', 'a word, then details like to=fools-landing', text);
  const action: Record<string, Detail> = { type };
  PART.lastIndex = end + (trimmed.slice(end).search(/\S|$/) || 0);
  while (PART.lastIndex < trimmed.length) {
    const at = PART.lastIndex;
    const part = PART.exec(trimmed);
    if (part === null)
      throw new Malformed('action', 'details like to=fools-landing', trimmed.slice(at));
    const [, key, detail] = part as unknown as [string, string, string];
    if (key === 'type' || Object.hasOwn(action, key))
      throw new Malformed('action', 'each detail once', `${key}=`);
    action[key] = readDetail(detail);
  }
  return action as unknown as Action;
}

function readDetail(text: string): Detail {
  if (text.startsWith('"')) {
    try {
      return JSON.parse(text) as string;
    } catch {
      throw new Malformed('action', 'a quoted text as in JSON', text);
    }
  }
  if (text === 'true' || text === 'false') return text === 'true';
  if (NUMBER.test(text)) return Number(text);
  if (BARE.test(text)) return text;
  throw new Malformed('action', 'a word, a number, true, false or a quoted text', text);
}

/** Whether two flat actions are equal. */
export function same(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys)
    if (
      (one as unknown as Record<string, Detail>)[key] !==
      (other as unknown as Record<string, Detail>)[key]
    )
      return false;
  return true;
}

/** A flat action from untrusted data: notation, or an object of plain details. */
export function readAction(input: unknown): Action {
  if (typeof input === 'string') return read(input);
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Malformed('action', 'an object or its notation', input);
  const action: Record<string, Detail> = {};
  for (const [key, detail] of Object.entries(input)) {
    if (!KEY.test(key)) throw new Malformed('action', 'plain names for details', key);
    if (typeof detail !== 'string' && typeof detail !== 'number' && typeof detail !== 'boolean')
      throw new Malformed(`action.${key}`, 'a text, a number, true or false', detail);
    action[key] = detail;
  }
  if (typeof action.type !== 'string' || !WORD.test(action.type))
    throw new Malformed('action.type', 'a word such as move', action.type);
  return action as unknown as Action;
}
