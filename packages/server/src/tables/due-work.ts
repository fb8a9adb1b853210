// What a table does by itself: time, orders, bots and seats whose time is up. Any number of nodes do each thing once.
import { type Bot, defaultAmong } from '@tidetable/bots';
import { timeCall } from '@tidetable/engine';
import { type Teams, teamsIn } from '../games/teams.ts';
import type { Store } from '../store/store.ts';
import { botActs, STAND_IN, type Think } from './bots.ts';
import { overdue } from './clock.ts';
import { sitIn } from './leaving.ts';
import type { LiveTable } from './live-table.ts';
import type { Opened } from './opening.ts';
import { type Answer, claimOf } from './requests.ts';
import { decidedBy } from './result.ts';
import { type Known, sittingAt } from './seating.ts';

export interface Attendance {
  readonly store: Store;
  /** Those that can play this game. */
  readonly bots: readonly Bot[];
  readonly think: Think | undefined;
  /** Whether somebody had to look at this table now: then it is said anew when the next time is. */
  readonly due: boolean;
  /** Those who gave up have ended the game. */
  ended(): void;
}

/** One thing at a time: whatever is written makes the table be attended again. */
export async function attend(
  { table, seating, orders }: Opened & { readonly kind: 'live' },
  { store, bots, think, due, ended }: Attendance,
): Promise<void> {
  const known = await seating.now();
  if (known.status !== 'playing') return;
  if (await endsByForfeit(table, known, store)) return ended();
  if (await table.settle(due)) await store.stir(table.heading.id);
  const answer =
    (await callTime(table)) ??
    (await orders.carryOut()) ??
    (await botActs(table, known.sittings, bots, think));
  if (answer?.kind !== 'accepted') await whereTimeIsUp(table, known, store, bots);
}

async function endsByForfeit(table: LiveTable, known: Known, store: Store): Promise<boolean> {
  const status = decidedBy(teamsOf(table), known.sittings);
  if (status === null || table.position.state.outcome !== null) return false;
  if (await store.changeStatus(table.heading.id, 'playing', status))
    await store.stir(table.heading.id);
  return true;
}

function teamsOf({ terms, heading }: LiveTable): Teams {
  return teamsIn(terms.game, heading.options, terms.seats);
}

/** Ends a game against the clock. */
async function callTime(table: LiveTable): Promise<Answer | null> {
  const { game } = table.terms;
  if (game.timeUp === undefined) return null;
  const limit = (await table.clock())?.limit ?? null;
  if (limit === null || limit > 0) return null;
  const { seq, state } = table.position;
  const call = timeCall(game, state);
  return call === null ? null : table.play(claimOf('time', seq, call.seat), call.action);
}

/** The first of them; the others' turn comes when the table is attended again. */
async function whereTimeIsUp(
  table: LiveTable,
  known: Known,
  store: Store,
  bots: readonly Bot[],
): Promise<void> {
  const { atZero } = table.heading.settings;
  const clock = atZero === 'nothing' ? null : await table.clock();
  const [seat] = clock === null ? [] : overdue(clock);
  const sitting = seat === undefined ? null : sittingAt(known, seat);
  if (seat === undefined || sitting === null) return;
  const { game } = table.terms;
  const { seq, state } = table.position;
  if (atZero !== 'stand-in') {
    const sitter = defaultAmong(bots) ?? STAND_IN;
    await sitIn(store, sitting, sitter, { forfeited: atZero === 'loss' });
  } else if (table.position.deciders.must.includes(seat)) {
    await table.play(claimOf('clock', seq, seat), game.standIn(state, seat));
  }
}
