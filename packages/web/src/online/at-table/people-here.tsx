// Who sits at the table, and who of them is here.

import { PresenceMark } from '@tidetable/board/presence-mark.tsx';
import type { TableShown } from '@tidetable/protocol';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { PersonName } from '../person.tsx';
import { SlowNudge } from './absence.tsx';

type Person = TableShown['owner'];

export function PeopleHere({ table }: { table: RemoteTable }) {
  const seats = table.about.value.seats.filter(({ person }) => person !== null);
  return (
    <ul class="people-here" aria-label={words().online.table.people}>
      {seats.map((sitting) => (
        <li key={sitting.seat}>
          <span class={`emblem seat-${sitting.seat}`} aria-hidden="true">
            {sitting.seat + 1}
          </span>
          <PersonName person={sitting.person as Person} table={table.id} />
          <PresenceMark of={table.presence.value[sitting.seat]} />
          <SlowNudge table={table} sitting={sitting} />
        </li>
      ))}
    </ul>
  );
}
