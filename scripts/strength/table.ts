// The results of the matches, as a table.
import { itemAt } from '@tidetable/engine';
import type { StrengthMatch } from '@tidetable/manifest/strength';
import { shareOf } from '../../packages/cli/src/simulation/share.ts';
import type { Played } from './playing.ts';

export type ResultsOf = (match: StrengthMatch) => readonly Played[];

const percent = (part: number): string => (100 * part).toFixed(1);

export function tableOf(matches: readonly StrengthMatch[], resultsOf: ResultsOf): string {
  const lines = [
    '| Match | Budget a decision | Games | Won, 95 % interval | CPU-ms a decision | Should be | Best published by rules |',
    '|---|---|--:|---|--:|---|--:|',
  ];
  for (const name of new Set(matches.map((match) => match.name))) {
    const alike = matches.filter((match) => match.name === name);
    lines.push(rowOf(name, alike, alike.flatMap(resultsOf)));
    if (alike.length > 1)
      for (const match of alike)
        lines.push(rowOf(`– ${match.seats} players`, [match], resultsOf(match), false));
  }
  return `${lines.join('\n')}\n`;
}

function rowOf(
  name: string,
  matches: readonly StrengthMatch[],
  played: readonly Played[],
  isWhole = true,
): string {
  const { one, least } = itemAt(matches, 0);
  const games = played.flatMap(({ won }) => won);
  const sum = (of: (one: Played) => number): number =>
    played.reduce((all, result) => all + of(result), 0);
  const { share, low, high } = shareOf(
    games.reduce((all, won) => all + won, 0),
    games.length,
  );
  const thought = sum(({ milliseconds }) => milliseconds) / sum(({ decisions }) => decisions);
  const should = isWhole ? `${share >= least ? '✓' : '✗'} ≥ ${percent(least)} %` : '';
  return `| ${name} | ${one} | ${games.length} | ${percent(share)} % [${percent(low)}–${percent(high)}] | ${thought.toFixed(1)} | ${should} | ${publishedOf(matches)} |`;
}

/** Of matches with as many games each. */
function publishedOf(matches: readonly StrengthMatch[]): string {
  const known = matches.flatMap(({ published }) => published ?? []);
  if (known.length === 0) return '';
  return `${percent(known.reduce((sum, share) => sum + share, 0) / known.length)} %`;
}
