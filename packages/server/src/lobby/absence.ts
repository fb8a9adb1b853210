// People who keep a table waiting: the others can nudge them, and let a bot play on while they are away.
import { defaultAmong } from '@tidetable/bots';
import type { Seat } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { Conflict, Forbidden, NotFound, notSignedIn } from '../errors.ts';
import type { AbsenceTimes } from '../limits/absence-times.ts';
import type { Appeal } from '../store/appeals.ts';
import { NEVER_SEEN, type Presence } from '../store/presence.ts';
import type { Person, PersonId, Sitting, TableId, TableRow } from '../store/store.ts';
import { STAND_IN } from '../tables/bots.ts';
import { sitIn } from '../tables/leaving.ts';
import { isByTable } from '../tables/requests.ts';
import { readSettings, type Settings } from '../tables/settings.ts';

const MINUTE = 60_000;

type SeatShown = TableShown['seats'][number];
type PresenceShown = Pick<SeatShown, 'presence' | 'nudge' | 'playOn'>;

const NOTHING: PresenceShown = { presence: null, nudge: null, playOn: [] };

export function absenceTimesAt(
  { absence }: ServerContext,
  table: TableRow,
): TableShown['patience'] {
  const { nudge, nudgeAgain } = absence;
  return { nudge, nudgeAgain, playOn: hasClock(table) ? null : playOnAfter(absence, table) };
}

function playOnAfter({ playOn, playOnRated }: AbsenceTimes, { rated }: TableRow): number {
  return rated ? playOnRated : playOn;
}

function settingsOf({ settings }: TableRow): Settings {
  return readSettings(JSON.parse(settings));
}

function hasClock(table: TableRow): boolean {
  return settingsOf(table).pace.kind !== 'untimed';
}

/** Public, by seat: whether its person is here, and what was asked of them. */
export async function presenceShown(
  { store }: ServerContext,
  { id, status, seq }: TableRow,
  sittings: readonly Sitting[],
): Promise<(seat: Seat) => PresenceShown> {
  if (status !== 'open' && status !== 'playing') return () => NOTHING;
  const [seen, appeals] = await Promise.all([
    store.presence.at(id),
    status === 'playing' ? openAppeals(store, id, seq) : [],
  ]);
  return (seat) => {
    const sitting = sittings.find((one) => one.seat === seat);
    if (sitting === undefined || sitting.person === null) return NOTHING;
    const presence = seen.get(sitting.person) ?? NEVER_SEEN;
    const nudge = appeals.findLast((one) => one.kind === 'nudge' && one.seat === seat);
    return {
      presence: sitting.bot === null ? presence : null,
      nudge: nudge === undefined ? null : { by: nudge.by, at: nudge.at },
      playOn: sitting.bot === null ? votesFor(appeals, seat, presence) : [],
    };
  };
}

/** Appeals to seats whose people have not acted since. */
async function openAppeals(
  store: ServerContext['store'],
  table: TableId,
  seq: number,
): Promise<readonly Appeal[]> {
  const appeals = await store.appeals.at(table);
  if (appeals.length === 0) return appeals;
  const first = Math.min(...appeals.map(({ sinceSeq }) => sinceSeq));
  const acts = first === seq ? [] : await store.entries(table, first);
  return appeals.filter(
    (appeal) =>
      !acts.some(
        (entry) => entry.seat === appeal.seat && entry.seq > appeal.sinceSeq && !isByTable(entry),
      ),
  );
}

/** Votes from before a person came back do not count. */
function votesFor(appeals: readonly Appeal[], seat: Seat, { isHere, lastSeen }: Presence): Seat[] {
  if (isHere) return [];
  return appeals
    .filter((one) => one.kind === 'play-on' && one.seat === seat && one.at >= (lastSeen ?? 0))
    .map(({ by }) => by);
}

/** A request about another's seat. */
interface AppealRequest {
  readonly table: TableRow;
  readonly sittings: readonly Sitting[];
  readonly person: Person | null;
}

/** At most every `nudgeAgain` milliseconds for each decision. */
export async function nudge(
  context: ServerContext,
  request: AppealRequest,
  seat: string,
): Promise<void> {
  const { store, now, absence } = context;
  const waited = await waitedFor(context, request, seat);
  const { table, mine, theirs, name } = waited;
  if (waited.since > now() - absence.nudge)
    throw tooSoon(`Give ${name} a moment: the table has hardly waited.`);
  const appeals = await openAppeals(store, table.id, table.seq);
  const last = appeals.findLast((one) => one.kind === 'nudge' && one.seat === theirs.seat);
  if (last !== undefined && last.at > now() - absence.nudgeAgain)
    throw tooSoon(`${name} was nudged already: wait a few minutes before the next time.`);
  await store.appeals.put(appealOf(waited, mine, 'nudge', now()));
  await store.notify({ kind: 'table', table: table.id });
}

/** All others who are here must ask for it; with two people at the table, one is all others. */
export async function letBotPlayOn(
  context: ServerContext,
  request: AppealRequest,
  seat: string,
): Promise<void> {
  const { store, now } = context;
  const waited = await waitedFor(context, request, seat);
  const { table, theirs, mine } = waited;
  const seen = await store.presence.at(table.id);
  await mayPlayOn(context, waited, seen.get(theirs.person) ?? NEVER_SEEN);
  await store.appeals.put(appealOf(waited, mine, 'play-on', now()));
  const votes = votesFor(
    await openAppeals(store, table.id, table.seq),
    theirs.seat,
    seen.get(theirs.person) ?? NEVER_SEEN,
  );
  const agreed = new Set(votes.map((one) => request.sittings[one]?.person));
  const isMissing = ({ person, bot }: Sitting): boolean =>
    person !== null &&
    bot === null &&
    person !== theirs.person &&
    seen.get(person)?.isHere === true &&
    !agreed.has(person);
  if (request.sittings.some(isMissing)) return store.notify({ kind: 'table', table: table.id });
  const sitter = sitterAt(context, table);
  if (!(await sitIn(store, theirs, sitter, { forfeited: false })))
    throw new Conflict('changed', 'That seat has just changed; look again.');
}

function sitterAt({ bots }: ServerContext, table: TableRow) {
  if (settingsOf(table).leaver === 'stand-in') return STAND_IN;
  return defaultAmong(bots[table.game] ?? []) ?? STAND_IN;
}

async function mayPlayOn(
  context: ServerContext,
  waited: WaitedFor,
  presence: Presence,
): Promise<void> {
  const { now, absence } = context;
  const { table, theirs, name } = waited;
  if (presence.isHere) throw new Conflict('here', `${name} is here: the seat is theirs to play.`);
  if (hasClock(table)) {
    if (await hasTimeLeft(context, table, theirs.seat))
      throw new Conflict('clock', `This table has a clock: wait until ${name}’s time is up.`);
    return;
  }
  const after = playOnAfter(absence, table);
  const since = Math.max(presence.lastSeen ?? 0, waited.since);
  if (since > now() - after)
    throw tooSoon(`${name} has not been away for long: a bot may play on ${afterWords(after)}.`);
}

function afterWords(time: number): string {
  const minutes = Math.ceil(time / MINUTE);
  return minutes < 120 ? `after ${minutes} min` : `after ${Math.round(minutes / 60)} hours`;
}

async function hasTimeLeft(
  { registry }: ServerContext,
  { id }: TableRow,
  seat: Seat,
): Promise<boolean> {
  const opened = await registry.open(id);
  const clock = opened.kind === 'live' ? await opened.table.clock() : null;
  return (clock?.banks[seat] ?? 1) > 0;
}

interface WaitedFor {
  /** As it is now. */
  readonly table: TableRow;
  readonly mine: Sitting;
  readonly theirs: Sitting & { readonly person: PersonId };
  /** Of the person the table waits for. */
  readonly name: string;
  /** When the table began to wait. */
  readonly since: number;
}

/** The seat asked about, if it is a person's and the table waits for it. */
async function waitedFor(
  context: ServerContext,
  { table, sittings, person }: AppealRequest,
  seat: string,
) {
  if (person === null) throw notSignedIn();
  const mine = sittings.find((one) => one.person === person.id);
  if (mine === undefined)
    throw new Forbidden('not-seated', 'Only those who sit at the table may do that.');
  if (mine.bot !== null)
    throw new Conflict('away', 'A bot sits in for you: take your seat back first.');
  const theirs = sittings.find((one) => String(one.seat) === seat);
  if (theirs === undefined) throw new NotFound('no-such-seat', `There is no seat ${seat}.`);
  if (table.status !== 'playing')
    throw new Conflict('not-playing', 'No game is being played here.');
  if (theirs.person === null || theirs.bot !== null)
    throw new Conflict('bot', 'A bot plays there.');
  if (theirs.person === person.id) throw new Conflict('own-seat', 'This seat is your own.');
  const name = (await context.store.person(theirs.person))?.name ?? '';
  const opened = await context.registry.open(table.id);
  const must = opened.kind === 'live' ? opened.table.position.deciders.must : [];
  if (!must.includes(theirs.seat))
    throw new Conflict('not-their-turn', `The table does not wait for ${name}.`);
  const [last] = table.seq === 0 ? [] : await context.store.entries(table.id, table.seq - 1);
  const since = last?.at ?? table.since;
  return { table, mine, theirs: { ...theirs, person: theirs.person }, name, since };
}

function appealOf({ table, theirs }: WaitedFor, mine: Sitting, kind: Appeal['kind'], at: number) {
  return {
    table: table.id,
    seat: theirs.seat,
    by: mine.seat,
    kind,
    at,
    sinceSeq: table.seq,
  } satisfies Appeal;
}

function tooSoon(message: string): Conflict {
  return new Conflict('too-soon', message);
}
