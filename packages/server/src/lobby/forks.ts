// Playing on from any moment of a game, at a table of one's own.
import { type Core, canonical, type Seat } from '@tidetable/engine';
import type { ServerContext } from '../context.ts';
import { Conflict, Forbidden } from '../errors.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';
import { imaginedBy, stateAt } from '../tables/forking.ts';
import { newTable } from '../tables/new-table.ts';
import { hasEnded } from '../tables/records.ts';
import { addTable, meAndBots } from './opening-tables.ts';
import { mainlineAt } from './records.ts';
import { sittingIn } from './seats.ts';

export interface ForkSpec {
  /** How many plies were played; all if omitted. */
  readonly ply?: number | undefined;
  /** Whose knowledge of a running game is taken along, and where the person will sit. */
  readonly seat?: Seat | undefined;
  readonly seating?: readonly (string | null)[] | undefined;
  readonly settings?: unknown;
  readonly isPublic?: boolean | undefined;
}

/** Never rated. It has a seed of its own; its first state stays secret until its end. */
export async function fork(
  context: ServerContext,
  from: TableRow,
  sittings: readonly Sitting[],
  by: Person,
  spec: ForkSpec,
) {
  const { setup, mainline } = await mainlineAt(context, from);
  if (spec.seat !== undefined) sittingIn(sittings, spec.seat);
  const isOver = hasEnded(from, mainline);
  const ply = spec.ply ?? mainline.plies.length;
  const state = stateAt(mainline, ply);
  if (state.outcome !== null)
    throw new Conflict('over', 'The game was over then; choose an earlier ply.');
  const own = seatOf(sittings, by, spec.seat);
  if (!isOver && own === null)
    throw new Forbidden('not-your-seat', 'Until the game is over, only who plays it may fork it.');
  const known = isOver ? state : imaginedBy(setup, state, own as Seat);
  const table = forked(context, from, known, by, spec);
  const origin = canonical({ fork: from.id, ply });
  const mine = own ?? spec.seat ?? 0;
  const seating = spec.seating ?? meAndBots(from.seats, mine);
  return addTable(context, { ...table, origin }, seating, by);
}

/** The seat asked for, or else the first one, if this person sits there. */
function seatOf(sittings: readonly Sitting[], { id }: Person, seat?: Seat): Seat | null {
  const mine = sittings.filter(({ person }) => person === id);
  const found = seat === undefined ? mine[0] : mine.find((sitting) => sitting.seat === seat);
  return found?.seat ?? null;
}

function forked(
  { rules, now, newSeed }: ServerContext,
  { game, rulesVersion, seats }: TableRow,
  state: Core,
  owner: Person,
  { settings, isPublic }: ForkSpec,
): TableRow {
  const fresh = newTable(rules, { game, seats, settings, isPublic }, owner.id, now(), newSeed());
  const [options, opening] = [canonical(state.options), canonical(state)];
  return { ...fresh, rulesVersion, options, opening };
}
