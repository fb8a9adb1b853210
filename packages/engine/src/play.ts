// The verbs by which the world plays a game.
import type { Chance } from './chance.ts';
import { Dealer, type Disclosed, decisionOf, topFrame } from './dealer.ts';
import type { Deciders, Game, Menu, RuleId, Seat, Types } from './game.ts';
import { same } from './notation.ts';
import { whole } from './reading.ts';

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
  new Dealer(game, state, chance).advance();
  return state;
}

/** Who must and who may decide now; nobody once the game is over. */
export function deciders<T extends Types>(game: Game<T>, state: T['state']): Deciders {
  if (state.outcome !== null) return OVER;
  const frame = topFrame<T>(state);
  return decisionOf(game, frame).deciders(state, frame);
}

class LegalMenu<A> implements Menu<A> {
  readonly explaining = false;
  readonly actions: A[] = [];

  allow(action: A): void {
    this.actions.push(action);
  }

  bar(): void {}
}

/** Everything this seat may do now. */
export function legal<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
): T['action'][] {
  const menu = new LegalMenu<T['action']>();
  fill(game, state, seat, menu);
  return menu.actions;
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

export interface Offers<A> {
  readonly allowed: readonly Offer<A>[];
  readonly barred: readonly Offer<A>[];
}

class FullMenu<A> implements Menu<A>, Offers<A> {
  readonly explaining = true;
  readonly allowed: Offer<A>[] = [];
  readonly barred: Offer<A>[] = [];

  allow(action: A, rule: RuleId): void {
    this.allowed.push({ action, rule });
  }

  bar(action: A, rule: RuleId): void {
    this.barred.push({ action, rule });
  }
}

/** The same with the rule behind each offer, and what is barred by which rule. */
export function menu<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
): Offers<T['action']> {
  const full = new FullMenu<T['action']>();
  fill(game, state, seat, full);
  return full;
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
  const dealer = new Dealer(game, state, chance);
  const frame = topFrame<T>(state);
  decisionOf(game, frame).take(state, frame, seat, action, dealer);
  dealer.advance();
  return dealer;
}

export interface Refusal {
  readonly code: 'game-over' | 'not-asked' | 'barred' | 'not-offered';
  readonly message: string;
  readonly rule?: RuleId;
}

export type Attempt<T extends Types> =
  | ({ readonly ok: true; readonly state: T['state'] } & Played<T['event']>)
  | { readonly ok: false; readonly refusal: Refusal };

/** The offered action that equals this one. What was offered is played, never what was sent. */
export function offered<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): T['action'] | undefined {
  for (const candidate of legal(game, state, seat)) if (same(candidate, action)) return candidate;
  return undefined;
}

/** Judges, and plays on a clone: for servers and tests. The given state stays as it was. */
export function attempt<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  chance: Chance,
): Attempt<T> {
  const chosen = offered(game, state, seat, action);
  if (chosen === undefined) return { ok: false, refusal: refusal(game, state, seat, action) };
  const next = game.clone(state);
  const { events, disclosed } = play(game, next, seat, chosen, chance);
  return { ok: true, state: next, events, disclosed };
}

function refusal<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): Refusal {
  if (state.outcome !== null) return { code: 'game-over', message: 'The game is over.' };
  const bar = menu(game, state, seat).barred.find((offer) => same(offer.action, action));
  if (bar !== undefined)
    return { code: 'barred', rule: bar.rule, message: game.rulebook[bar.rule]?.text ?? bar.rule };
  const { must, may } = deciders(game, state);
  if (!must.includes(seat) && !may.includes(seat))
    return {
      code: 'not-asked',
      message: `Seat ${seat} has nothing to decide now; waiting for seat ${must.join(' and seat ')}.`,
    };
  return { code: 'not-offered', message: 'That is not among the things this seat may do now.' };
}
