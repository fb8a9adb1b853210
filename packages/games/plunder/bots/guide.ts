// The guide of the search: each side's chance to win, and what to try first.
import type { Guide } from '@tidetable/bots/search/guide';
import { toChances, toShares } from '@tidetable/bots/search/shares';
import { RoundDice } from '@tidetable/bots/search/trial-dice';
import { Generator, play, type Seat } from '@tidetable/engine';
import { type Action, NONE, type Seas, shipOf, targetOf, teamOf, type View } from '../public.ts';
import { plunder } from '../rules/index.ts';
import { keyOf, type Order, roughWorth } from './orders.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { turnNumber } from './turns.ts';
import type { Values, Worths } from './values.ts';
import { nearest, Reach } from './voyages.ts';
import { addOdds } from './win-odds.ts';

/** The points behind the best at which an action is hardly tried, and the least share of tries. */
const HEAT = 0.2;
const FLOOR = 0.05;
/** The share reserved for the playout policy's choice. */
const FIRST = 0.5;

/** Samples of an action that dice or cards decide. */
const TRIES = 6;
const CHANCY: readonly Action['type'][] = ['attack', 'attack-island', 'fight', 'collect'];

const USUAL_TARGET = 10;

export class PlunderGuide implements Guide<Seas, Order> {
  readonly horizon: number;
  readonly #worths: Worths;
  readonly #policy: PlayoutPolicy;
  readonly #results = new Float64Array(6);
  readonly #weights: number[] = [];
  #sides: readonly number[] = [];
  #teams = 0;
  #target = USUAL_TARGET;
  /** The turn at whose start playouts end. */
  #until = 0;

  constructor(turns: number, worths: Worths) {
    this.horizon = turns;
    this.#worths = worths;
    this.#policy = new PlayoutPolicy(worths.at(1));
  }

  /** To be called before each search. All playouts end in the same turn, or waiting would seem to gain one. */
  prepare(view: View): void {
    const { options, seats } = view;
    this.#policy.values = this.#worths.now(view);
    this.#until = turnNumber(view) + this.horizon;
    this.#sides = Array.from({ length: seats }, (_none, seat) => teamOf(options, seat));
    this.#target = targetOf(options) ?? USUAL_TARGET;
    this.#teams = Math.max(...this.#sides) + 1;
  }

  get values(): Values {
    return this.#policy.values;
  }

  sides(): readonly number[] {
    return this.#sides;
  }

  evaluate(seas: Seas): ArrayLike<number> {
    const results = this.#results;
    results.fill(0);
    if (seas.outcome !== null) {
      const { winners } = seas.outcome;
      for (const seat of winners) {
        const side = this.#sides[seat] as number;
        results[side] = (results[side] as number) + 1 / winners.length;
      }
      return results;
    }
    addOdds(seas, this.#target, this.#sides, this.values, results);
    toChances(results, this.#teams);
    return results;
  }

  policy(seas: Seas, seat: Seat): Action {
    return this.#policy.choose(seas, seat);
  }

  isTempted(seas: Seas, seat: Seat): boolean {
    return this.#policy.isTempted(seas, seat);
  }

  playOut(seas: Seas, _turns: number, chance: Generator): void {
    const isNext = turnNumber(seas) > this.#until - this.horizon;
    if (isNext && chance instanceof RoundDice) chance.nextTurn();
    this.#policy.playUntil(seas, this.#until, chance);
  }

  priors(seas: Seas, seat: Seat, legal: readonly Order[]): ArrayLike<number> {
    const weights = this.#weights;
    weights.length = legal.length;
    const isCommand = seas.agenda.at(-1)?.step === 'command';
    for (const [index, order] of legal.entries()) {
      weights[index] = isCommand
        ? roughWorth(seas, seat, order, this.values)
        : this.#after(seas, seat, order as Action);
    }
    toShares(weights, HEAT, FLOOR);
    this.#prefer(this.#firstThought(seas, seat), legal);
    return weights;
  }

  /** Reserves a large share for this order. */
  #prefer(thought: string | number, legal: readonly Order[]): void {
    const weights = this.#weights;
    for (const [index, order] of legal.entries()) {
      const share = (weights[index] ?? 0) * (1 - FIRST);
      weights[index] = keyOf(order) === thought ? share + FIRST : share;
    }
  }

  #firstThought(seas: Seas, seat: Seat): string | number {
    const action = this.#policy.choose(seas, seat);
    if (action.type !== 'sail') return keyOf(action);
    const voyage = this.#policy.voyage(seas, seat);
    const ship = shipOf(seas, voyage?.ship ?? NONE);
    if (voyage === null || ship === undefined) return keyOf(action);
    const to = nearest(seas, new Reach(seas, ship), voyage.at);
    return keyOf({ type: 'voyage', ship: ship.id, to, promise: 0 });
  }

  /** This side's chance to win after an action. */
  #after(seas: Seas, seat: Seat, action: Action): number {
    const tries = CHANCY.includes(action.type) ? TRIES : 1;
    const chance = new Generator(1);
    let total = 0;
    for (let tried = 0; tried < tries; tried++) {
      const next = plunder.clone(seas);
      play(plunder, next, seat, action, chance);
      settle(next, chance);
      total += this.evaluate(next)[this.#sides[seat] as number] as number;
    }
    return total / tries;
  }
}

/** Resolves a declared attack, and refuses offers. */
function settle(seas: Seas, chance: Generator): void {
  for (;;) {
    const frame = seas.agenda.at(-1);
    if (frame?.step === 'bribe') play(plunder, seas, frame.defender, { type: 'no-bribe' }, chance);
    else if (frame?.step === 'press-attack')
      play(plunder, seas, frame.seat, { type: 'fight' }, chance);
    else if (frame?.step === 'weigh-answers')
      play(plunder, seas, frame.seat, { type: 'no-deal' }, chance);
    else return;
  }
}
