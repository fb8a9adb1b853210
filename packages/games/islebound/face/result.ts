// The result in a sentence.
import type { Outcome } from '@tidetable/engine';
import { listed, shipName } from './names.ts';

export function result({ winners, endings, scores = [] }: Outcome): string {
  const names = winners.map((seat) => `the ${shipName(seat)}`);
  const best = scores[winners[0] ?? 0];
  const renown = best === undefined ? '' : ` with ${best} renown`;
  const others = scores.flatMap((score, seat) =>
    winners.includes(seat) ? [] : [`the ${shipName(seat)} ${score}`],
  );
  const rest = others.length === 0 ? '' : `; ${listed(others)}`;
  const how = endings.some(({ ending }) => ending === 'tie-broken') ? ', by the fuller hold' : '';
  const verb = winners.length > 1 ? 'share the win' : 'wins';
  return `${capital(listed(names))} ${verb}${renown}${how}${rest}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
