// The bosun's weights, in renown at the game end; early in the game unless stated otherwise.
import type { EditionName, Skill } from '../public.ts';

export interface Weights {
  /** The first, second and third coin beyond their renown: a visit costs one. */
  readonly purse: readonly number[];
  /** A building beyond its renown and ability: it brings the end nearer. */
  readonly building: number;
  readonly fish: number;
  readonly wood: number;
  /** Fish and wood count in full up to this many, then half. */
  readonly plenty: number;
  readonly book: number;
  /** A book beyond the last gate, which can only be sold. */
  readonly gates: number;
  readonly spareBook: number;
  readonly pirate: number;
  readonly serpent: number;
  readonly ichor: number;
  /** One point of influence on the track. */
  readonly influence: number;
  /** Fighters, and influence, count in full up to this strength, which takes any town, then half. */
  readonly force: number;
  readonly town: number;
  /** Any crew member on deck, and each skill. */
  readonly crew: number;
  readonly skills: Readonly<Record<Skill, number>>;
  /** The share left of an exhausted, and of an injured, crew member. */
  readonly exhausted: number;
  readonly injured: number;
  /** A building card in hand: the share of its renown, and of its ability. */
  readonly cardValue: number;
  readonly cardAbility: number;
  /** How much the others' renown counts against one's own. */
  readonly rivals: number;
  /** The share of the above that is lost by the time the end is triggered. */
  readonly ageing: number;
  /** The share left with 0, 1, … own turns to come, once the end is triggered. */
  readonly ending: readonly number[];
  /** The share of next turn's best action, and the discount for each turn after that. */
  readonly nextTurn: number;
  readonly laterTurn: number;
}

const RETAIL: Weights = {
  purse: [0.5, 0.3, 0.2],
  building: 1.2,
  fish: 0.6,
  wood: 0.85,
  plenty: 6,
  book: 1.7,
  gates: 3,
  spareBook: 1.3,
  pirate: 1.8,
  serpent: 2.8,
  ichor: 3,
  influence: 1.2,
  force: 12,
  town: 4,
  crew: 0.7,
  skills: { administrate: 0.5, work: 0.7, combat: 0.5, negotiate: 0.5, sail: 0.6 },
  exhausted: 0.45,
  injured: 0.15,
  cardValue: 0.08,
  cardAbility: 0.3,
  rivals: 0.3,
  ageing: 0.45,
  ending: [0.02, 0.4, 0.6],
  nextTurn: 0.2,
  laterTurn: 0.5,
};

/** In Deep Fog cards come slowly and the monster takes seven buildings, so both count more. */
export const WEIGHTS: Readonly<Record<EditionName, Weights>> = {
  retail: RETAIL,
  prototype: RETAIL,
  'deep-fog': { ...RETAIL, building: 2.5, cardValue: 0.15, cardAbility: 0.5 },
};
