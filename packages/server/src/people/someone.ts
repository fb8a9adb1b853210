// People by their ids, and yourself.
import type { House } from '../house.ts';
import { Denied } from '../http/denied.ts';
import { personShown } from '../lobby/about.ts';
import type { Person } from '../store/store.ts';

export async function someone({ store }: House, id: string): Promise<Person> {
  const person = await store.person(id);
  if (person === null) throw new Denied(404, 'no-such-person', 'There is no such person.');
  return person;
}

export function meShown(house: House, person: Person) {
  return { ...personShown(person), login: person.login, isAdmin: house.isAdmin(person) };
}
