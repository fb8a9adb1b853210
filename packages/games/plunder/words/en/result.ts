// The result in a sentence.
import {
  allOf,
  type Cast,
  listed,
  type Outcome,
  plural,
  type Reader,
  type Seat,
  type Standing,
  scoresOfOthers,
  sentence,
  standingOf,
  type Who,
  whoByName,
} from '@tidetable/engine';
import { captainsFor } from './names.ts';

const HOW: Readonly<Record<string, string>> = {
  clock: ' when the clock runs out',
  'round-limit': ' after the last round',
  'tie-broken': ', the tie broken by Plunder Points or cards in hand',
};

const HOW_IT_WAS: Readonly<Record<string, string>> = { ...HOW, clock: ' when the clock ran out' };

type Tense = 'present' | 'past';

/** Tells a reader whether they won, and by how much. */
export function result(outcome: Outcome, reader?: Reader, names?: readonly string[]): string {
  const cast = { who: whoByName(captainsFor(reader), names), has: names ? ' with' : '' };
  const standing = standingOf(outcome, reader);
  if (standing === null) return sentence(wonBy(outcome, cast, 'present'));
  if (hasLostTie(outcome, standing)) return sentence(lostTie(outcome, reader as Seat, cast));
  if (standing.result === 'lost')
    return sentence(`you lost${marginOf(outcome, standing)}: ${wonBy(outcome, cast, 'past')}`);
  if (standing.result === 'shared') return sentence(wonBy(outcome, cast, 'past'));
  const won = winOf(outcome, standing, cast.who);
  // With two captains that says it all.
  const rest = standing.by > 0 && outcome.scores?.length === 2 ? '' : scoresOfOthers(outcome, cast);
  return sentence(`${won}${howOf(outcome, 'past')}${rest}`);
}

/** By a team or one captain. */
function wonBy(outcome: Outcome, cast: Cast, tense: Tense): string {
  const all = allOf(outcome.winners.map(cast.who));
  const [win, won] = isShared(outcome) ? ['share the win', 'shared the win'] : ['win', 'won'];
  const verb = tense === 'past' ? won : all.does(win);
  return `${all.name} ${verb} with ${pointWords(outcome)} points${howOf(outcome, tense)}${scoresOfOthers(outcome, cast)}`;
}

/** A team has no margin: the outcome does not tell the other teams. */
function marginOf(outcome: Outcome, { by }: Standing): string {
  if (outcome.winners.length > 1 && !isShared(outcome)) return '';
  return ` by ${by === 1 ? 'one point' : plural(by, 'point')}`;
}

/** Whether the reader had as many points as a single winner. */
function hasLostTie({ winners }: Outcome, { result, by }: Standing): boolean {
  return result === 'lost' && by === 0 && winners.length === 1;
}

function lostTie(outcome: Outcome, reader: Seat, cast: Cast): string {
  const { winners, endings } = outcome;
  const { name } = allOf(winners.map(cast.who));
  const when = howOf(
    { ...outcome, endings: endings.filter(({ ending }) => ending !== 'tie-broken') },
    'past',
  );
  const rest = scoresOfOthers({ ...outcome, winners: [...winners, reader] }, cast);
  return `you lost the tiebreak: ${name} also had ${pointWords(outcome)} points${when}, and more Plunder Points or cards in hand${rest}`;
}

function winOf(outcome: Outcome, { by, others }: Standing, who: Who): string {
  const points = `with ${pointWords(outcome)} points`;
  if (by <= 0) return `you won ${points}`;
  return `you won ${points}, ${by} ahead of ${allOf(others.map(who)).name}`;
}

function howOf({ endings }: Outcome, tense: Tense): string {
  const how = tense === 'past' ? HOW_IT_WAS : HOW;
  return endings.map(({ ending }) => how[ending] ?? '').join('');
}

function isShared({ endings }: Outcome): boolean {
  return endings.some(({ ending }) => ending === 'shared');
}

/** A team's points are added up; those who share a win are listed, unless they are level. */
function pointWords({ winners, scores = [], endings }: Outcome): string {
  const points = winners.map((seat) => scores[seat] ?? 0);
  const shared = isShared({ winners, endings });
  const level = points.every((count) => count === points[0]);
  if (points.length === 1 || (shared && level)) return String(points[0]);
  if (shared) return listed(points.map(String));
  return `${points.join(' + ')} = ${points.reduce((sum, count) => sum + count, 0)}`;
}
