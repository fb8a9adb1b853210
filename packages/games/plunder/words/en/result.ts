// The result in a sentence.
import {
  allOf,
  listed,
  type Outcome,
  type Reader,
  type Standing,
  sentence,
  standingOf,
  type Who,
  whoByName,
} from '@tidetable/engine';
import { captainsFor, countedThings } from './names.ts';

const HOW: Readonly<Record<string, string>> = {
  clock: ' when the clock runs out',
  'round-limit': ' after the last round',
  'tie-broken': ', the tie broken by Plunder Points or cards in hand',
};

/** To a reader: whether they won, and by how much. */
export function result(outcome: Outcome, reader?: Reader, names?: readonly string[]): string {
  const cast = { who: whoByName(captainsFor(reader), names), has: names ? ' with' : '' };
  const standing = standingOf(outcome, reader);
  if (standing === null) return sentence(wonBy(outcome, cast, 'win'));
  if (standing.result === 'lost')
    return sentence(`you lost${marginOf(outcome, standing)}: ${wonBy(outcome, cast, 'win')}`);
  if (standing.result === 'shared') return sentence(wonBy(outcome, cast, 'won'));
  const won = winOf(outcome, standing, cast.who);
  return sentence(`${won}${howOf(outcome)}${restOf(outcome, cast)}`);
}

interface Cast {
  readonly who: Who;
  /** Before a score, since names may end in a number: “Bosun 2 with 40”. */
  readonly has: string;
}

/** Of a crew or of one captain. */
function wonBy(outcome: Outcome, cast: Cast, win: 'win' | 'won'): string {
  const all = allOf(outcome.winners.map(cast.who));
  const verb = isShared(outcome) ? 'share the win' : win;
  const said = verb === 'won' ? verb : all.does(verb);
  return `${all.name} ${said} with ${pointWords(outcome)} points${howOf(outcome)}${restOf(outcome, cast)}`;
}

/** A crew has no margin: the outcome does not say who else sailed together. */
function marginOf(outcome: Outcome, { by }: Standing): string {
  if (outcome.winners.length > 1 && !isShared(outcome)) return '';
  if (by <= 0) return ' the tie';
  return ` by ${by === 1 ? 'one point' : countedThings(by, 'point')}`;
}

function winOf(outcome: Outcome, { by, others }: Standing, who: Who): string {
  const points = `with ${pointWords(outcome)} points`;
  if (by <= 0) return `you won ${points}`;
  return `you won ${points}, ${by} ahead of ${allOf(others.map(who)).name}`;
}

function howOf({ endings }: Outcome): string {
  return endings.map(({ ending }) => HOW[ending] ?? '').join('');
}

function isShared({ endings }: Outcome): boolean {
  return endings.some(({ ending }) => ending === 'shared');
}

function restOf({ winners, scores = [] }: Outcome, { who, has }: Cast): string {
  const others = scores.flatMap((score, seat) =>
    winners.includes(seat) ? [] : [`${who(seat).name}${has} ${score}`],
  );
  return others.length === 0 ? '' : `; ${listed(others)}`;
}

/** A crew that wins together adds up; those who share a win are told one by one, unless they are level. */
function pointWords({ winners, scores = [], endings }: Outcome): string {
  const points = winners.map((seat) => scores[seat] ?? 0);
  const shared = isShared({ winners, endings });
  const level = points.every((count) => count === points[0]);
  if (points.length === 1 || (shared && level)) return String(points[0]);
  if (shared) return listed(points.map(String));
  return `${points.join(' + ')} = ${points.reduce((sum, count) => sum + count, 0)}`;
}
