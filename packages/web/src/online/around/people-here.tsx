// Who sits at the table, by name.
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { PersonName } from '../person.tsx';

export function PeopleHere({ table }: { table: RemoteTable }) {
  const people = table.about.value.seats.flatMap(({ seat, person }) =>
    person === null ? [] : [{ seat, person }],
  );
  return (
    <ul class="people-here" aria-label={words().online.table.people}>
      {people.map(({ seat, person }) => (
        <li key={seat}>
          <span class={`emblem seat-${seat}`} aria-hidden="true">
            {seat + 1}
          </span>
          <PersonName person={person} table={table.id} />
        </li>
      ))}
    </ul>
  );
}
