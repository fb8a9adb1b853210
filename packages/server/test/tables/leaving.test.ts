// Leaving a running game: who plays on, and how the seat is taken back.
import { BOTS, defaultBot } from '@tidetable/catalogue/loaded';
import { describe, expect, it } from 'vitest';
import { sitIn, sitterFor, takeBack } from '../../src/tables/leaving.ts';
import { readSettings } from '../../src/tables/settings.ts';
import { ISLAND, settled } from './kit.ts';
import { type Timed, timed } from './time-kit.ts';

const bots = BOTS[ISLAND.game] ?? [];

async function leaves({ store, sitting }: Timed, seat: number, leaver: string): Promise<void> {
  const sitter = sitterFor(readSettings({ leaver }), bots);
  if (sitter !== null) await sitIn(store, await sitting(seat), sitter, { forfeited: false });
  await settled(30);
}

describe('a person who leaves', () => {
  it('is waited for where the table says so', async () => {
    const scene = await timed({ leaver: 'wait' });
    await leaves(scene, scene.must(), 'wait');
    expect(scene.table.seq).toBe(0);
  });

  it.each([
    ['bot', 'bosun'],
    ['stand-in', 'stand-in'],
  ])('is sat in for by a %s where the table says so', async (leaver, name) => {
    const scene = await timed({ leaver }, { nodes: 2 });
    const seat = scene.must();
    await leaves(scene, seat, leaver);
    expect(await scene.sitting(seat)).toMatchObject({ person: `person-${seat}`, bot: name });
    expect(scene.must()).toBe(1 - seat);
    for (const request of await scene.requests()) expect(request).toMatch(/^bot-/);
  });

  it('comes back at once', async () => {
    const scene = await timed({ leaver: 'stand-in' });
    const { must, play, offer, sitting, store, table } = scene;
    const seat = must();
    await leaves(scene, 1 - seat, 'stand-in');
    expect(await takeBack(store, await sitting(1 - seat))).toBe(true);
    await settled();
    while (must() === seat) await play(seat, offer(seat));
    const { seq } = table;
    await settled(20);
    expect(table.seq).toBe(seq);
    expect((await play(1 - seat, offer(1 - seat))).kind).toBe('accepted');
  });

  it('does not come back to a seat that was lost', async () => {
    const { store, sitting } = await timed({});
    await sitIn(store, await sitting(0), defaultBot(ISLAND.game), { forfeited: true });
    expect(await takeBack(store, await sitting(0))).toBe(false);
    expect(await sitting(0)).toMatchObject({ bot: 'bosun', forfeited: true });
  });

  it('has no clock while away, and some time again when back', async () => {
    const pace = { kind: 'live', bank: 60, increment: 0 };
    const scene = await timed({ pace, atZero: 'bot' });
    const { must, pass, clock, sitting, store, play, offer } = scene;
    const seat = must();
    await pass(61_000);
    expect((await sitting(seat)).bot).toBe('bosun');
    expect((await clock()).banks[seat]).toBeLessThanOrEqual(0);
    await takeBack(store, await sitting(seat));
    await settled();
    expect((await clock()).banks[seat]).toBe(30_000);
    for (let left = 30; left > 0 && must() !== seat; left--) await play(1 - seat, offer(1 - seat));
    expect((await sitting(seat)).bot).toBeNull();
    expect((await clock()).running).toEqual([seat]);
  });
});
