// What the bosun cares about, in numbers. A captured treasure is worth 100; shares lie between 0 and 1.

export interface Weights {
  readonly captured: number;
  /** The share of a treasure that is left for each action still to be spent on it. */
  readonly action: number;
  /** How many actions a card is worth that nobody holds. */
  readonly card: number;
  /** What is left of the other actions for each such card: there will be time for them while it is awaited. */
  readonly patience: number;
  /** What is left of a set that cannot be completed before the Treasure deck is shuffled anew. */
  readonly waiting: number;
  /** Losing Fools' Landing, a treasure or a pawn, and with it the game. */
  readonly landing: number;
  readonly treasure: number;
  readonly pawn: number;
  /** How much of the danger after the coming flood counts already now. */
  readonly later: number;
  /** The least danger of a flooded tile, and how much of the danger counts for a dry one. */
  readonly lurking: number;
  readonly dry: number;
  /** Losing any tile, one of a treasure still to be captured, and one that holds the island together. */
  readonly tile: number;
  readonly treasureTile: number;
  readonly bridge: number;
  /** What a tile is worth that could be shored up in this turn, of what shoring it up is worth. */
  readonly inReach: number;
  /** The same for one that anybody could shore up some day, and what is left of it for each step. */
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
  /** A card in a hand beyond three. */
  readonly crowded: number;
}

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
