// The result in a sentence.
import type { Outcome } from '@tidetable/engine';
import { captainName, listed } from './names.ts';

const HOW: Readonly<Record<string, string>> = {
  clock: ' when the clock runs out',
  'round-limit': ' after the last round',
  'tie-broken': ', the tie broken by Plunder Points or cards in hand',
};

export function result({ winners, endings, scores = [] }: Outcome): string {
  const names = listed(winners.map(captainName));
  const shared = endings.some(({ ending }) => ending === 'shared');
  const verb = shared ? 'share the win' : winners.length > 1 ? 'win' : 'wins';
  const points = winners.map((seat) => scores[seat] ?? 0);
  const how = endings.map(({ ending }) => HOW[ending] ?? '').join('');
  const others = scores.flatMap((score, seat) =>
    winners.includes(seat) ? [] : [`${captainName(seat)} ${score}`],
  );
  const rest = others.length === 0 ? '' : `; ${listed(others)}`;
  return `${names} ${verb} with ${pointWords(points, shared)} points${how}${rest}.`;
}

/** A crew that wins together adds up; those who share a win are told one by one, unless they are level. */
function pointWords(points: readonly number[], shared: boolean): string {
  const level = points.every((count) => count === points[0]);
  if (points.length === 1 || (shared && level)) return String(points[0]);
  if (shared) return listed(points.map(String));
  return `${points.join(' + ')} = ${points.reduce((sum, count) => sum + count, 0)}`;
}
