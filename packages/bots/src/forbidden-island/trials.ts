// Trying things out: all choices are played on in the same imagined worlds, and the worse half is dropped again and again.
import { type Chance, Generator, type Seat } from '@tidetable/engine';
import { type Finding, standardError } from '../search/finding.ts';
import type { Budget } from '../search/search.ts';
import { type Deed, GO_ON } from './model/deeds.ts';
import { play } from './model/flow.ts';
import { hasty, hastyDeed } from './model/hasty.ts';
import { Isle, PAUSE, PLAYING, TAKE, WON } from './model/isle.ts';
import { logOdds } from './model/odds.ts';

/** So many turns are played in haste before the learned odds take over. */
const TURNS = 6;
const ACTIONS = 3;
/** More trials of one choice would hardly change the decision. */
const ENOUGH = 200;
const SEED = 0x7fffffff;

/** Null lets things go on. */
type Choice = Deed | null;

interface Record {
  readonly choice: Choice;
  trials: number;
  total: number;
  squares: number;
}

/** The choice after which the team escapes most often. */
export function bestOf(
  seen: Isle,
  seat: Seat,
  choices: readonly Choice[],
  budget: Budget,
  chance: Chance,
): Choice {
  return tried(seen, seat, choices, budget, chance)[0]?.action as Choice;
}

/** What was found out about each choice, the best first: all adventurers are one side. */
export function tried(
  seen: Isle,
  seat: Seat,
  choices: readonly Choice[],
  budget: Budget,
  chance: Chance,
): readonly Finding<Choice>[] {
  const seed = chance.roll(SEED);
  const world = new Isle(seen.land);
  const isle = new Isle(seen.land);
  const left: Record[] = choices.map((choice) => ({ choice, trials: 0, total: 0, squares: 0 }));
  const dropped: Record[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const spending = spend(budget, rounds, left.length);
  for (let round = 0, number = 0; round < rounds; round++) {
    do {
      const dice = new Generator(seed, number++);
      world.copy(seen);
      world.imagine(dice);
      const course = dice.below(SEED);
      for (const record of left) {
        isle.copy(world);
        const won = result(isle, seat, record.choice, new Generator(seed, course));
        record.trials += 1;
        record.total += won;
        record.squares += won * won;
      }
    } while (spending(round, left.length));
    left.sort((one, other) => other.total - one.total);
    const worse = left.splice(Math.ceil(left.length / 2));
    dropped.unshift(...worse);
  }
  return [...left, ...dropped].map(({ choice, trials, total, squares }) => ({
    action: choice,
    trials,
    values: [total / trials],
    error: standardError(total, squares, trials),
  }));
}

/** Says after each world whether the round may go on; all rounds are given as much. */
function spend(budget: Budget, rounds: number, choices: number) {
  let spent = 0;
  if ('iterations' in budget) {
    const share = Math.min(budget.iterations, choices * ENOUGH) / rounds;
    return (round: number, trials: number): boolean => {
      spent += trials;
      return spent + trials <= share * (round + 1);
    };
  }
  const start = budget.now();
  const share = budget.milliseconds / rounds;
  return (round: number): boolean => budget.now() - start < share * (round + 1);
}

/** Plays on after a choice: 1 for an escape, 0 for a loss, and the odds where it is not over after some turns. */
function result(isle: Isle, seat: Seat, choice: Choice, chance: Generator): number {
  if (choice !== null) play(isle, seat, choice, chance);
  else if (isle.step === PAUSE) play(isle, isle.who, GO_ON, chance);
  while (isle.result === PLAYING) {
    if (isle.turns >= TURNS && isle.step === TAKE && isle.what === ACTIONS)
      return 1 / (1 + Math.exp(-logOdds(isle)));
    const deed = hastyDeed(isle);
    play(isle, hasty.seat, deed, chance);
  }
  return isle.result === WON ? 1 : 0;
}
