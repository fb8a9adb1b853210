// Two bots against each other: seating, results, and what they say of their strength.
import type { Won } from './batch.ts';
import type { Batch, TableSetting } from './job.ts';
import { type Hypotheses, SequentialTest, type Verdict } from './sequential.ts';
import { type Share, shareOf, Z } from './share.ts';

/** One challenger among rivals, in each seat once; where all play together, a table of either. */
export function duelTables(
  [one, other]: readonly [string, string],
  seats: number,
  options: object,
  isCooperative: boolean,
): TableSetting[] {
  const all = (bot: string): string[] => Array<string>(seats).fill(bot);
  if (isCooperative) return [one, other].map((bot) => ({ bots: all(bot), options, variant: '' }));
  return all(other).map((_rival, seat) => ({
    bots: all(other).with(seat, one),
    options,
    variant: '',
    challenger: [seat],
  }));
}

/** The share of games that a player so much stronger wins against equal rivals. */
export function expectedShare(elo: number, seats: number): number {
  const strength = 10 ** (elo / 400);
  return strength / (strength + seats - 1);
}

/** The inverse; infinite where all games are won. */
export function eloOf(share: number, seats: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  return 400 * Math.log10((share * (seats - 1)) / (1 - share));
}

export interface Estimate {
  readonly value: number;
  /** The 95% interval. */
  readonly low: number;
  readonly high: number;
}

export interface DuelSummary {
  readonly deals: number;
  readonly games: number;
  readonly verdict: Verdict;
  readonly ratio: number;
  readonly bounds: readonly [number, number];
  /** The share of games won; where all play together, by how much more the challenger wins. */
  readonly result: Estimate;
  /** Null where all play together. */
  readonly elo: Estimate | null;
  /** By seat of the challenger; where all play together, by bot. */
  readonly tables: readonly Share[];
}

/** The challenger's mean over all seats; where all play together, how much more it won than the other. */
function resultOf(won: readonly number[], isCooperative: boolean): number {
  const [one = 0, other = 0] = won;
  return isCooperative ? one - other : won.reduce((sum, part) => sum + part, 0) / won.length;
}

/** Takes deals in their own order, not that of the threads, and stops once it is decided. */
export class Duel {
  readonly #seats: number;
  readonly #isCooperative: boolean;
  readonly #test: SequentialTest;
  readonly #won: number[];
  #next = 0;

  constructor(hypotheses: Hypotheses, seats: number, isCooperative: boolean) {
    this.#seats = seats;
    this.#isCooperative = isCooperative;
    this.#test = new SequentialTest(hypotheses);
    this.#won = Array<number>(isCooperative ? 2 : seats).fill(0);
  }

  get isDecided(): boolean {
    return this.#test.verdict !== null;
  }

  /** Takes all deals that follow those seen so far. */
  follow(batches: readonly Batch[], results: ReadonlyMap<number, Won>): void {
    for (; this.#next < batches.length && !this.isDecided; this.#next++) {
      const deals = results.get(batches[this.#next]?.number ?? -1);
      if (deals === undefined) return;
      for (const won of deals) {
        if (this.isDecided) return;
        this.#test.add(resultOf(won, this.#isCooperative));
        for (const [table, part] of won.entries())
          this.#won[table] = (this.#won[table] ?? 0) + part;
      }
    }
  }

  summary(): DuelSummary {
    const { count: deals, mean, error, verdict, ratio, bounds } = this.#test;
    const least = this.#isCooperative ? -1 : 0;
    const result = {
      value: mean,
      low: Math.max(least, mean - Z * error),
      high: Math.min(1, mean + Z * error),
    };
    const elo = (share: number): number => eloOf(share, this.#seats);
    return {
      deals,
      games: deals * this.#won.length,
      verdict,
      ratio,
      bounds,
      result,
      elo: this.#isCooperative
        ? null
        : { value: elo(result.value), low: elo(result.low), high: elo(result.high) },
      tables: this.#won.map((won) => shareOf(won, deals)),
    };
  }
}
