// The same people again, one seat further on.
import { canonical, type Game } from '@tidetable/engine';
import type { ServerContext } from '../context.ts';
import { Conflict, Forbidden } from '../errors.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';
import { newTable } from '../tables/new-table.ts';
import { emptySeat } from '../tables/seating.ts';

/** The first to ask opens it; the seats of the others are reserved for them. */
export async function rematch(
  context: ServerContext,
  last: TableRow,
  sittings: readonly Sitting[],
  by: Person,
): Promise<TableRow> {
  if (last.status !== 'over') throw new Conflict('not-over', 'The game is not over yet.');
  if (!sittings.some(({ person }) => person === by.id))
    throw new Forbidden('not-seated', 'Only who played may ask for a rematch.');
  const { store, rules, now, newSeed } = context;
  const { game, seats, isPublic, rated } = last;
  const [options, settings] = [stillAsked(rules.newest(game), last), JSON.parse(last.settings)];
  const spec = { game, seats, options, settings, isPublic, rated };
  const fresh = newTable(rules, spec, by.id, now(), newSeed());
  const next = { ...fresh, origin: canonical({ rematch: last.id }) };
  const places = sittings.map(({ seat, person, bot }): Sitting => {
    const place = emptySeat(next.id, (seat + 1) % seats);
    if (person === null) return { ...place, bot };
    return person === by.id ? { ...place, person } : { ...place, reserved: person };
  });
  const added = await store.addRematch(last.id, next, places);
  await store.notify({ kind: 'table', table: last.id });
  return added;
}

/** A new table takes the newest rules: options that they do not have any more are left out. */
function stillAsked(game: Game | null, { options }: TableRow): object {
  const given = Object.entries(JSON.parse(options) as object);
  return Object.fromEntries(
    given.filter(([name]) => Object.hasOwn(game?.options.fields ?? {}, name)),
  );
}
