// The standings of a simulation as tables for people.
import { type Ink, STRONG } from '@tidetable/terminal/ink';
import { padded } from '@tidetable/terminal/text';
import type { ContestSummary, Standing } from './contest.ts';
import { percent, shareRow, spreadRow } from './report.ts';

const NAME = 26;
const CELL = 11;

function row(name: string, cells: readonly string[]): string {
  return padded(name, NAME) + cells.map((cell) => cell.padStart(CELL)).join('');
}

export function contestLines(summary: ContestSummary, ink: Ink): string[] {
  const { rounds, seats, places, winners, leadChanges, margin } = summary;
  const names = Object.keys(winners.parts);
  const scores = ({ score, parts }: Omit<Standing, 'won'>): string[] =>
    [score, ...names.map((name) => parts[name] ?? 0)].map((mean) => mean.toFixed(1));
  const standing = (name: string, one: Standing): string =>
    row(name, [percent(one.won.share), ...scores(one)]);
  return [
    ink(row('Rounds', ['min', 'median', 'max']), STRONG),
    row('  in a game', [rounds.min, rounds.median, rounds.max].map(String)),
    shareRow(`from ${rounds.from} to ${rounds.to}`, rounds.within),
    '',
    ink(row('Score, on average', ['won', 'score', ...names]), STRONG),
    ...seats.map((one, seat) => standing(`  seat ${seat + 1}`, one)),
    ...places.map((one, place) => standing(`  turn ${place + 1} of a round`, one)),
    row('  winners', ['', ...scores(winners)]),
    '',
    ink(
      `${padded('Lead', NAME)}${['mean', 'min', 'max'].map((cell) => cell.padStart(9)).join('')}`,
      STRONG,
    ),
    spreadRow('changes in a game', leadChanges),
    spreadRow('margin of the winner', margin),
  ];
}
