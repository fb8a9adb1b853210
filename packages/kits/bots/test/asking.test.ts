// Who acts first of those that are asked: at once where all answer at once.
import { expect, it } from 'vitest';
import { type Answer, type Asked, firstToAct } from '../asking.ts';

interface Wave {
  readonly type: 'wave';
}
const WAVE: Wave = { type: 'wave' };

const ORDER: readonly Asked[] = [
  { seat: 2, must: false },
  { seat: 0, must: false },
  { seat: 1, must: true },
];

/** Answers by seat, and who was asked. */
function seats(...answers: readonly (Answer<Wave> | Promise<Answer<Wave>>)[]) {
  const asked: number[] = [];
  const ask = ({ seat }: Asked) => {
    asked.push(seat);
    return answers[seat];
  };
  return { ask, asked };
}

it('is the first in order that does not let things go on', () => {
  const { ask, asked } = seats(WAVE, WAVE, null);
  expect(firstToAct(ORDER, ask)).toEqual({ seat: 0, action: WAVE });
  expect(asked).toEqual([2, 0]);
});

it('is nobody while one has yet to make up its mind', () => {
  const { ask, asked } = seats(undefined, WAVE, null);
  expect(firstToAct(ORDER, ask)).toBeNull();
  expect(asked).toEqual([2, 0]);
});

it('waits for those that answer later, and asks nobody twice', async () => {
  const { ask, asked } = seats(Promise.resolve(null), Promise.resolve(WAVE), null);
  const choice = firstToAct(ORDER, ask);
  expect(choice).toBeInstanceOf(Promise);
  expect(asked).toEqual([2, 0]);
  expect(await choice).toEqual({ seat: 1, action: WAVE });
  expect(asked).toEqual([2, 0, 1]);
});
