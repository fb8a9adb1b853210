// Trying things out: all choices are played on in the same imagined worlds, and the worse half is dropped again and again.

import { isClearlyBetter } from '@tidetable/bots/search/doubt';
import { type Finding, standardError } from '@tidetable/bots/search/finding';
import type { Budget } from '@tidetable/bots/search/search';
import { type Chance, Generator, type Seat } from '@tidetable/engine';
import { END, PASS } from './model/deeds.ts';
import { allPass, play } from './model/flow.ts';
import { hasty, hastyDeed } from './model/hasty.ts';
import { Isle, PAUSE, PLAYING, TAKE, WON } from './model/isle.ts';
import { logOdds } from './model/odds.ts';
import { type Choice, type Outset, outsets } from './outsets.ts';

/** So many turns are played in haste before the learned odds take over. */
const TURNS = 6;
const ACTIONS = 3;
/** More trials of one choice would hardly change the decision. */
const ENOUGH = 300;
/** By how many standard errors another choice must be better than what comes to mind first. */
const DOUBT = 1;
const SEED = 0x7fffffff;

interface Trial extends Outset {
  /** By world. */
  readonly results: number[];
  total: number;
}

/** The choice after which the team escapes most often. */
export function bestOf(
  seen: Isle,
  seat: Seat,
  choices: readonly Choice[],
  budget: Budget,
  chance: Chance,
): Choice {
  const thought = firstThought(seen, seat);
  const [first, ...others] = outsets(seen, seat, choices, thought);
  if (first === undefined || others.length === 0) return first?.choice ?? null;
  return (sorted(seen, seat, [first, ...others], thought, budget, chance)[0] as Trial).choice;
}

/** What was found out about each choice, the best first: all adventurers are one side. */
export function tried(
  seen: Isle,
  seat: Seat,
  choices: readonly Choice[],
  budget: Budget,
  chance: Chance,
): readonly Finding<Choice>[] {
  const thought = firstThought(seen, seat);
  const starts = outsets(seen, seat, choices, thought);
  return sorted(seen, seat, starts, thought, budget, chance).map(({ choice, results, total }) => {
    const trials = results.length;
    const squares = results.reduce((sum, result) => sum + result * result, 0);
    const error = standardError(total, squares, trials);
    return { action: choice, trials, values: [total / trials], error };
  });
}

/** Tries them all, the first of which is the first thought if that is among them; gives the best first. */
function sorted(
  seen: Isle,
  seat: Seat,
  starts: readonly Outset[],
  thought: Choice,
  budget: Budget,
  chance: Chance,
): Trial[] {
  const seed = chance.roll(SEED);
  const all = starts.map((outset): Trial => ({ ...outset, results: [], total: 0 }));
  const first = all[0]?.choice === thought ? all[0] : null;
  const world = new Isle(seen.land);
  const isle = new Isle(seen.land);
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
        setOut(isle, world, trial);
        const result = playOn(isle, seat, trial, new Generator(seed, course));
        trial.results.push(result);
        trial.total += result;
      }
    } while (spending(round, left.length));
    left = betterHalf(left, first);
  }
  const best = left[0] as Trial;
  const isBetter = first === null || isClearlyBetter(best.results, first.results, DOUBT);
  const chosen = isBetter ? best : first;
  const others = all.filter((trial) => trial !== chosen);
  return [chosen, ...others.sort((one, other) => other.total - one.total)];
}

/** What the hasty player would do in this seat. */
function firstThought(seen: Isle, seat: Seat): Choice {
  const deed = hastyDeed(seen);
  if (hasty.seat === seat) return deed;
  return seen.step === PAUSE ? PASS : null;
}

/** The first thought stays to the last, for the best of all is compared to it. */
function betterHalf(trials: readonly Trial[], first: Trial | null): Trial[] {
  const sorted = [...trials].sort((one, other) => other.total - one.total);
  const better = sorted.slice(0, Math.ceil(sorted.length / 2));
  if (first !== null && better.length > 1 && !better.includes(first))
    better[better.length - 1] = first;
  return better;
}

/** Says after each world whether the round may go on; all rounds are given as much. */
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

function setOut(isle: Isle, world: Isle, outset: Outset): void {
  if (outset.isle === null) return isle.copy(world);
  isle.copy(outset.isle);
  isle.treasureDeck.set(world.treasureDeck);
  isle.floodDeck.set(world.floodDeck);
}

/** Plays on after a choice: 1 for an escape, 0 for a loss, and the odds where it is not over after some turns. */
function playOn(isle: Isle, seat: Seat, { choice, isle: after }: Outset, chance: Chance): number {
  if (after !== null) {
    if (isle.result === PLAYING) play(isle, isle.who, END, chance);
  } else if (choice !== null) play(isle, seat, choice, chance);
  while (isle.result === PLAYING) {
    if (isle.turns >= TURNS && isle.step === TAKE && isle.what === ACTIONS)
      return 1 / (1 + Math.exp(-logOdds(isle)));
    const deed = hastyDeed(isle);
    if (deed === PASS) allPass(isle, chance);
    else play(isle, hasty.seat, deed, chance);
  }
  return isle.result === WON ? 1 : 0;
}
