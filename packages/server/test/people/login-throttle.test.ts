// A wrong password makes the next try wait, longer each time.
import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit, QueueFull } from '../../src/limits/concurrency-limit.ts';
import { LoginThrottle } from '../../src/limits/login-throttle.ts';

function scene() {
  const world = { now: 1_000_000 };
  const throttle = new LoginThrottle(() => world.now);
  const isLet = (login: string, address = 'here'): boolean => {
    try {
      throttle.attempt(login, address);
      return true;
    } catch {
      return false;
    }
  };
  /** Seconds until the next try is allowed. */
  const wait = (login: string, address = 'here'): number => {
    for (let seconds = 0; ; seconds++) {
      if (isLet(login, address)) return seconds;
      world.now += 1000;
    }
  };
  return { world, throttle, isLet, wait };
}

describe('the login throttle', () => {
  it('with one login doubles the wait, to half a minute', () => {
    const { wait } = scene();
    const waits = Array.from({ length: 12 }, (_none, nth) => wait('anne', `from ${nth}`));
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30]);
  });

  it('with one address counts every login, and lets other addresses be', () => {
    const { wait, isLet } = scene();
    const waits = Array.from({ length: 17 }, (_none, nth) => wait(`login ${nth}`));
    expect(waits.slice(-3)).toEqual([0, 1, 2]);
    expect(isLet('anne')).toBe(false);
    expect(isLet('anne', 'there')).toBe(true);
  });

  it('is full again for a login after the right password, but not for the address', () => {
    const { throttle, wait } = scene();
    for (let nth = 0; nth < 4; nth++) wait('anne');
    throttle.attempt('anne', 'here')();
    expect(Array.from({ length: 5 }, () => wait('anne'))).toEqual([0, 0, 0, 0, 0]);
    for (let nth = 0; nth < 6; nth++) throttle.attempt(`mine ${nth}`, 'here')();
    expect(Array.from({ length: 7 }, (_none, nth) => wait(`x ${nth}`)).at(-1)).toBe(1);
  });

  it('forgets after an hour', () => {
    const { world, throttle, wait, isLet } = scene();
    for (let nth = 0; nth < 9; nth++) wait('anne');
    expect(isLet('anne')).toBe(false);
    world.now += 61 * 60_000;
    throttle.sweep();
    expect(Array.from({ length: 5 }, () => wait('anne'))).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a concurrency limit', () => {
  it('lets two in at once, the others in order, and turns away when the line is full', async () => {
    const limit = new ConcurrencyLimit(2, 3);
    const open: (() => void)[] = [];
    const begun: number[] = [];
    const pass = (nth: number): Promise<number> =>
      limit.run(async () => {
        begun.push(nth);
        await new Promise<void>((resolve) => open.push(resolve));
        if (nth === 1) throw new Error('fell');
        return nth;
      });
    const passing = [0, 1, 2, 3, 4].map(pass);
    await expect(pass(5)).rejects.toThrow(QueueFull);
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    for (let nth = 0; nth < 5; nth++) {
      await expect.poll(() => open.length).toBeGreaterThan(nth);
      open[nth]?.();
    }
    const done = await Promise.allSettled(passing);
    expect(done.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    const again = pass(6);
    await expect.poll(() => open.length).toBe(6);
    open[5]?.();
    expect(await again).toBe(6);
  });
});
