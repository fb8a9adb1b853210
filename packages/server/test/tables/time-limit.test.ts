// A game against the clock: the table calls time, once, when the rules first let it.
import { legal } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { TIMED } from '../games-by-trait.ts';
import { SHORTEST, timed } from './time-kit.ts';

const LIMIT = Number(SHORTEST) * 60_000;
const spec = { game: TIMED, seats: 2, options: { timer: SHORTEST } };

describe('a game against the clock', () => {
  it('goes on until the time is up, and is then ended by the table', async () => {
    const { pass, requests, must, play, offer, table, nodes } = await timed({}, { spec, nodes: 2 });
    for (let count = 0; count < 12; count++) await play(must(), offer(must()));
    await pass(LIMIT - 10);
    expect((await requests()).filter((request) => request.startsWith('time-'))).toEqual([]);
    await pass(10);
    for (let left = 40; left > 0 && table.position.state.outcome === null; left--)
      await play(must(), offer(must()));
    const called = (await requests()).filter((request) => request.startsWith('time-'));
    expect(called).toHaveLength(1);
    expect(table.position.state.outcome?.endings[0]).toMatchObject({ ending: 'clock' });
    for (const { troubles } of nodes) expect(troubles).toEqual([]);
  });

  it('waits for the first moment that the rules allow', async () => {
    const { pass, requests, must, play, offer, table } = await timed({}, { spec });
    const isOffered = (): boolean =>
      [0, 1].some((seat) =>
        legal(table.setup.game, table.position.state, seat).some(
          ({ type }) => type === 'call-time',
        ),
      );
    await pass(LIMIT);
    expect(isOffered()).toBe(false);
    expect(await requests()).toEqual([]);
    for (let left = 40; left > 0 && table.position.state.outcome === null; left--) {
      await play(must(), offer(must()));
      expect(isOffered()).toBe(false);
    }
    expect((await requests()).at(-1)).toMatch(/^time-/);
  });

  it('has no limit where none was chosen', async () => {
    const { pass, table, store, id } = await timed({}, { spec: { game: TIMED, seats: 2 } });
    await pass(60_000);
    expect(table.seq).toBe(0);
    expect((await store.clocks.of(id)).banks).toBeNull();
  });
});
