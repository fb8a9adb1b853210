// What captains gain and pay.

export const SKILLS = ['administrate', 'work', 'combat', 'negotiate', 'sail'] as const;
export type Skill = (typeof SKILLS)[number];

export type CrewWanted = Skill | 'any';

const GOODS = ['coins', 'fish', 'wood', 'books', 'pirates', 'serpents', 'cubes', 'renown'] as const;
export type Good = (typeof GOODS)[number];

/** Gained in the order in which they are written. */
export type Gains = Readonly<Partial<Record<Good, number>>>;

export interface Cost {
  readonly coins?: number;
  readonly fish?: number;
  readonly wood?: number;
  /** Fish or wood, in any mixture. */
  readonly cargo?: number;
  readonly books?: number;
  readonly pirates?: number;
  readonly serpents?: number;
  /** Crew to exhaust, each a different member. */
  readonly crew?: readonly CrewWanted[];
}

/** One step of a town's sign. */
export type SignStep =
  | { readonly do: 'rest' }
  | { readonly do: 'gain'; readonly gain: Gains }
  /** `plus` of a good, and one more for each worker on deck. */
  | { readonly do: 'gain-per-worker'; readonly good: 'fish' | 'wood'; readonly plus: number }
  | { readonly do: 'choose'; readonly from: readonly Gains[] }
  /** Pay, then gain: any number of times, or once for each crew member on deck. */
  | {
      readonly do: 'barter';
      readonly pay: Cost;
      readonly gain: Gains;
      readonly times: 'any' | 'crew';
    }
  /** At the row's price plus a surcharge, or free. */
  | { readonly do: 'hire'; readonly surcharge: number; readonly free?: true }
  | { readonly do: 'reputation' }
  | { readonly do: 'build' }
  /** One cube on the influence track; may be declined. */
  | { readonly do: 'place-cube' };
