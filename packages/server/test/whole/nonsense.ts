// Messages that no client should send: valid ones gone wrong, broken texts, and dangerous names.
import { type Generator, itemAt } from '@tidetable/engine';

/** As in JSON test suites. */
const BROKEN = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '[1,]',
  '{"a":}',
  '{"a" "b"}',
  "{'a':1}",
  '{"a":1,}',
  '{"do":"ping"}}',
  '{"do":"ping"}{"do":"ping"}',
  '[1e400]',
  '[-0]',
  '[NaN]',
  '[Infinity]',
  '[0x1]',
  '[01]',
  '[1.]',
  '["\\u0000"]',
  '["\\ud800"]',
  '["\\x"]',
  '["\u0001"]',
  '\ufeff{}',
  'nul',
  'true',
  'null',
  '"ping"',
  '12',
  '[]',
  `${'['.repeat(5_000)}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `{${Array.from({ length: 900 }, (_none, nth) => `"k${nth}":1`).join()}}`,
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"do":"constructor"}',
  '{"do":"__proto__"}',
  '{"do":"toString","table":"hasOwnProperty"}',
];

const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  '\0',
  '\ud800',
  '\u202e',
  "'; drop table entries; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'x'.repeat(9_000),
  '<script>alert(1)</script>',
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { toString: 1, valueOf: 1, toJSON: 1 },
  { constructor: { prototype: { polluted: 1 } } },
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'seat',
  'by',
  'person',
  'table',
  'automatic',
  'toString',
  '',
];

function anyOf<T>(list: readonly T[], chance: Generator): T {
  return itemAt(list, chance.below(list.length));
}

/** A mutated message. */
export function nonsense(valid: object, chance: Generator): string {
  if (chance.below(5) === 0) return anyOf(BROKEN, chance);
  const text = JSON.stringify(spoiled(valid, chance));
  switch (chance.below(6)) {
    case 0:
      return text.slice(0, chance.below(text.length + 1));
    case 1: {
      const at = chance.below(text.length);
      return `${text.slice(0, at)}${String.fromCharCode(32 + chance.below(95))}${text.slice(at + 1)}`;
    }
    default:
      return text;
  }
}

function spoiled(value: unknown, chance: Generator): unknown {
  if (typeof value !== 'object' || value === null) return anyOf(NASTY, chance);
  const fields = Object.entries(value);
  const at = chance.below(fields.length || 1);
  switch (chance.below(4)) {
    case 0:
      return Object.fromEntries(fields.filter((_field, nth) => nth !== at));
    case 1:
      return withField(value, anyOf(KEYS, chance), anyOf(NASTY, chance));
    case 2:
      return chance.below(6) === 0 ? anyOf(NASTY, chance) : { ...value, deep: { ...value } };
    default:
      return Object.fromEntries(
        fields.map(([key, part], nth) => [key, nth === at ? spoiled(part, chance) : part]),
      );
  }
}

/** A field of its own, whatever its name. */
function withField(value: object, key: string, part: unknown): object {
  return Object.defineProperty({ ...value }, key, { value: part, enumerable: true });
}

/** For a place in a path or a query. */
export function oddWord(chance: Generator): string {
  const odd = anyOf(NASTY, chance);
  const text = typeof odd === 'string' ? odd.slice(0, 300) : JSON.stringify(odd);
  return chance.below(8) === 0 ? '%ff%fe' : encodeURIComponent(text.replace('\ud800', '%'));
}
