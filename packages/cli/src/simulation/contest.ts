// Games with scores: how long they go on, who wins from which seat, and what the scores are made of.
import type { Core, Seat } from '@tidetable/engine';
import type { Played } from './run.ts';
import { type Share, shareOf } from './tally.ts';

/** What a game with scores lets us measure; each part of a score by its name. */
export interface Measures {
  parts(state: Core): readonly Readonly<Record<string, number>>[];
  /** The seat that began. */
  first(state: Core): Seat;
  /** Rounds that a good game takes, from and to. */
  readonly pace: readonly [number, number];
}

type Means = Readonly<Record<string, number>>;

/** Whoever shares a victory has won. */
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
    /** Games that took so many rounds as a good one. */
    readonly within: Share;
  };
  /** By seat, and by place in the order of play. */
  readonly seats: readonly Standing[];
  readonly places: readonly Standing[];
  readonly winners: Omit<Standing, 'won'>;
}

class Sums {
  readonly #sums = new Map<string, number>();
  #count = 0;
  #won = 0;

  add(parts: Readonly<Record<string, number>>, won: boolean): void {
    this.#count += 1;
    if (won) this.#won += 1;
    for (const [name, value] of Object.entries(parts))
      this.#sums.set(name, (this.#sums.get(name) ?? 0) + value);
  }

  get standing(): Standing {
    const parts = [...this.#sums].map(([name, sum]) => [name, sum / this.#count] as const);
    return {
      won: shareOf(this.#won, this.#count),
      score: parts.reduce((sum, [, mean]) => sum + mean, 0),
      parts: Object.fromEntries(parts),
    };
  }
}

/** Counts finished games only. */
export class Contest {
  readonly #measures: Measures;
  readonly #seats: readonly Sums[];
  readonly #places: readonly Sums[];
  readonly #winners = new Sums();
  readonly #rounds: number[] = [];

  constructor(measures: Measures, seats: number) {
    this.#measures = measures;
    this.#seats = Array.from({ length: seats }, () => new Sums());
    this.#places = Array.from({ length: seats }, () => new Sums());
  }

  add({ state, outcome, turns }: Played): void {
    if (outcome === null) return;
    const { seats } = state;
    this.#rounds.push(Math.ceil(turns / seats));
    const first = this.#measures.first(state);
    for (const [seat, parts] of this.#measures.parts(state).entries()) {
      const won = outcome.winners.includes(seat);
      this.#seats[seat]?.add(parts, won);
      this.#places[(seat - first + seats) % seats]?.add(parts, won);
      if (won) this.#winners.add(parts, won);
    }
  }

  summary(): ContestSummary {
    const rounds = this.#rounds.sort((one, other) => one - other);
    const [from, to] = this.#measures.pace;
    const within = rounds.filter((count) => count >= from && count <= to).length;
    const { score, parts } = this.#winners.standing;
    return {
      rounds: {
        min: rounds[0] ?? 0,
        median: rounds[Math.floor(rounds.length / 2)] ?? 0,
        max: rounds.at(-1) ?? 0,
        from,
        to,
        within: shareOf(within, rounds.length),
      },
      seats: this.#seats.map(({ standing }) => standing),
      places: this.#places.map(({ standing }) => standing),
      winners: { score, parts },
    };
  }
}
