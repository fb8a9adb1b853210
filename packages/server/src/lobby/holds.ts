// Asking a running table to wait, for whatever reason: nobody looks at what the seat holds.
import type { Seat } from '@tidetable/engine';
import type { House } from '../house.ts';
import { Denied } from '../http/denied.ts';
import type { TableRow } from '../store/store.ts';
import { readSettings } from '../tables/settings.ts';

export async function askToWait(
  { store, rules }: House,
  table: TableRow,
  seat: Seat,
  lasting: boolean,
): Promise<void> {
  if (table.status !== 'playing')
    throw new Denied(409, 'not-playing', 'This game is not being played.');
  const { holdSeconds } = readSettings(JSON.parse(table.settings));
  const game = await rules.of(table.game, table.rulesVersion);
  if (game?.cutIns !== true || holdSeconds === 0)
    throw new Denied(409, 'no-holds', 'At this table nobody waits for those who might cut in.');
  await store.holds.ask(table.id, seat, lasting);
  await store.stir(table.id);
}

export async function dropHold({ store }: House, { id }: TableRow, seat: Seat): Promise<void> {
  await store.holds.drop(id, [seat]);
  await store.stir(id);
}

export async function letGoOn(
  { store }: House,
  { id }: TableRow,
  seat: Seat,
  seq: number,
): Promise<void> {
  if (!(await store.holds.letGo(id, seat, seq)))
    throw new Denied(409, 'nobody-waits', 'Nobody waits for you there.');
  await store.stir(id);
}
