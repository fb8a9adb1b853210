// What people tell those who keep order about each other.
import type { House } from '../house.ts';
import { Denied, noSuchTable } from '../http/denied.ts';
import { personShown } from '../lobby/about.ts';
import { maySee } from '../lobby/doors.ts';
import type { Person, TableId } from '../store/store.ts';
import { someone } from './someone.ts';
import { newId } from './tokens.ts';

const MOST_WAITING = 20;
const LISTED = 200;

interface Said {
  readonly about: string;
  readonly table?: TableId | undefined;
  readonly words: string;
}

export async function report(house: House, by: Person, said: Said): Promise<void> {
  const { store, now } = house;
  const about = await someone(house, said.about);
  if (about.id === by.id) throw new Denied(409, 'yourself', 'This is you yourself.');
  if (said.table !== undefined) await seen(house, said.table, by);
  if ((await store.reports.waitingBy(by.id)) >= MOST_WAITING)
    throw new Denied(429, 'too-many-reports', 'Your reports are being looked at; please wait.');
  await store.reports.add({
    id: newId(),
    at: now(),
    by: by.id,
    about: about.id,
    table: said.table ?? null,
    words: said.words,
    settled: false,
  });
}

async function seen(house: House, id: TableId, by: Person): Promise<void> {
  const [table, sittings] = await Promise.all([house.store.table(id), house.store.sittings(id)]);
  if (table === null || !(await maySee(house, table, sittings, by))) throw noSuchTable();
}

export async function reportsShown({ store }: House, settled: boolean) {
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
