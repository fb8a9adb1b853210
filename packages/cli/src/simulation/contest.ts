// Games with scores: how long they go on, who wins from which seat, what the scores are made of, and who leads.
import type { Scores } from '@tidetable/terminal/measures';
import type { Counters } from './counters.ts';
import {
  type Histogram,
  histogram,
  quantile,
  type Share,
  type Spread,
  shareOf,
  spreadOf,
  totalOf,
} from './share.ts';

type Means = Readonly<Record<string, number>>;

/** A shared victory counts as won. */
export interface Standing {
  readonly won: Share;
  /** The score, then its parts, on average. */
  readonly score: number;
  readonly parts: Means;
}

export interface ContestSummary {
  readonly rounds: {
    readonly min: number;
    readonly median: number;
    readonly max: number;
    readonly from: number;
    readonly to: number;
    /** Games within the rounds of a good one. */
    readonly within: Share;
    readonly histogram: Histogram;
  };
  /** By seat, and by place in the order of play. */
  readonly seats: readonly Standing[];
  readonly places: readonly Standing[];
  readonly winners: Omit<Standing, 'won'>;
  /** How often another seat went alone into the lead, seen at the beginning of each turn. */
  readonly leadChanges: Spread & { readonly histogram: Histogram };
  /** By how much the best score was ahead of the next. */
  readonly margin: Spread & { readonly histogram: Histogram };
}

/** Of finished games only. */
export function contestOf({ pace }: Scores, counters: Counters, seats: number): ContestSummary {
  const rounds = histogram(counters.entries('rounds'));
  const [from, to] = pace;
  const within = rounds.filter(([count]) => count >= from && count <= to);
  const { min, max } = spreadOf(rounds);
  const standings = (by: string): Standing[] =>
    Array.from({ length: seats }, (_none, key) => {
      const played = counters.count(`played ${by}`, key);
      const won = shareOf(counters.count(`won ${by}`, key), played);
      return { won, ...meansOf(counters, `parts ${by} ${key}`, played) };
    });
  const measured = (name: string): Spread & { histogram: Histogram } => {
    const bars = histogram(counters.entries(name));
    return { ...spreadOf(bars), histogram: bars };
  };
  return {
    rounds: {
      min,
      median: quantile(rounds, 0.5),
      max,
      from,
      to,
      within: shareOf(totalOf(within), totalOf(rounds)),
      histogram: rounds,
    },
    seats: standings('seat'),
    places: standings('place'),
    winners: meansOf(counters, 'parts winners', counters.count('played winners', 'all')),
    leadChanges: measured('lead changes'),
    margin: measured('margin'),
  };
}

function meansOf(counters: Counters, name: string, played: number): Omit<Standing, 'won'> {
  const parts = counters.unsorted(name).map(([part, sum]) => [part, sum / played] as const);
  return {
    score: parts.reduce((sum, [, mean]) => sum + mean, 0),
    parts: Object.fromEntries(parts),
  };
}
