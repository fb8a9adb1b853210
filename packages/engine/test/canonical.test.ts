import { describe, expect, it } from 'vitest';
import { canonical, hash } from '../src/index.ts';

describe('the canonical text', () => {
  it('does not depend on the order of keys', () => {
    const one = { b: [1, { d: 2, c: 3 }], a: 'x' };
    const other = { a: 'x', b: [1, { c: 3, d: 2 }] };
    expect(canonical(one)).toBe('{"a":"x","b":[1,{"c":3,"d":2}]}');
    expect(canonical(other)).toBe(canonical(one));
    expect(hash(other)).toBe(hash(one));
  });

  it('is JSON', () => {
    const value = { list: ['a "quoted" word', null, true, 1.5, []], empty: {}, gone: undefined };
    expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });
});

describe('the hash', () => {
  const values = [
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    2 ** 40,
    '',
    '0',
    'null',
    'true',
    [],
    {},
    [[]],
    [[], []],
    ['a', 'b'],
    ['ab'],
    ['b', 'a'],
    [['a'], 'b'],
    ['a', ['b']],
    { a: 1 },
    { b: 1 },
    { a: '1' },
    { a: { b: 1 } },
    { a: [1] },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ];

  it('tells values apart', () => {
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  it('is 16 hexadecimal digits, for ever the same', () => {
    expect(hash({ sea: ['calm', 3], owner: null })).toMatchInlineSnapshot(`"f0e7e858e3ac0fa0"`);
  });

  it('rarely gives two of many states the same', () => {
    const hashes = new Set<string>();
    for (let number = 0; number < 200_000; number++)
      hashes.add(hash([number % 7, `tile ${number}`, { n: number }]));
    expect(hashes.size).toBe(200_000);
  });
});
