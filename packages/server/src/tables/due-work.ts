// What a table does by itself: time, orders, bots and seats whose time is up. Any number of nodes do each thing once.
import { type Bot, defaultAmong } from '@tidetable/bots';
import { timeCall } from '@tidetable/engine';
import type { MoveResult } from '@tidetable/protocol';
import { type Teams, teamsIn } from '../games/teams.ts';
import type { Store } from '../store/store.ts';
import { botActs, STAND_IN, type Think } from './bots.ts';
import { overdue } from './clock.ts';
import { sitIn } from './leaving.ts';
import type { LiveTable } from './live-table.ts';
import type { Opened } from './opening.ts';
import { requestOfTable } from './requests.ts';
import { decidedBy } from './result.ts';
import { type SeatingFacts, sittingAt } from './seating.ts';

export interface DueWork {
  readonly store: Store;
  /** Those that can play this game. */
  readonly bots: readonly Bot[];
  readonly think: Think | undefined;
  /** Whether its deadline has passed: then the next one must be written. */
  readonly due: boolean;
  /** Forfeits have ended the game. */
  ended(): void;
}

/** One thing at a time: any entry written wakes the table again. */
export async function doDueWork(
  { table, seating, orders }: Opened & { readonly kind: 'live' },
  { store, bots, think, due, ended }: DueWork,
): Promise<void> {
  const facts = await seating.now();
  if (facts.status !== 'playing') return;
  if (await endsByForfeit(table, facts, store)) return ended();
  if (await table.settle({ isDue: due }))
    await store.notify({ kind: 'table', table: table.heading.id });
  const answer =
    (await callTime(table)) ??
    (await orders.carryOut()) ??
    (await botActs(table, facts.sittings, bots, think));
  if (answer?.kind !== 'accepted') await actForOverdue(table, facts, store, bots);
}

async function endsByForfeit(
  table: LiveTable,
  facts: SeatingFacts,
  store: Store,
): Promise<boolean> {
  const status = decidedBy(teamsOf(table), facts.sittings);
  if (status === null || table.position.state.outcome !== null) return false;
  if (await store.changeStatus(table.heading.id, 'playing', status))
    await store.notify({ kind: 'table', table: table.heading.id });
  return true;
}

function teamsOf({ setup, heading }: LiveTable): Teams {
  return teamsIn(setup.game, heading.options, setup.seats);
}

/** Ends a game against the clock. */
async function callTime(table: LiveTable): Promise<MoveResult | null> {
  const { game } = table.setup;
  if (game.timeUp === undefined) return null;
  const limit = (await table.clock())?.limit ?? null;
  if (limit === null || limit > 0) return null;
  const { seq, state } = table.position;
  const call = timeCall(game, state);
  return call === null ? null : table.play(requestOfTable('time', seq, call.seat), call.action);
}

/** The first of them; the others follow when the table is woken again. */
async function actForOverdue(
  table: LiveTable,
  facts: SeatingFacts,
  store: Store,
  bots: readonly Bot[],
): Promise<void> {
  const { atZero } = table.heading.settings;
  const clock = atZero === 'nothing' ? null : await table.clock();
  const [seat] = clock === null ? [] : overdue(clock);
  const sitting = seat === undefined ? null : sittingAt(facts, seat);
  if (seat === undefined || sitting === null) return;
  const { game } = table.setup;
  const { seq, state } = table.position;
  if (atZero !== 'stand-in') {
    const sitter = defaultAmong(bots) ?? STAND_IN;
    await sitIn(store, sitting, sitter, { forfeited: atZero === 'loss' });
  } else if (table.position.deciders.must.includes(seat)) {
    await table.play(requestOfTable('clock', seq, seat), game.standIn(state, seat));
  }
}
