// The deal of the day: one for each game, from a seed that everyone can compute.
import { type Game, readOptions, seedFrom } from '@tidetable/engine';
import type { DealShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { Person } from '../store/store.ts';
import { newTable } from '../tables/new-table.ts';
import { addTable, meAndBots } from './opening-tables.ts';

const SEATS = 3;
const BEST = 20;

/** In UTC: 2026-11-15. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The seed is SHA-256 of `tidetable seed daily GAME DAY`: no secret, and no one's choice. */
function seedOf({ id }: Game, day: string): string {
  return seedFrom(`daily ${id} ${day}`);
}

export async function dealsOf(context: ServerContext, day: string): Promise<DealShown[]> {
  return Promise.all(context.rules.games().map((game) => dealOf(context, game, day)));
}

async function dealOf({ store }: ServerContext, game: Game, day: string): Promise<DealShown> {
  const results = await store.daily.best(day, game.id, BEST);
  const people = await store.people(results.map(({ person }) => person));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    game: game.id,
    title: game.title,
    rulesVersion: game.rulesVersion,
    seed: seedOf(game, day),
    seats: SEATS,
    options: readOptions(game.options, {}, SEATS),
    results: results.map(({ person, won, place, score, at }) => ({
      person: { id: person, name: names.get(person) ?? '' },
      won,
      place,
      score,
      at,
    })),
  };
}

/** A private table with the deal of today; as often as one likes, though only the first result counts. */
export async function openDaily(
  context: ServerContext,
  id: string,
  by: Person,
  seating: readonly (string | null)[] = meAndBots(SEATS, 0),
) {
  const game = context.rules.newest(id);
  if (game === null) throw new NotFound('no-such-game', 'There is no such game here.');
  const now = context.now();
  const daily = dayAt(now);
  const seed = seedOf(game, daily);
  const fresh = newTable(context.rules, { game: id, seats: SEATS }, by.id, now, seed);
  return addTable(context, { ...fresh, daily }, seating, by);
}
