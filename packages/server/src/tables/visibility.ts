// What of a table a person may see: all of it or nothing, and through whose eyes.
import type { Viewer } from '@tidetable/engine';
import { Forbidden } from '../errors.ts';
import type { SqlStore } from '../store/sql-store.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';

export async function maySee(
  { admissions }: Pick<SqlStore, 'admissions'>,
  table: TableRow,
  sittings: readonly Sitting[],
  person: Person | null,
): Promise<boolean> {
  if (person === null) return table.isPublic;
  if (table.owner === person.id || sits(sittings, person)) return true;
  return (await admissions.of(table.id, person.id)) ?? table.isPublic;
}

function sits(sittings: readonly Sitting[], { id }: Person): boolean {
  return sittings.some(({ person, reserved }) => person === id || reserved === id);
}

/** The seat asked for, if it is this person's; a spectator where none is. */
export function viewerOf(
  sittings: readonly Sitting[],
  person: Person | null,
  seat: number | null | undefined,
): Viewer {
  if (seat === undefined || seat === null) return 'spectator';
  const sitting = sittings.find((one) => one.seat === seat);
  if (person === null || sitting?.person !== person.id)
    throw new Forbidden('not-your-seat', `Seat ${seat} is not yours.`);
  return seat;
}
