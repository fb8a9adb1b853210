// From which seat a person may look at a table.
import type { Viewer } from '@tidetable/engine';
import { Forbidden } from '../errors.ts';
import type { Person, Sitting } from '../store/store.ts';

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
