// Successive halving: all choices are played on in the same imagined worlds, and the worse half is dropped each round.

import { isClearlyBetter } from '@tidetable/bots/search/clearly-better';
import { type Finding, standardError } from '@tidetable/bots/search/finding';
import type { Budget } from '@tidetable/bots/search/search';
import { type Chance, Generator, type Seat } from '@tidetable/engine';
import { ACTIONS } from '../rules/questions.ts';
import { IslandModel, PAUSE, PLAYING, TAKE, WON } from './model/island-model.ts';
import { actionOf, END, PASS, seatOf } from './model/packed-actions.ts';
import { allPass, play } from './model/play.ts';
import type { Thinker } from './model/thinker.ts';
import { type Choice, type StartPoint, startPoints } from './start-points.ts';

/** Turns played by the playout policy before the learned odds take over. */
const TURNS = 6;
/** More trials of one choice would hardly change the decision. */
const ENOUGH = 300;
/** How many standard errors better than the first thought another choice must be. */
const DOUBT = 1;
const SEED = 0x7fffffff;

interface Trial extends StartPoint {
  /** By world. */
  readonly results: number[];
  total: number;
}

/** The choice after which the team escapes most often. */
export function bestOf(
  thinker: Thinker,
  seen: IslandModel,
  seat: Seat,
  choices: readonly Choice[],
  budget: Budget,
  chance: Chance,
): Choice {
  const thought = firstThought(thinker, seen, seat);
  const starts = startPoints(seen, seat, choices, thought, thinker.policy);
  if (starts.length < 2) return starts[0]?.choice ?? null;
  return sorted(thinker, seen, seat, starts, thought, budget, chance)[0]?.choice ?? null;
}

/** The findings on each choice, the best first; all adventurers are one side. */
export function tried(
  thinker: Thinker,
  seen: IslandModel,
  seat: Seat,
  choices: readonly Choice[],
  budget: Budget,
  chance: Chance,
): readonly Finding<Choice>[] {
  const thought = firstThought(thinker, seen, seat);
  const starts = startPoints(seen, seat, choices, thought, thinker.policy);
  const trials = sorted(thinker, seen, seat, starts, thought, budget, chance);
  return trials.map(({ choice, results, total }) => {
    const count = results.length;
    const squares = results.reduce((sum, result) => sum + result * result, 0);
    const error = standardError(total, squares, count);
    return { action: choice, trials: count, values: [total / count], error };
  });
}

/** The best first. `starts` begins with the first thought, if that is among them. */
function sorted(
  thinker: Thinker,
  seen: IslandModel,
  seat: Seat,
  starts: readonly StartPoint[],
  thought: Choice,
  budget: Budget,
  chance: Chance,
): Trial[] {
  const seed = chance.roll(SEED);
  const all = starts.map((start): Trial => ({ ...start, results: [], total: 0 }));
  const first = all[0]?.choice === thought ? all[0] : null;
  const world = new IslandModel(seen.setup);
  const island = new IslandModel(seen.setup);
  let left = all;
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  const spending = spend(budget, rounds, all.length);
  for (let round = 0, number = 0; round < rounds; round++) {
    do {
      const dice = new Generator(seed, number++);
      world.copy(seen);
      world.imagine(dice);
      const course = dice.below(SEED);
      for (const trial of left) {
        begin(island, world, trial);
        const result = playOn(thinker, island, seat, trial, new Generator(seed, course));
        trial.results.push(result);
        trial.total += result;
      }
    } while (spending(round, left.length));
    left = betterHalf(left, first);
  }
  const [best] = left;
  if (best === undefined) return [];
  const isBetter = first === null || isClearlyBetter(best.results, first.results, DOUBT);
  const chosen = isBetter ? best : first;
  const others = all.filter((trial) => trial !== chosen);
  return [chosen, ...others.sort((one, other) => other.total - one.total)];
}

/** What the playout policy would do in this seat. */
function firstThought({ policy }: Thinker, seen: IslandModel, seat: Seat): Choice {
  const decision = policy.decide(seen);
  if (seatOf(decision) === seat) return actionOf(decision);
  return seen.step === PAUSE ? PASS : null;
}

/** The first thought stays to the last: the best of all is compared with it. */
function betterHalf(trials: readonly Trial[], first: Trial | null): Trial[] {
  const sorted = [...trials].sort((one, other) => other.total - one.total);
  const better = sorted.slice(0, Math.ceil(sorted.length / 2));
  if (first !== null && better.length > 1 && !better.includes(first))
    better[better.length - 1] = first;
  return better;
}

/** Whether a round may go on after another world; all rounds get the same share. */
function spend(budget: Budget, rounds: number, choices: number) {
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  const share = Math.min(most, choices * ENOUGH) / rounds;
  const isInTime = clock(budget, rounds);
  let spent = 0;
  return (round: number, trials: number): boolean => {
    spent += trials;
    return spent + trials <= share * (round + 1) && isInTime(round);
  };
}

function clock(budget: Budget, rounds: number): (round: number) => boolean {
  if ('iterations' in budget) return () => true;
  const start = budget.now();
  return (round) => budget.now() - start < (budget.milliseconds / rounds) * (round + 1);
}

function begin(island: IslandModel, world: IslandModel, start: StartPoint): void {
  if (start.island === null) return island.copy(world);
  island.copy(start.island);
  island.treasureDeck.set(world.treasureDeck);
  island.floodDeck.set(world.floodDeck);
}

/** 1 for an escape, 0 for a loss, and the learned odds where neither has come after some turns. */
function playOn(
  { policy, odds }: Thinker,
  island: IslandModel,
  seat: Seat,
  { choice, island: after }: StartPoint,
  chance: Chance,
): number {
  if (after !== null) {
    if (island.result === PLAYING) play(island, island.seat, END, chance);
  } else if (choice !== null) play(island, seat, choice, chance);
  while (island.result === PLAYING) {
    if (island.turns >= TURNS && island.step === TAKE && island.actionsLeft === ACTIONS)
      return 1 / (1 + Math.exp(-odds.logOf(island)));
    const decision = policy.decide(island);
    const action = actionOf(decision);
    if (action === PASS) allPass(island, chance);
    else play(island, seatOf(decision), action, chance);
  }
  return island.result === WON ? 1 : 0;
}
