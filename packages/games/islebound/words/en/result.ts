// The result in a sentence.
import {
  allOf,
  type Cast,
  type Outcome,
  type Reader,
  type Standing,
  scoresOfOthers,
  sentence,
  standingOf,
  type Who,
  whoByName,
} from '@tidetable/engine';
import { captainsFor } from './names.ts';

/** Tells a reader whether they won, and by how much. */
export function result(outcome: Outcome, reader?: Reader, names?: readonly string[]): string {
  const cast = { who: whoByName(captainsFor(reader), names), has: names ? ' with' : '' };
  const standing = standingOf(outcome, reader);
  if (standing === null) return sentence(wonBy(outcome, cast, 'present'));
  if (standing.result === 'lost')
    return sentence(`you lost ${marginOf(standing)}: ${wonBy(outcome, cast, 'past')}`);
  return sentence(
    `${winOf(outcome, standing, cast.who)}${howOf(outcome)}${scoresOfOthers(outcome, cast)}`,
  );
}

function wonBy(outcome: Outcome, cast: Cast, tense: 'present' | 'past'): string {
  const { winners } = outcome;
  const best = bestOf(outcome);
  const all = allOf(winners.map(cast.who));
  const renown = best === undefined ? '' : ` with ${best} renown`;
  const [win, won] = winners.length > 1 ? ['share the win', 'shared the win'] : ['win', 'won'];
  const verb = tense === 'past' ? won : all.does(win);
  return `${all.name} ${verb}${renown}${howOf(outcome)}${scoresOfOthers(outcome, cast)}`;
}

function marginOf({ by }: Standing): string {
  return by === 0 ? 'the tie' : `by ${by === 1 ? 'one' : by} renown`;
}

function winOf(outcome: Outcome, { result, by, others }: Standing, who: Who): string {
  const best = bestOf(outcome);
  const them = allOf(others.map(who)).name;
  if (result === 'shared') return `you share the win with ${them}, at ${best} renown each`;
  if (by === 0) return `you won the tie with ${best} renown`;
  return `you won with ${best} renown, ${by} ahead of ${them}`;
}

function bestOf({ winners, scores = [] }: Outcome): number | undefined {
  return scores[winners[0] ?? 0];
}

function howOf({ endings }: Outcome): string {
  return endings.some(({ ending }) => ending === 'tie-broken') ? ', by the fuller hold' : '';
}
