// Opening a table: the game, how it is run, and who sits there from the start.
import { defaultAmong } from '@tidetable/bots';
import { Malformed, type Seat } from '@tidetable/engine';
import type { ServerContext } from '../context.ts';
import { LimitReached } from '../errors.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';
import { newTable, type TableSpec } from '../tables/new-table.ts';
import { emptySeat } from '../tables/seating.ts';

export interface SeatedTableSpec extends TableSpec {
  /** By seat: `me`, `bot`, a bot by name, or null for an open seat. */
  readonly seating?: readonly (string | null)[] | undefined;
}

/** Tables that one person may have open or running at a time. */
const MOST_TABLES = 50;

interface Placed {
  readonly table: TableRow;
  readonly sittings: readonly Sitting[];
}

export function openNewTable(
  context: ServerContext,
  spec: SeatedTableSpec,
  owner: Person,
): Promise<Placed> {
  const table = newTable(context.rules, spec, owner.id, context.now(), context.newSeed());
  return addTable(context, table, spec.seating ?? ['me'], owner);
}

/** Stores a new table, unless its owner has too many. */
export async function addTable(
  context: ServerContext,
  table: TableRow,
  seating: readonly (string | null)[],
  owner: Person,
): Promise<Placed> {
  const running = await context.store.tablesOf(owner.id, MOST_TABLES + 1);
  const unfinished = running.filter(({ status }) => status === 'open' || status === 'playing');
  if (unfinished.length >= MOST_TABLES)
    throw new LimitReached('too-many-tables', `Finish one of your ${MOST_TABLES} tables first.`);
  const sittings = seated(context, table, seating, owner);
  await context.store.addTable(table, sittings);
  return { table, sittings };
}

/** One person, and bots at all other seats. */
export function meAndBots(seats: number, mine: Seat): string[] {
  return Array.from({ length: seats }, (_none, seat) => (seat === mine ? 'me' : 'bot'));
}

function seated(
  context: ServerContext,
  { id, game, seats }: TableRow,
  seating: readonly (string | null)[],
  owner: Person,
): Sitting[] {
  if (seating.length > seats)
    throw new Malformed('seating', `at most ${seats} places`, seating.length);
  return Array.from({ length: seats }, (_none, seat) => {
    const who = seating[seat] ?? null;
    if (who === null) return emptySeat(id, seat);
    return who === 'me'
      ? { ...emptySeat(id, seat), person: owner.id }
      : { ...emptySeat(id, seat), bot: botCalled(context, game, who) };
  });
}

/** The name of a bot that can play this game; `bot` is the default one. */
export function botCalled({ bots }: ServerContext, game: string, name = 'bot'): string {
  const known = bots[game] ?? [];
  const bot = name === 'bot' ? defaultAmong(known) : known.find((one) => one.name === name);
  if (bot === undefined)
    throw new Malformed('bot', `bot, ${known.map((one) => one.name).join(' or ')}`, name);
  return bot.name;
}
