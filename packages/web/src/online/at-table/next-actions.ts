// What can follow a game at a server table.
import type { Seat } from '@tidetable/engine';
import { go } from '../../core/route.ts';
import { ask } from '../../core/server.ts';
import { download } from '../../tables/local/next-actions.ts';
import type { NextActions } from '../../tables/next-actions.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { requirePerson } from '../require-person.tsx';

/** `run` does one thing at a time and says why it was refused. */
export function nextActionsAt(
  table: RemoteTable,
  run: (work: () => Promise<unknown>) => void,
): NextActions {
  const isSeated = table.seat.value !== null;
  const { rematch } = table.about.value;
  return {
    verify: `/verify?table=${table.id}`,
    download: () =>
      run(async () => {
        download(await table.record());
      }),
    ...(isSeated ? { again: () => run(() => playAgain(table)) } : {}),
    ...(isSeated && rematch !== null ? { next: `/table/${rematch}` } : {}),
    ...(table.isOver || isSeated
      ? { playOn: (ply: number, seat: Seat) => run(() => playOn(table, ply, seat)) }
      : {}),
  };
}

async function playAgain({ id }: RemoteTable): Promise<void> {
  const next = await ask('POST /api/tables/:table/rematch', { params: { table: id } });
  go(`/table/${next.id}`);
}

/** The same game from a moment on, at one's own table, with bots in the other seats. */
async function playOn({ id, about }: RemoteTable, ply: number, seat: Seat): Promise<void> {
  if ((await requirePerson()) === null) return;
  const seating = about.value.seats.map((one) => (one.seat === seat ? 'me' : 'bot'));
  const fork = await ask('POST /api/tables/:table/forks', {
    params: { table: id },
    body: { ply, seating },
  });
  await ask('POST /api/tables/:table/start', { params: { table: fork.id } });
  go(`/table/${fork.id}`);
}
