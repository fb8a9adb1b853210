// The public summary of a table, picked field by field.
import { houseRules } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { optionFields } from '../games/options.ts';
import { namesApart } from '../people/look-alikes.ts';
import { type PersonShown, personShown } from '../people/lookup.ts';
import { contributedBy } from '../store/contributions.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';
import { readClock } from '../tables/clock.ts';
import { readSettings } from '../tables/settings.ts';
import { absenceTimesAt, presenceShown } from './absence.ts';

export async function tableSummaryOf(context: ServerContext, id: string): Promise<TableShown> {
  const [table, sittings] = await Promise.all([
    context.store.table(id),
    context.store.sittings(id),
  ]);
  if (table === null) throw new Error(`there is no table ${id}`);
  return tableSummary(context, table, sittings);
}

export async function tableSummary(
  context: ServerContext,
  table: TableRow,
  sittings: readonly Sitting[],
): Promise<TableShown> {
  const ids = sittings.flatMap(({ person, reserved }) => [person, reserved]);
  const wanted = new Set([table.owner, ...ids.filter((id) => id !== null)]);
  const known = await context.store.people([...wanted]);
  const people = new Map(known.map((person) => [person.id, person]));
  const sits = ({ id }: Person): boolean => sittings.some(({ person }) => person === id);
  const names = namesApart(known.filter(sits), known);
  const shown = (id: string | null): PersonShown | null => {
    const person = id === null ? undefined : people.get(id);
    if (person === undefined) return null;
    return { ...personShown(person), name: names.get(person.id) ?? person.name };
  };
  const presence = await presenceShown(context, table, sittings);
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    seats: sittings.map(({ seat, person, bot, reserved, forfeited }) => ({
      seat,
      person: shown(person),
      bot,
      reserved: shown(reserved),
      forfeited,
      ...presence(seat),
    })),
    options: JSON.parse(table.options),
    houseRules: await houseRulesOf(context, table),
    settings: JSON.parse(table.settings),
    status: table.status,
    isPublic: table.isPublic,
    rated: table.rated,
    daily: table.daily,
    owner: shown(table.owner) as PersonShown,
    since: table.since,
    seq: table.seq,
    commitment: table.commitment,
    contributions: JSON.parse(table.contributions ?? contributedBy(sittings) ?? 'null'),
    origin: table.origin === null ? null : JSON.parse(table.origin),
    rematch: table.rematch,
    patience: absenceTimesAt(context, table),
    ...(await timeShown(context, table)),
  };
}

/** Those that are not as usual, with what they mean. */
export async function houseRulesOf(
  { rules }: ServerContext,
  table: TableRow,
): Promise<TableShown['houseRules']> {
  const game = await rules.of(table.game, table.rulesVersion);
  if (game === null) return [];
  const options = JSON.parse(table.options) as Readonly<Record<string, unknown>>;
  const fields = optionFields(game);
  return houseRules(game.options, options).flatMap((name) => {
    const field = fields[name];
    return field === undefined
      ? []
      : { name, label: field.label, help: field.help, value: options[name] };
  });
}

type TimeShown = Pick<TableShown, 'clock' | 'timeUp'>;

const NONE: TimeShown = { clock: null, timeUp: null };

/** Nulls where no time is counted. */
async function timeShown(context: ServerContext, table: TableRow): Promise<TimeShown> {
  const { pace } = readSettings(JSON.parse(table.settings));
  const isUntimed = pace.kind === 'untimed';
  if (table.status !== 'playing' || (isUntimed && !(await isAgainstTime(context, table))))
    return NONE;
  const { banks: text, since } = await context.store.clocks.of(table.id);
  if (text === null || since === null) return NONE;
  const { banks, running, limit } = readClock(text, since);
  return {
    clock: isUntimed ? null : { banks: [...banks], since, running: [...running] },
    timeUp: limit === null ? null : since + limit,
  };
}

async function isAgainstTime(
  { rules }: ServerContext,
  { game: id, rulesVersion, options }: TableRow,
): Promise<boolean> {
  const game = await rules.of(id, rulesVersion);
  return (game?.timeLimit?.(JSON.parse(options)) ?? null) !== null;
}
