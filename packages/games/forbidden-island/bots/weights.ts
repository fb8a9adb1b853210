// What things are worth to the team. Shares lie between 0 and 1.

/** A hand with more cards may soon have to discard. */
export const CROWDED = 3;

export interface Weights {
  /** A captured treasure. */
  readonly captured: number;
  /** The share of a treasure that is left for each action still to be spent on it. */
  readonly action: number;
  /** How many actions a card is worth that no seat holds. */
  readonly card: number;
  /** What is left of the other actions for each such card: they can be taken while waiting for it. */
  readonly patience: number;
  /** What is left of a set that cannot be completed before the Treasure deck is reshuffled. */
  readonly waiting: number;
  /** Losing Fools' Landing, a treasure or a pawn, and with it the game. */
  readonly landing: number;
  readonly treasure: number;
  readonly pawn: number;
  /** How much the danger after the coming flood counts now. */
  readonly later: number;
  /** The least danger of a flooded tile, and how much of the danger counts for a dry one. */
  readonly lurking: number;
  readonly dry: number;
  /** Losing any tile, one of a treasure still to be captured, and one that holds the island together. */
  readonly tile: number;
  readonly treasureTile: number;
  readonly bridge: number;
  /** The share of a shoring up that counts while the tile can be reached in this turn. */
  readonly inReach: number;
  /** The same for a tile that any pawn could shore up later, and what is left of it for each step. */
  readonly nearby: number;
  readonly step: number;
  /** The team's first Helicopter Lift, plus so much for each captured treasure; and any further one. */
  readonly lift: number;
  readonly liftPerTreasure: number;
  readonly spareLift: number;
  readonly sandbags: number;
  /** A step from Fools' Landing, for each pawn, once all treasures are captured; and before. */
  readonly home: number;
  readonly homeEarly: number;
  /** Each card beyond CROWDED in a hand. */
  readonly crowded: number;
}

/**
 * The bosun's. Its judgement (`worth.ts`) and the playout policy's (`model/rating.ts`) ask the same but stay apart: the bosun
 * weighs the whole island after each action; the policy only what an action changes, some twenty times faster, and the odds
 * were learned from its games.
 */
export const WEIGHTS: Weights = {
  captured: 100,
  action: 0.69,
  card: 4,
  patience: 0.4,
  waiting: 0.5,
  landing: 250,
  treasure: 400,
  pawn: 550,
  later: 0.38,
  lurking: 0.045,
  dry: 0.06,
  tile: 6,
  treasureTile: 6,
  bridge: 8,
  inReach: 0.93,
  nearby: 0.3,
  step: 0.93,
  lift: 5,
  liftPerTreasure: 18,
  spareLift: 5,
  sandbags: 6,
  home: 6,
  homeEarly: 0.7,
  crowded: 0.6,
};

export interface PlayoutWeights extends Weights {
  /** How much rarity counts, for each further draw that a card takes. */
  readonly scarcity: number;
  /** What each captured treasure adds to `homeEarly`. */
  readonly homePerTreasure: number;
  /** The fewest Lifts in hand before one is spent on the way to a treasure. */
  readonly spareLifts: number;
  /** The least saving worth Sandbags. */
  readonly worthSandbags: number;
}

/** The playout policy's, tuned by evolution over some 600,000 of its own games. */
export const PLAYOUT_WEIGHTS: PlayoutWeights = {
  captured: 375,
  action: 0.685,
  card: 4.1,
  patience: 0.268,
  waiting: 0.504,
  scarcity: 0.0578,
  landing: 252,
  treasure: 164,
  pawn: 550,
  later: 0.253,
  lurking: 0.08,
  dry: 0.0417,
  tile: 7.69,
  treasureTile: 11.1,
  bridge: 6.72,
  inReach: 0.924,
  nearby: 0.2,
  step: 0.922,
  lift: 3.54,
  liftPerTreasure: 6.85,
  spareLift: 2.92,
  sandbags: 6.69,
  home: 7.33,
  homeEarly: 0.534,
  homePerTreasure: 0.235,
  crowded: 0.751,
  spareLifts: 1,
  worthSandbags: 16.9,
};
