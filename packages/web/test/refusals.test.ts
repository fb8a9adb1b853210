// Every refusal that a form can meet has words: what is wrong, and what would be right.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refused } from '@tidetable/client';
import { faultsIn, ROUTES, type RouteName, type RouteSpec, WHYS } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import { blameFor, whyNot } from '../src/core/refusals.ts';
import { refusals } from '../src/words/en/refusals.ts';

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
}

/** The routes that the app sends something to. */
const USED = [
  ...new Set(
    sourcesIn(place('../src')).flatMap((source) =>
      [...source.matchAll(/'((?:POST|PUT|PATCH|DELETE) \/api\/[^']+)'/g)].map(([, name]) => name),
    ),
  ),
].filter((name): name is RouteName => name !== undefined && name in ROUTES);

/** Filled in by the page, never typed by a person. */
const NOT_TYPED = [
  'about',
  'table',
  'game',
  'bot',
  'action',
  'lets',
  'do',
  'until',
  'what',
  'request',
];

const BAD: readonly unknown[] = [
  undefined,
  null,
  7,
  '',
  '   ',
  'x',
  'no blanks, please',
  'x'.repeat(70),
  'x'.repeat(10_000),
  'An\u200bna',
  'An\nna',
  '!!!',
  '\ud800',
];

type Field = NonNullable<RouteSpec['body']>;

function shapeOf(name: RouteName): Readonly<Record<string, Field>> {
  const { body }: RouteSpec = ROUTES[name];
  return body !== undefined && 'shape' in body
    ? (body.shape as Readonly<Record<string, Field>>)
    : {};
}

/** The errors of a field, for all that people and programs might enter. */
function whysOf(field: Field): readonly string[] {
  const found = BAD.flatMap((value) => {
    const read = field.safeParse(value);
    return read.success ? [] : faultsIn(read.error).map(({ why }) => why);
  });
  return [...new Set(found)];
}

/** Whether a text could ever be valid. */
const takesText = (field: Field): boolean =>
  ['Anna', 'anna.ashore and some more words'].some((text) => field.safeParse(text).success);

const TYPED = USED.flatMap((name) =>
  Object.entries(shapeOf(name))
    .filter(([field, schema]) => !NOT_TYPED.includes(field) && takesText(schema))
    .flatMap(([field, schema]) => whysOf(schema).map((why) => ({ name, field, why }))),
);

describe('what a form sends', () => {
  it('is found in the sources', () => {
    expect(USED).toEqual(
      expect.arrayContaining([
        'POST /api/guests',
        'POST /api/login',
        'POST /api/tables/:table/chat',
      ]),
    );
    expect([...new Set(TYPED.map(({ field }) => field))].sort()).toEqual(
      ['code', 'label', 'login', 'name', 'old', 'password', 'words'].sort(),
    );
  });

  it.each(TYPED.filter(({ why }) => why !== 'wrong-kind'))(
    '$name has words of its own for $field: $why',
    ({ field, why }) => {
      const say = refusals.fields[field] as Readonly<Record<string, (limit: number) => string>>;
      expect(say[why]?.(12)).toMatch(/^[A-Z].*\.$/);
    },
  );

  it('has general words for every other field', () => {
    for (const why of WHYS) expect(refusals.whys[why](12)).toMatch(/^[A-Z].*\.$/);
  });
});

/** Shown to operators only. */
const NOT_SHOWN = ['metrics'];

it('every code of the server has words', () => {
  const codes = sourcesIn(place('../../server/src')).flatMap((source) =>
    [
      ...source.matchAll(
        /(?:new (?:Invalid|Unauthenticated|Forbidden|NotFound|Conflict|LimitReached|Busy)\(|faultOf\()\s*'([\w-]+)'/g,
      ),
    ].map(([, code]) => code),
  );
  expect(codes).toContain('login-taken');
  const spoken = [...Object.keys(refusals.codes), 'too-often', ...NOT_SHOWN];
  expect([...new Set(codes)].filter((code) => !spoken.includes(code ?? ''))).toEqual([]);
});

describe('a refusal', () => {
  it('stands beside the fields that show it, and the rest below', () => {
    const error = new Refused(400, 'malformed', 'body: ✖ raw', {
      fields: [
        { field: 'login', why: 'wrong-letters' },
        { field: 'password', why: 'too-short', limit: 10 },
      ],
    });
    expect(blameFor(error, ['login', 'password'])).toEqual({
      fields: {
        login: 'A login has 3 to 30 characters: letters from a to z, digits, dots, dashes.',
        password: 'A password has at least 10 characters. A few words will do.',
      },
      rest: null,
    });
    expect(blameFor(error, ['login']).rest).toContain('at least 10');
    expect(whyNot(error)).not.toContain('✖');
  });

  it('finds the field that its code is about', () => {
    const taken = new Refused(409, 'login-taken', 'raw');
    expect(Object.keys(blameFor(taken, ['login', 'password']).fields)).toEqual(['login']);
    const wrong = new Refused(401, 'wrong-login', 'raw');
    expect(blameFor(wrong, ['old', 'password']).fields).toEqual({
      old: 'That is not the password that you have now.',
    });
    expect(blameFor(wrong, []).rest).toBe('This login and this password do not go together.');
  });

  it('says how long to wait', () => {
    expect(whyNot(new Refused(429, 'too-often', 'raw', { wait: 20 }))).toContain('20 sec');
    expect(whyNot(new Refused(429, 'too-often', 'raw', { wait: 600 }))).toContain('10 min');
  });

  it('of an option is told beside it, from the server and from the rules here', () => {
    const fields = [{ field: 'options.difficulty', why: 'not-offered' as const }];
    const far = new Refused(400, 'malformed', 'raw', { fields });
    const near = Object.assign(new Error('options.difficulty: expected x, got y'), {
      name: 'Malformed',
    });
    for (const error of [far, near])
      expect(Object.keys(blameFor(error, ['options.difficulty']).fields)).toEqual([
        'options.difficulty',
      ]);
  });

  it('with an unknown code is not shown raw', () => {
    expect(whyNot(new Refused(418, 'teapot', 'raw'))).toBe(refusals.other);
  });
});
