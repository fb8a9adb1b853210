// The result of a duel in words.
import { FAINT, GLOW, type Ink, STRONG } from '@tidetable/terminal/ink';
import { padded } from '@tidetable/terminal/text';
import type { Change } from './changes.ts';
import type { DuelSummary, Estimate } from './duel.ts';
import { changeSentence, percent, shareRow } from './report.ts';

export interface DuelReport {
  readonly title: string;
  readonly seats: number;
  readonly bots: readonly [string, string];
  readonly changes: readonly Change[];
  /** In Elo, or in percent where all play together. */
  readonly between: readonly [number, number];
  readonly alpha: number;
  readonly beta: number;
  readonly summary: DuelSummary;
}

export function duelLines(report: DuelReport, ink: Ink): string[] {
  const { title, seats, bots, changes, summary } = report;
  const [one, other] = bots;
  const { elo, result, tables, games, deals } = summary;
  const rivals = seats === 2 || elo === null ? other : `${seats - 1} × ${other}`;
  return [
    `${title}, ${seats} seats: ${one} against ${rivals}`,
    ...changes.map((change) => ink(`Changed: ${changeSentence(change)}`, GLOW)),
    ink(
      `${deals.toLocaleString('en')} deals, each played ${tables.length} times: ${games.toLocaleString('en')} games`,
      FAINT,
    ),
    '',
    ink(`${padded('Won', 26)}${'games'.padStart(9)}${'share'.padStart(9)}   95% interval`, STRONG),
    ...tables.map((share, table) =>
      shareRow(elo === null ? (bots[table] ?? '') : `${one} in seat ${table + 1}`, share),
    ),
    '',
    elo === null
      ? `${one} wins ${interval(result, points)} percentage points more.`
      : `${one} wins ${interval(result, percent)} of its games; Elo ${interval(elo, signed)}.`,
    ...verdictLines(report),
  ];
}

function interval({ value, low, high }: Estimate, say: (number: number) => string): string {
  return `${say(value)} (95%: ${say(low)} to ${say(high)})`;
}

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? 'beyond measure' : 'below measure';
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

function points(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${Math.abs(100 * difference).toFixed(1)}`;
}

function verdictLines({ bots, between, alpha, beta, summary }: DuelReport): string[] {
  const unit = summary.elo === null ? 'percentage points' : 'Elo';
  const [low, high] = between;
  const [one, other] = bots;
  const [lower, upper] = summary.bounds;
  const said = {
    high: `${one} is stronger than ${other}: by ${high} ${unit} rather than by ${low}.`,
    low: `${one} is not stronger by ${high} ${unit} than ${other}: by ${low} at most.`,
    none: `Undecided between ${low} and ${high} ${unit}: let them play on with more --games.`,
  };
  return [
    said[summary.verdict ?? 'none'],
    `Sequential test: log-likelihood ratio ${summary.ratio.toFixed(2)}, bounds ${lower.toFixed(2)} and ${upper.toFixed(2)};`,
    `wrongly for ${high} in ${percent(alpha)} and wrongly for ${low} in ${percent(beta)} of such duels.`,
  ];
}
