// People by their ids, and yourself.
import type { TableShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { Person } from '../store/store.ts';

export type PersonShown = TableShown['owner'];

export function personShown({ id, name, kind }: Person): PersonShown {
  return { id, name, kind };
}

export async function personById({ store }: ServerContext, id: string): Promise<Person> {
  const person = await store.person(id);
  if (person === null) throw new NotFound('no-such-person', 'There is no such person.');
  return person;
}

export function meShown(context: ServerContext, person: Person) {
  return { ...personShown(person), login: person.login, isAdmin: context.isAdmin(person) };
}
