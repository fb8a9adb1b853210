// Successive halving: a few choices are played on in the same worlds with the same dice, and the worse half is dropped each phase.
import { Generator, itemAt, type Seat } from '@tidetable/engine';
import type { Observation } from '../bot.ts';
import { isClearlyBetter } from './clearly-better.ts';
import { type Finding, standardError } from './finding.ts';
import type { Guide, World } from './guide.ts';
import type { Budget } from './search.ts';
import { TrialDice } from './trial-dice.ts';

export interface TrialTuning {
  /** How many choices are tried, the most promising ones; at most as many as a world has copies, or their worlds would differ. */
  readonly choices: number;
  /** How many standard errors better than the first thought a choice must be. */
  readonly doubt: number;
}

/** One choice and what came of it. */
interface Trial<Action> {
  readonly action: Action;
  /** By round, of the own side. */
  readonly results: number[];
  total: number;
  /** By side. */
  readonly totals: Float64Array;
}

type ObservedBy<View> = Pick<Observation, 'seat' | 'chance'> & { readonly view: View };

export class Trials<View, State, Action> {
  readonly #world: World<View, State, Action>;
  readonly #guide: Guide<State, Action>;
  readonly #tuning: TrialTuning;

  constructor(world: World<View, State, Action>, guide: Guide<State, Action>, tuning: TrialTuning) {
    this.#world = world;
    this.#guide = guide;
    this.#tuning = tuning;
  }

  /** The best of what this seat may do; undefined where it may do nothing. */
  advise(observation: ObservedBy<View>, seats: number, budget: Budget): Action | undefined {
    return this.compare(observation, seats, budget)[0]?.action;
  }

  /** The findings on each choice that was tried, the best first. */
  compare(
    { view, seat, chance }: ObservedBy<View>,
    seats: number,
    budget: Budget,
  ): readonly Finding<Action>[] {
    const seeds = [chance.roll(0x7fffffff), chance.roll(0x7fffffff)] as const;
    const sides = this.#guide.sides(seats);
    const side = itemAt(sides, seat);
    const all = this.#promising(this.#world.imagining(view)(new Generator(...seeds)), seat, sides);
    const dropped: Trial<Action>[] = [];
    const trialDice = new TrialDice(seeds);
    let open = all;
    let round = 0;
    const phases = Math.max(1, Math.ceil(Math.log2(all.length)));
    for (let phase = 0; phase < phases; phase++) {
      const end = endOf(budget, phases, open.length);
      for (let tried = 0; !end(tried); tried++, round++) {
        // Each round has a world and dice of its own, the same for every choice.
        const imagine = this.#world.imagining(view);
        const worlds = new Generator(...seeds, round);
        for (const trial of open) {
          const dice = trialDice.of(round);
          const values = this.#try(imagine(worlds), trial.action, seat, dice);
          const result = values[side] as number;
          trial.results.push(result);
          trial.total += result;
          for (let one = 0; one < trial.totals.length; one++)
            (trial.totals[one] as number) += values[one] as number;
        }
      }
      const ranked = byMean(open);
      open = ranked.splice(0, Math.max(1, Math.ceil(ranked.length / 2)));
      dropped.unshift(...ranked);
    }
    const best = this.#decided(all, open[0]);
    const others = [...open, ...dropped].filter((trial) => trial !== best);
    return (best === undefined ? others : [best, ...others]).map(found);
  }

  /** The most promising choices, the first thought first. */
  #promising(state: State, seat: Seat, sides: readonly number[]): Trial<Action>[] {
    const count = Math.max(...sides) + 1;
    const legal = this.#world.legal(state, seat);
    const weights = this.#guide.priors?.(state, seat, legal);
    return legal
      .map((action, index) => ({ action, weight: weights?.[index] ?? 1 }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, this.#tuning.choices)
      .map(({ action }) => ({ action, results: [], total: 0, totals: new Float64Array(count) }));
  }

  #try(state: State, action: Action, seat: Seat, dice: Generator): ArrayLike<number> {
    this.#world.play(state, seat, action, dice);
    if (!this.#world.isOver(state)) this.#guide.playOut?.(state, this.#guide.horizon, dice);
    return this.#guide.evaluate(state);
  }

  /** The first thought, unless another choice did clearly better in the rounds that both were tried in. */
  #decided(
    [first]: readonly Trial<Action>[],
    best: Trial<Action> | undefined,
  ): Trial<Action> | undefined {
    if (first === undefined || best === undefined || first === best) return best;
    return isClearlyBetter(best.results, first.results, this.#tuning.doubt) ? best : first;
  }
}

/** Whether a phase has had its share of the budget, by the rounds that it has seen. */
function endOf(budget: Budget, phases: number, choices: number): (tried: number) => boolean {
  if ('iterations' in budget) {
    const rounds = Math.max(2, Math.floor(budget.iterations / phases / choices));
    return (tried) => tried >= rounds;
  }
  const end = budget.now() + budget.milliseconds / phases;
  return (tried) => tried > 1 && budget.now() >= end;
}

function byMean<Action>(trials: readonly Trial<Action>[]): Trial<Action>[] {
  return [...trials].sort(
    (one, other) => other.total / other.results.length - one.total / one.results.length,
  );
}

function found<Action>({ action, results, total, totals }: Trial<Action>): Finding<Action> {
  const trials = results.length;
  const squares = results.reduce((sum, result) => sum + result * result, 0);
  const values = [...totals].map((sum) => sum / trials);
  return { action, trials, values, error: standardError(total, squares, trials) };
}
