// The summary of a simulation as a table for people.
import { FAINT, type Ink, STRONG } from '../terminal/ink.ts';
import { flowed, padded } from '../terminal/text.ts';
import type { Share, Spread, Summary } from './tally.ts';

export interface Speed {
  readonly seconds: number;
  readonly games: number;
  readonly decisions: number;
}

/** How games ended, how long they took, what happened in them. */
export function reportLines(summary: Summary, ink: Ink, width: number): string[] {
  const { won, endings, turns, decisions, events } = summary;
  const rows = endings.map((ending) => shareRow(nameOf(ending), ending));
  return [
    ink(
      `${padded('Ending', 26)}${'games'.padStart(9)}${'share'.padStart(9)}   95% interval`,
      STRONG,
    ),
    ...rows,
    shareRow('won', won),
    '',
    ink(
      `${padded('Length', 26)}${'mean'.padStart(9)}${'min'.padStart(9)}${'max'.padStart(9)}`,
      STRONG,
    ),
    ...(turns === null ? [] : [spreadRow('turns', turns)]),
    spreadRow('decisions', decisions),
    '',
    ink('Happened in a game, on average', STRONG),
    ...flowed(
      Object.entries(events).flatMap(([type, mean]) =>
        mean === 0 ? [] : [`${type.replaceAll('-', ' ')} ${mean.toFixed(2)}`],
      ),
      { width, indent: 2, gap: 3 },
    ),
  ];
}

function nameOf({ ending, of }: { readonly ending: string; readonly of?: string }): string {
  return of === undefined ? ending : `${ending} (${of})`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

export function shareRow(name: string, { count, share, low, high }: Share): string {
  const numbers = `${count.toLocaleString('en').padStart(9)}${percent(share).padStart(9)}`;
  return `${padded(`  ${name}`, 26)}${numbers}   ${percent(low)} – ${percent(high)}`;
}

function spreadRow(name: string, { mean, min, max }: Spread): string {
  const numbers = [mean.toFixed(1), String(min), String(max)].map((text) => text.padStart(9));
  return `${padded(`  ${name}`, 26)}${numbers.join('')}`;
}

export function speedLine({ seconds, games, decisions }: Speed, ink: Ink): string {
  const rate = (count: number): string =>
    Math.round(count / Math.max(seconds, 1e-9)).toLocaleString('en');
  const played = `${games.toLocaleString('en')} games in ${seconds.toFixed(1)} s`;
  return ink(`${played}: ${rate(games)} games/s, ${rate(decisions)} decisions/s`, FAINT);
}
