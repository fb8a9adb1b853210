// Whether a person may see a table at all.
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
