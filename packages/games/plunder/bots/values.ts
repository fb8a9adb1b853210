// The worth of things in the search, in points: what earns points later is worth most early on.
// Provenance: measured by playing on from the same positions with and without each thing, then tried against the bosun.
import { pointsOf, type Seas, targetOf, teamOf, type View } from '../public.ts';

/** At the start of the game and at its end. None may be negative. */
const VALUES = {
  /** A card by itself. */
  card: [0.12, 0.05],
  /** The discount of a purchase for each missing card. */
  saving: [0.72, 0.72],
  /** An island beyond its point. */
  income: [5, 0.6],
  /** A ship beyond its point; its second and third life, its cannons and masts. */
  hull: [0.2, 0.2],
  secondLife: [1.6, 0.8],
  thirdLife: [1.3, 0.7],
  cannon: [4.2, 0.4],
  mast: [0.1, 0.05],
  /** A treasure, on average. */
  treasure: [0.75, 0.35],
  /** The discount of an aim for each turn of sailing, and for others moving first. */
  patience: [0.72, 0.72],
  waiting: [0.8, 0.8],
  /** The discount of an aim that another ship is after. */
  shared: [0.4, 0.4],
  /** The share of a rival's loss that counts as a gain. */
  rival: [1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** With more than two sides. Provenance: tuned in 40,000 games of the playout policy against itself. */
const AMONG_MANY: Extremes = {
  card: [0.12, 0.075],
  saving: [0.71, 0.71],
  income: [6.4, 0.65],
  hull: [0.25, 0.27],
  secondLife: [2.1, 1],
  thirdLife: [1.55, 0.75],
  cannon: [4.5, 0.44],
  mast: [0.25, 0.05],
  treasure: [1.27, 0.36],
  patience: [0.47, 0.47],
  waiting: [0.73, 0.73],
  shared: [0.36, 0.36],
  rival: [0.86, 0.81],
};

export type Values = { readonly [K in keyof typeof VALUES]: number };
type Extremes = { readonly [K in keyof typeof VALUES]: readonly [number, number] };

/** The assumed target in games against the clock. */
const USUAL_TARGET = 10;

/** Values over the course of the game. */
export class Worths {
  #extremes: Extremes = VALUES;
  readonly #kept: Values[] = [];
  #target = 0;

  now(seas: Seas | View): Values {
    const target = targetOf(seas.options) ?? USUAL_TARGET;
    const extremes = isDuel(seas) ? VALUES : AMONG_MANY;
    if (target !== this.#target || extremes !== this.#extremes) this.#kept.length = 0;
    this.#target = target;
    this.#extremes = extremes;
    let most = 0;
    for (let seat = 0; seat < seas.seats; seat++) most = Math.max(most, pointsOf(seas, seat));
    let values = this.#kept[most];
    if (values === undefined) {
      values = this.at(Math.max(0, 1 - most / target));
      this.#kept[most] = values;
    }
    return values;
  }

  /** `left` is 1 at the start, 0 at the end. */
  at(left: number): Values {
    const values = Object.entries(this.#extremes).map(([name, [early, late]]) => [
      name,
      late + (early - late) * left,
    ]);
    return Object.fromEntries(values);
  }
}

function isDuel({ options, seats }: Seas | View): boolean {
  for (let seat = 0; seat < seats; seat++) if (teamOf(options, seat) > 1) return false;
  return true;
}
