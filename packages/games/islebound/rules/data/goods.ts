// What captains gain and pay.

export const SKILLS = ['administrate', 'work', 'combat', 'negotiate', 'sail'] as const;
export type Skill = (typeof SKILLS)[number];

/** A crew member with this skill, or any crew member. */
export type CrewWanted = Skill | 'any';

const GOODS = ['coins', 'fish', 'wood', 'books', 'pirates', 'serpents', 'cubes', 'renown'] as const;
export type Good = (typeof GOODS)[number];

/** How much of each thing; what is not named is none. Gained in the order in which it is written. */
export type Gains = Readonly<Partial<Record<Good, number>>>;

/** What must be paid at once. */
export interface Cost {
  readonly coins?: number;
  readonly fish?: number;
  readonly wood?: number;
  /** So many fish or wood, in any mixture. */
  readonly cargo?: number;
  readonly books?: number;
  readonly pirates?: number;
  readonly serpents?: number;
  /** Crew members to exhaust, each a different one. */
  readonly crew?: readonly CrewWanted[];
}

/** One step of a town's sign. */
export type SignStep =
  | { readonly do: 'rest' }
  | { readonly do: 'gain'; readonly gain: Gains }
  /** `plus` of a good, and one more for each worker on deck. */
  | { readonly do: 'gain-per-worker'; readonly good: 'fish' | 'wood'; readonly plus: number }
  | { readonly do: 'choose'; readonly from: readonly Gains[] }
  /** Pay left, gain right: as often as wanted, or at most once for each crew member on deck. */
  | {
      readonly do: 'barter';
      readonly pay: Cost;
      readonly gain: Gains;
      readonly times: 'any' | 'crew';
    }
  /** At the price of the row and so much more; or free. */
  | { readonly do: 'hire'; readonly surcharge: number; readonly free?: true }
  | { readonly do: 'reputation' }
  | { readonly do: 'build' }
  /** One cube on the influence track, if wanted. */
  | { readonly do: 'place-cube' };
