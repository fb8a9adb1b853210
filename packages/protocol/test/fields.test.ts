// What may be a name: letters of any script, emojis as people type them, and nothing that hides.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultsIn } from '../src/field-faults.ts';
import { login, name } from '../src/fields.ts';

const whyNot = (text: unknown): string | undefined => {
  const found = z.strictObject({ name }).safeParse({ name: text });
  return found.success ? undefined : faultsIn(found.error)[0]?.why;
};

it.each([
  'Anna',
  '  Anna  ',
  'Zoë Łuk Жук 安娜 שרה سارة',
  'Anna 👩‍🚀',
  '👩🏽‍🚀Anna❤️',
  '👨‍👩‍👧‍👦 4',
  `A${'👨‍👩‍👧‍👦'.repeat(8)}`,
  'x'.repeat(30),
  'Anna 1️⃣ 🏳️‍🌈 🇫🇷',
  '5',
])('is taken: %s', (text) => {
  expect(whyNot(text)).toBeUndefined();
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['!!!', 'letterless'],
  ['👩‍🚀', 'letterless'],
  ['❤️', 'letterless'],
  ['#️⃣', 'letterless'],
  ['x'.repeat(31), 'too-long'],
  ['x'.repeat(500), 'too-long'],
  [`A${'👨‍👩‍👧‍👦'.repeat(9)}`, 'too-long'],
  ['An\nna', 'several-lines'],
  ['An\u2028na', 'several-lines'],
  ['An\u200bna', 'hidden'],
  ['An\u200dna', 'hidden'],
  ['Anna\u200d👩', 'hidden'],
  ['Anna 👩\u200d', 'hidden'],
  ['Anna 👩\u200d\u200d🚀', 'hidden'],
  ['Anna\ufe0f', 'hidden'],
  ['An\u00adna', 'hidden'],
  ['An\u034fna', 'hidden'],
  ['\u202eAnna', 'hidden'],
  ['An\u3164na', 'hidden'],
  ['Anna \u{e0041}', 'hidden'],
  ['An\u0000na', 'hidden'],
  [7, 'wrong-kind'],
  [undefined, 'missing'],
])('is not taken: %j', (text, why) => {
  expect(whyNot(text)).toBe(why);
});

it('tells the limit, and each field once', () => {
  const found = z
    .strictObject({ name, login })
    .safeParse({ name: 'x'.repeat(40), login: 'no blanks', more: 1 });
  expect(found.success ? [] : faultsIn(found.error)).toEqual([
    { field: 'name', why: 'too-long', limit: 30 },
    { field: 'login', why: 'wrong-letters' },
    { field: '', why: 'unknown' },
  ]);
});
