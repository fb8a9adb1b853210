// A view of an earlier moment is the very view that was shown then.
import { expect, it } from 'vitest';
import { alone, aServer, type Guest, guest, ISLAND } from '../fair/kit.ts';

const served = aServer();

interface Seen {
  readonly seq: number;
  readonly view: object;
  readonly must: readonly number[];
  readonly menu: { readonly allowed: Readonly<Record<string, readonly string[]>> } | null;
}

/** Plays the first thing offered, takes it back, and plays it again. */
async function playFirst(anne: Guest, table: string): Promise<void> {
  const [seat = 0] = (await anne.get<Seen>(`GET ${table}/view`)).must;
  const { seq, menu } = await anne.get<Seen>(`GET ${table}/view?seat=${seat}`);
  const action = Object.values(menu?.allowed ?? {})[0]?.[0];
  const own = `POST ${table}/seats/${seat}`;
  await anne.get(`${own}/moves`, { request: `try-${seq}`, base: seq, action });
  const back = { request: `undo-${seq}`, base: seq + 1, what: 'action' };
  const undone = await anne.get<{ readonly kind: string }>(`${own}/undo`, back);
  if (undone.kind === 'accepted')
    await anne.get(`${own}/moves`, { request: `play-${seq}`, base: seq + 2, action });
}

it('shows every moment as it was shown then, to the same eyes and no others', async () => {
  const anne = await guest(served());
  const { id } = await alone(anne, ISLAND);
  const table = `/api/tables/${id}`;
  const then: Seen[] = [];
  for (let ply = 0; ply < 12; ply++) {
    const now = await anne.get<Seen>(`GET ${table}/view?seat=1`);
    // The sea may have won already.
    if (now.must.length === 0) break;
    then.push(now);
    await playFirst(anne, table);
  }
  expect(then.length).toBeGreaterThan(3);
  for (const [ply, { view, must }] of then.entries()) {
    const moment = await anne.get<Seen>(`GET ${table}/view?seat=1&ply=${ply}`);
    expect(moment).toMatchObject({ must, menu: null });
    expect(moment.view).toEqual(view);
  }
  expect((await anne.ask(`GET ${table}/view?ply=${then.length + 1}`)).status).toBe(400);
  const ned = await guest(served(), 'Ned');
  expect((await ned.ask(`GET ${table}/view?seat=1&ply=3`)).status).toBe(404);
});
