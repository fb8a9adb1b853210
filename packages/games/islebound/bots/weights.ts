// What the bosun of Islebound cares about, in renown at the game end; early in the game, unless it says otherwise.
import type { EditionName, Skill } from '../public.ts';

export interface Weights {
  /** What the first, second and third coin are worth beyond their renown: a visit costs one. */
  readonly purse: readonly number[];
  /** A building beyond its renown and its ability: it brings the end nearer to the one who has most. */
  readonly building: number;
  readonly fish: number;
  readonly wood: number;
  /** Up to this many fish, and wood, count in full, the others half. */
  readonly plenty: number;
  readonly book: number;
  /** Books beyond the last gate only sell. */
  readonly gates: number;
  readonly spareBook: number;
  readonly pirate: number;
  readonly serpent: number;
  readonly ichor: number;
  /** One point of influence on the track. */
  readonly influence: number;
  /** Fighters, and influence, worth this much take the strongest town; beyond that they count half. */
  readonly force: number;
  readonly town: number;
  /** Any crew member on deck, and what each skill adds. */
  readonly crew: number;
  readonly skills: Readonly<Record<Skill, number>>;
  /** What is left of a crew member who is exhausted, or injured. */
  readonly exhausted: number;
  readonly injured: number;
  /** A building card in hand: of its renown, and of its ability. */
  readonly cardValue: number;
  readonly cardAbility: number;
  /** How much the renown of the others counts against one's own. */
  readonly rivals: number;
  /** The share of the things above that is lost by the time a captain has all buildings that end the game. */
  readonly ageing: number;
  /** The share that is left with 0, 1, … turns of one's own to come, once the end is near. */
  readonly ending: readonly number[];
  /** How much of the best that could be done next turn counts now, and what is left of it for each further turn. */
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

/** In Deep Fog cards come slowly and the monster waits for seven buildings, so both count for more. */
export const WEIGHTS: Readonly<Record<EditionName, Weights>> = {
  retail: RETAIL,
  prototype: RETAIL,
  'deep-fog': { ...RETAIL, building: 2.5, cardValue: 0.15, cardAbility: 0.5 },
};
