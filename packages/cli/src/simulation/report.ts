// The report of a simulation as tables for people.
import { FAINT, GLOW, type Ink, STRONG } from '@tidetable/terminal/ink';
import { flowed, padded } from '@tidetable/terminal/text';
import type { Change } from './changes.ts';
import type { ContestSummary } from './contest.ts';
import { contestLines } from './contest-report.ts';
import type { RunResult } from './run-batches.ts';
import type { Share, Spread } from './share.ts';
import type { Group, Summary } from './tally.ts';

export interface Report {
  readonly title: string;
  readonly call: {
    readonly game: string;
    readonly rulesVersion: number;
    readonly seats: number;
    readonly bots: readonly string[];
    readonly options: object;
    readonly vary: readonly string[];
    readonly seed: string;
  };
  readonly changes: readonly Change[];
  readonly summary: Summary;
  /** For games with scores. */
  readonly contest: ContestSummary | null;
}

export function reportLines(
  { title, call, changes, summary, contest }: Report,
  result: RunResult,
  ink: Ink,
  width: number,
): string[] {
  return [
    `${title}, ${call.seats} seats: ${call.bots.join(', ')}`,
    ...changes.map((change) => ink(`Changed: ${changeSentence(change)}`, GLOW)),
    '',
    ...endingLines(summary, ink),
    '',
    ...summary.groups.flatMap((group) => [...groupLines(group, ink), '']),
    ...lengthLines(summary, ink),
    '',
    ink('Happened in a game, on average', STRONG),
    ...flowed(
      Object.entries(summary.events).flatMap(([type, mean]) =>
        mean === 0 ? [] : [`${type.replaceAll('-', ' ')} ${mean.toFixed(2)}`],
      ),
      { width, indent: 2, gap: 3 },
    ),
    '',
    ...(contest === null ? [] : [...contestLines(contest, ink), '']),
    speedLine(result, summary, ink),
  ];
}

export function changeSentence({ path, from, to }: Change): string {
  return `${path} is ${to} instead of ${from}`;
}

function endingLines({ won, endings }: Summary, ink: Ink): string[] {
  return [
    ink(
      `${padded('Ending', 26)}${'games'.padStart(9)}${'share'.padStart(9)}   95% interval`,
      STRONG,
    ),
    ...endings.map((ending) => shareRow(nameOf(ending), ending)),
    shareRow('won', won),
  ];
}

function groupLines({ by, rows }: Group, ink: Ink): string[] {
  return [
    ink(`${padded(`Won, by ${by}`, 26)}${'games'.padStart(9)}${'share'.padStart(9)}`, STRONG),
    ...rows.map((row) => shareRow(row.name, row)),
  ];
}

function lengthLines({ turns, decisions, options }: Summary, ink: Ink): string[] {
  return [
    ink(
      `${padded('Length', 26)}${'mean'.padStart(9)}${'min'.padStart(9)}${'max'.padStart(9)}`,
      STRONG,
    ),
    ...(turns === null ? [] : [spreadRow('turns', turns)]),
    spreadRow('decisions', decisions),
    spreadRow('options of a decision', options),
  ];
}

export function nameOf({ ending, of }: { readonly ending: string; readonly of?: string }): string {
  return of === undefined ? ending : `${ending} (${of})`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

export function shareRow(name: string, { count, share, low, high }: Share): string {
  const numbers = `${count.toLocaleString('en').padStart(9)}${percent(share).padStart(9)}`;
  return `${padded(`  ${name}`, 26)}${numbers}   ${percent(low)} – ${percent(high)}`;
}

export function spreadRow(name: string, { mean, min, max }: Spread): string {
  const numbers = [mean.toFixed(1), String(min), String(max)].map((text) => text.padStart(9));
  return `${padded(`  ${name}`, 26)}${numbers.join('')}`;
}

/** Of what was played this time; what a folder had kept before is named apart. */
function speedLine({ now, deals, seconds }: RunResult, { decisions }: Summary, ink: Ink): string {
  const rate = (count: number): string =>
    Math.round(count / Math.max(seconds, 1e-3)).toLocaleString('en');
  const kept = deals === now ? '' : ` (${(deals - now).toLocaleString('en')} were kept)`;
  const played = `${now.toLocaleString('en')} games in ${seconds.toFixed(1)} s${kept}`;
  return ink(`${played}: ${rate(now)} games/s, ${rate(now * decisions.mean)} decisions/s`, FAINT);
}
