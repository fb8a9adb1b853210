// Sitting down and getting up before the game begins, and beginning it.
import type { Seat } from '@tidetable/engine';
import type { ServerContext } from '../context.ts';
import { Conflict, NotFound, noSuchTable } from '../errors.ts';
import { mayMeet, noFreeSeat } from '../people/blocks-and-mutes.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';
import { emptySeat } from '../tables/seating.ts';
import { botCalled } from './opening-tables.ts';

const begun = (): Conflict =>
  new Conflict('begun', 'The game has begun; who sits where cannot be changed any more.');

export const isFreeFor =
  (id: string) =>
  ({ person, bot, reserved }: Sitting): boolean =>
    person === null && bot === null && (reserved === null || reserved === id);

/** At the seat asked for, the one reserved for this person, or the first free one. */
export async function sitDown(
  context: ServerContext,
  table: TableRow,
  person: Person,
  wanted?: Seat,
): Promise<void> {
  const { store } = context;
  for (;;) {
    const [now, sittings] = await Promise.all([store.table(table.id), store.sittings(table.id)]);
    if (now?.status !== 'open') throw begun();
    if (wanted === undefined && sittings.some((sitting) => sitting.person === person.id)) return;
    const free = sittings.filter(isFreeFor(person.id));
    const mine =
      wanted === undefined
        ? (free.find(({ reserved }) => reserved === person.id) ?? free[0])
        : free.find(({ seat }) => seat === wanted);
    if (mine === undefined) {
      if (sittings.some((one) => one.seat === wanted && one.person === person.id)) return;
      throw noFreeSeat();
    }
    await mayMeet(context, now, sittings, person);
    const taken = { ...mine, person: person.id };
    if (await store.changeSitting(mine, taken, 'open'))
      return store.notify({ kind: 'table', table: table.id });
  }
}

/** The seat is open again. */
export async function getUp(context: ServerContext, sitting: Sitting): Promise<void> {
  await changed(context, sitting, emptySeat(sitting.table, sitting.seat));
}

export async function kick(
  context: ServerContext,
  table: TableRow,
  sitting: Sitting,
): Promise<void> {
  if (sitting.person === table.owner)
    throw new Conflict('own-seat', 'To leave your own seat, get up.');
  await getUp(context, sitting);
  if (sitting.person !== null) await context.store.admissions.shutOut(table.id, sitting.person);
}

export async function putBot(
  context: ServerContext,
  { game }: TableRow,
  sitting: Sitting,
  name?: string,
): Promise<void> {
  if (sitting.person !== null) throw new Conflict('taken', 'Somebody sits there; kick them first.');
  const bot = botCalled(context, game, name);
  await changed(context, sitting, { ...emptySeat(sitting.table, sitting.seat), bot });
}

async function changed({ store }: ServerContext, from: Sitting, to: Sitting): Promise<void> {
  if (await store.changeSitting(from, to, 'open'))
    return store.notify({ kind: 'table', table: from.table });
  const table = await store.table(from.table);
  if (table?.status !== 'open') throw begun();
  throw new Conflict('changed', 'That seat has just changed; look again.');
}

export async function begin({ store, registry }: ServerContext, table: TableRow): Promise<void> {
  if (!(await store.changeStatus(table.id, 'open', 'playing'))) {
    const now = await store.table(table.id);
    if (now === null) throw noSuchTable();
    throw now.status === 'open'
      ? new Conflict('empty-seat', 'A seat is still empty: invite somebody or put a bot there.')
      : new Conflict('not-open', 'This table is not waiting to begin.');
  }
  await registry.begin(table.id);
  await store.notify({ kind: 'table', table: table.id });
}

export function sittingIn(sittings: readonly Sitting[], seat: Seat): Sitting {
  const sitting = sittings.find((one) => one.seat === seat);
  if (sitting === undefined) throw new NotFound('no-such-seat', `There is no seat ${seat}.`);
  return sitting;
}
