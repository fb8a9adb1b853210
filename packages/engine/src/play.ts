// Starting and playing a game: who decides, what is legal, what comes of it.
import type { Chance } from './chance.ts';
import { malformation } from './forms.ts';
import type { Deciders, Game, Menu, Reason, RuleId, Seat, Types, Verdict } from './game.ts';
import { itemAt } from './lists.ts';
import { type Detail, same } from './notation.ts';
import { whole } from './reading.ts';
import { type Disclosed, decisionOf, StepRunner, topFrame } from './step-runner.ts';

const OVER: Deciders = { must: [], may: [] };

/** Throws Malformed unless a game can be played by so many. */
export function checkSeats<T extends Types>({ seats: { min, max } }: Game<T>, seats: number): void {
  whole(min, max)(seats, 'seats');
}

/** A fresh game, brought to its first decision. */
export function start<T extends Types>(
  game: Game<T>,
  seats: number,
  options: T['options'],
  chance: Chance,
): T['state'] {
  const state = game.setup(seats, options, chance);
  new StepRunner(game, state, chance).advance();
  return state;
}

/** Who must and who may decide now; no seat once the game is over. */
export function deciders<T extends Types>(game: Game<T>, state: T['state']): Deciders {
  if (state.outcome !== null) return OVER;
  const frame = topFrame<T>(state);
  return decisionOf(game, frame).deciders(state, frame);
}

class LegalMenu<A> implements Menu<A> {
  readonly explaining = false;
  readonly actions: A[] = [];
  readonly opened: A[] = [];

  allow(action: A): void {
    this.actions.push(action);
  }

  bar(): void {}

  open(action: A): void {
    this.opened.push(action);
  }
}

/** Everything this seat may do now, except open actions. */
export function legal<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
): T['action'][] {
  const menu = new LegalMenu<T['action']>();
  fill(game, state, seat, menu);
  return menu.actions;
}

/** The first legal action of the first of these kinds that has any, or the first of all. */
export function firstLegal<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  kinds: readonly T['action']['type'][],
): T['action'] {
  const actions = legal(game, state, seat);
  for (const kind of kinds) {
    const action = actions.find(({ type }) => type === kind);
    if (action !== undefined) return action;
  }
  const [first] = actions;
  if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return first;
}

/** What a seat chooses from: what is listed, and what is open. */
export interface Choices<A> {
  readonly legal: readonly A[];
  readonly open: readonly A[];
}

export function choices<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
): Choices<T['action']> {
  const menu = new LegalMenu<T['action']>();
  fill(game, state, seat, menu);
  return { legal: menu.actions, open: menu.opened };
}

/** Tells a menu what this seat may do: nothing once the game is over, nor for a seat that is not at the table. */
export function fill<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  menu: Menu<T['action']>,
): void {
  if (state.outcome !== null || !(seat >= 0 && seat < state.seats && Number.isInteger(seat)))
    return;
  const frame = topFrame<T>(state);
  decisionOf(game, frame).offer(state, frame, seat, menu);
}

export interface Offer<A> {
  readonly action: A;
  readonly rule: RuleId;
}

export interface Bar<A, R extends Reason = Reason> extends Offer<A> {
  readonly reason?: R;
}

export interface Offers<A, R extends Reason = Reason> {
  readonly allowed: readonly Offer<A>[];
  readonly barred: readonly Bar<A, R>[];
  /** To be filled in. */
  readonly open: readonly Offer<A>[];
}

class FullMenu<A, R extends Reason> implements Menu<A, R> {
  readonly explaining = true;
  readonly allowed: Offer<A>[] = [];
  readonly barred: Bar<A, R>[] = [];
  readonly opened: Offer<A>[] = [];

  allow(action: A, rule: RuleId): void {
    this.allowed.push({ action, rule });
  }

  bar(action: A, rule: RuleId, reason?: R): void {
    this.barred.push(reason === undefined ? { action, rule } : { action, rule, reason });
  }

  open(action: A, rule: RuleId): void {
    this.opened.push({ action, rule });
  }
}

/** What this seat may do, each with its rule, and what is barred by which rule and why. */
export function menu<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
): Offers<T['action'], T['reason']> {
  const full = new FullMenu<T['action'], T['reason']>();
  fill(game, state, seat, full);
  return { allowed: full.allowed, barred: full.barred, open: full.opened };
}

export interface Played<E> {
  readonly events: readonly E[];
  readonly disclosed: Disclosed;
}

/** Plays in place and trusts that the action was offered: for bots and replays. */
export function play<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Played<T['event']> {
  const runner = new StepRunner(game, state, chance);
  const frame = topFrame<T>(state);
  decisionOf(game, frame).take(state, frame, seat, action, runner);
  runner.advance();
  return runner;
}

export interface Refusal {
  readonly code: 'game-over' | 'malformed' | 'not-asked' | 'barred' | 'not-offered';
  readonly message: string;
  /** Absent only where the action is malformed. */
  readonly rule?: RuleId;
  /** The failing fact, for the game's face to put into words. */
  readonly reason?: Reason;
  /** Who must decide, if it is not the time for this action. */
  readonly waiting?: readonly Seat[];
}

export type Attempt<T extends Types> =
  | ({ readonly ok: true; readonly state: T['state'] } & Played<T['event']>)
  | { readonly ok: false; readonly refusal: Refusal };

/** The offered action that equals this one, or fills in an open one. What was offered is played, never what was sent. */
export function offered<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): T['action'] | undefined {
  const menu = new LegalMenu<T['action']>();
  fill(game, state, seat, menu);
  for (const candidate of menu.actions) if (same(candidate, action)) return candidate;
  if (!menu.opened.some((open) => fillsIn(open, action))) return undefined;
  if (malformation(game, state, action) !== null) return undefined;
  return verdict(game, state, seat, action)?.allowed ? { ...action } : undefined;
}

/** Whether an action is another one with more details. */
export function fillsIn<A extends { readonly type: string }>(open: A, action: A): boolean {
  for (const name in open)
    if ((open as Record<string, Detail>)[name] !== (action as Record<string, Detail>)[name])
      return false;
  return true;
}

/** The pending decision's verdict on any action; null for a kind that has no place in it. */
export function verdict<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Verdict<T['reason']> | null {
  const frame = topFrame<T>(state);
  // Rules frozen at version 1 have neither `judge` nor `rule`.
  return decisionOf(game, frame).judge?.(state, frame, seat, action) ?? null;
}

/** Judges, and plays on a clone: for servers and tests. The given state is unchanged. */
export function attempt<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Attempt<T> {
  const chosen = offered(game, state, seat, action);
  if (chosen === undefined) return { ok: false, refusal: refusal(game, state, seat, action) };
  return playedOnClone(game, state, seat, chosen, chance);
}

function playedOnClone<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Attempt<T> {
  const next = game.clone(state);
  const { events, disclosed } = play(game, next, seat, action, chance);
  return { ok: true, state: next, events, disclosed };
}

export interface TimeCall<A> {
  /** In whose name it is recorded. */
  readonly seat: Seat;
  readonly action: A;
}

/** What the table's clock plays when time is up; null where something has to be finished first. */
export function timeCall<T extends Types>(
  game: Game<T>,
  state: T['state'],
): TimeCall<T['action']> | null {
  if (game.timeUp === undefined || state.outcome !== null) return null;
  const frame = topFrame<T>(state);
  const decision = decisionOf(game, frame);
  const seat = itemAt(decision.deciders(state, frame).must, 0);
  const action =
    decision.timeUp?.(state, frame) ??
    legal(game, state, seat).find(({ type }) => type === game.timeUp);
  return action === undefined ? null : { seat, action };
}

/** Time is called, on a clone; null where something has to be finished first. */
export function attemptTimeCall<T extends Types>(
  game: Game<T>,
  state: T['state'],
  chance: Chance,
): Attempt<T> | null {
  const call = timeCall(game, state);
  return call === null ? null : playedOnClone(game, state, call.seat, call.action, chance);
}

/** Why a seat may not do this: the rule that fails and the failing fact, or the decision that is pending instead. */
export function refusal<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Refusal {
  if (state.outcome !== null) {
    const rule = state.outcome.endings[0]?.rule;
    return { code: 'game-over', message: 'The game is over.', ...(rule && { rule }) };
  }
  const malformed = malformation(game, state, action);
  if (malformed !== null) return { code: 'malformed', message: malformed };
  const bar = menu(game, state, seat).barred.find((offer) => same(offer.action, action));
  if (bar !== undefined) return barredBy(game, bar);
  const frame = topFrame<T>(state);
  const decision = decisionOf(game, frame);
  const { must, may } = decision.deciders(state, frame);
  const isAsked = must.includes(seat) || may.includes(seat);
  const found = isAsked ? verdict(game, state, seat, action) : null;
  if (found?.allowed === false) return barredBy(game, found);
  const misplaced = game.outOfPlace?.(state, seat, action);
  const reason = misplaced?.allowed === false ? misplaced.reason : undefined;
  const rule = misplaced?.rule ?? decision.rule?.(state, frame);
  const pending = { ...(rule && { rule }), ...(reason && { reason }), waiting: must };
  if (!isAsked)
    return {
      code: 'not-asked',
      message: `Seat ${seat} has nothing to decide now; waiting for seat ${must.join(' and seat ')}.`,
      ...pending,
    };
  return {
    code: 'not-offered',
    message: 'That is not among the things this seat may do now.',
    ...pending,
  };
}

function barredBy<T extends Types>(
  game: Game<T>,
  { rule, reason }: { readonly rule: RuleId; readonly reason?: Reason },
): Refusal {
  const message = game.rulebook[rule]?.text ?? rule;
  return { code: 'barred', rule, message, ...(reason && { reason }) };
}
