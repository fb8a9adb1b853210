// Reports to the moderators.
import type { ServerContext } from '../context.ts';
import { Conflict, LimitReached, noSuchTable } from '../errors.ts';
import type { Person, TableId } from '../store/store.ts';
import { maySee } from '../tables/visibility.ts';
import { personById, personShown } from './lookup.ts';
import { newId } from './tokens.ts';

const MOST_WAITING = 20;
const LISTED = 200;

interface NewReport {
  readonly about: string;
  readonly table?: TableId | undefined;
  readonly words: string;
}

export async function report(context: ServerContext, by: Person, body: NewReport): Promise<void> {
  const { store, now } = context;
  const about = await personById(context, body.about);
  if (about.id === by.id) throw new Conflict('yourself', 'This is you yourself.');
  if (body.table !== undefined) await seen(context, body.table, by);
  if ((await store.reports.waitingBy(by.id)) >= MOST_WAITING)
    throw new LimitReached('too-many-reports', 'Your reports are being looked at; please wait.');
  await store.reports.add({
    id: newId(),
    at: now(),
    by: by.id,
    about: about.id,
    table: body.table ?? null,
    words: body.words,
    settled: false,
  });
}

async function seen(context: ServerContext, id: TableId, by: Person): Promise<void> {
  const [table, sittings] = await Promise.all([
    context.store.table(id),
    context.store.sittings(id),
  ]);
  if (table === null || !(await maySee(context.store, table, sittings, by))) throw noSuchTable();
}

export async function reportsShown({ store }: ServerContext, settled: boolean) {
  const reports = await store.reports.list(settled, LISTED);
  const ids = new Set(reports.flatMap(({ by, about }) => [by, about]));
  const people = new Map((await store.people([...ids])).map((person) => [person.id, person]));
  return reports.map(({ by, about, ...same }) => {
    const accused = people.get(about) as Person;
    return {
      ...same,
      by: personShown(people.get(by) as Person),
      about: { ...personShown(accused), banned: accused.banned },
    };
  });
}
