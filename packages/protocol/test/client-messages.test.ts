// A plain move is one that the schema accepts too, unchanged.
import { Generator, itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { clientMessage, isPlainMove } from '../src/client-messages.ts';

const MOVE = { do: 'play', table: 'aT_-9', seat: 1, request: 'r-1', base: 7, action: 'pass' };
const VALUES = [
  ...['', 'play', 'ping', 'a b', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(400), 'x'.repeat(401)],
  ...[-1, 0, 63, 64, 1.5, 2 ** 53 - 1, 2 ** 53, null, true, {}, [], { type: 'pass' }],
];

it('takes a move in notation', () => {
  expect(isPlainMove(MOVE)).toBe(true);
});

it.each([null, 1, 'play', [], {}, { ...MOVE, more: 1 }, { ...MOVE, action: { type: 'pass' } }])(
  'leaves %j to the schema',
  (message) => {
    expect(isPlainMove(message)).toBe(false);
  },
);

it('takes only what the schema takes, and as it does', () => {
  const chance = new Generator(1);
  const any = <T>(list: readonly T[]): T => itemAt(list, chance.below(list.length));
  let taken = 0;
  for (let count = 0; count < 20_000; count++) {
    const message: Record<string, unknown> = { ...MOVE };
    for (let changes = chance.below(3); changes > 0; changes--) {
      const field = any([...Object.keys(MOVE), 'more']);
      if (chance.below(4) === 0) delete message[field];
      else message[field] = any(VALUES);
    }
    if (!isPlainMove(message)) continue;
    taken += 1;
    expect(clientMessage.parse(message)).toEqual(message);
  }
  expect(taken).toBeGreaterThan(5_000);
});

it('never takes a prototype along', () => {
  const action = JSON.parse('{"type":"pass","__proto__":{"a":1}}');
  const message = clientMessage.parse({ ...MOVE, action }) as { readonly action: object };
  expect(message.action).toEqual({ type: 'pass' });
  expect(Object.getPrototypeOf(message.action)).toBe(Object.prototype);
});
