// Whether a table waits for a person.
import type { ServerContext } from '../context.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';

export async function waitsFor(
  { registry }: ServerContext,
  { id, status }: TableRow,
  sittings: readonly Sitting[],
  person: Person,
): Promise<boolean> {
  if (status !== 'playing') return false;
  const opened = await registry.open(id);
  if (opened.kind !== 'live') return false;
  const { must } = opened.table.position.deciders;
  return sittings.some(
    ({ seat, person: sits, bot }) => sits === person.id && bot === null && must.includes(seat),
  );
}
