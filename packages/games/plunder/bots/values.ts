// What things are worth to a player who searches, in points: what earns points later is worth much at first.
// Provenance: measured by playing on from the same positions with and without each thing; then tried in games against the bosun.
import { pointsOf, type Seas, targetOf, teamOf, type View } from '../public.ts';

/** At the start of the game and at its end. None may be negative. */
const VALUES = {
  /** A card by itself, before it can buy anything. */
  card: [0.12, 0.05],
  /** How much of what could be bought is left for each card that is missing. */
  saving: [0.72, 0.72],
  /** What an island's cards are worth beyond its point. */
  income: [5, 0.6],
  /** A ship beyond its point; its second and third life, its cannons and masts. */
  hull: [0.2, 0.2],
  secondLife: [1.6, 0.8],
  thirdLife: [1.3, 0.7],
  cannon: [4.2, 0.4],
  mast: [0.1, 0.05],
  /** What lies beneath an X, on average. */
  treasure: [0.75, 0.35],
  /** How much of an aim is left for each turn that it takes to get there, and because others move first. */
  patience: [0.72, 0.72],
  waiting: [0.8, 0.8],
  /** How much of an aim is left where another ship is on its way too. */
  shared: [0.4, 0.4],
  /** What a rival's loss is worth, of what one's own gain would be. */
  rival: [1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** The same among more than two sides. Provenance: tuned in 40,000 games of the playout policy against itself. */
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

/** The target that is played for where a clock ends the game. */
const USUAL_TARGET = 10;

/** What things are worth as the game goes on. */
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

  /** With so much of the game left: 1 at the start, 0 at the end. */
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
