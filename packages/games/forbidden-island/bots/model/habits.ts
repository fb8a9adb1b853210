// The habits of the hasty player, in numbers, tuned by evolution over some 600,000 games of its own; shares lie between 0 and 1.
export const HABITS = {
  /** A captured treasure. */
  captured: 375,
  /** The share of a treasure that is left for each action still to be spent on it. */
  action: 0.685,
  /** How many actions a card is worth that nobody holds. */
  card: 4.1,
  /** What is left of the other actions for each such card: there will be time for them while it is awaited. */
  patience: 0.268,
  /** What is left of a set that cannot be completed before the Treasure deck is shuffled anew. */
  waiting: 0.504,
  /** How much rarer cards count, for each further card that has to be drawn for one. */
  scarcity: 0.0578,
  /** Losing Fools' Landing, a treasure or a pawn, and with it the game. */
  landing: 252,
  treasure: 164,
  pawn: 550,
  /** How much of the danger after the coming flood counts already now. */
  later: 0.253,
  /** The least danger of a flooded tile, and how much of the danger counts for a dry one. */
  lurking: 0.08,
  dry: 0.0417,
  /** Losing any tile, one of a treasure still to be captured, and one that holds the island together. */
  tile: 7.69,
  treasureTile: 11.1,
  bridge: 6.72,
  /** What a tile is worth that could be shored up in this turn, of what shoring it up is worth. */
  inReach: 0.924,
  /** The same for one that anybody could shore up some day, and what is left of it for each step. */
  nearby: 0.2,
  step: 0.922,
  /** The team's first Helicopter Lift, plus so much for each captured treasure; and any further one. */
  lift: 3.54,
  liftPerTreasure: 6.85,
  spareLift: 2.92,
  sandbags: 6.69,
  /** A step from Fools' Landing, for each pawn, once all treasures are captured; before, and for each that is captured. */
  home: 7.33,
  homeEarly: 0.534,
  homePerTreasure: 0.235,
  /** A card in a hand beyond three. */
  crowded: 0.751,
  /** How many Lifts the team should hold before one is spent on the way to a treasure. */
  spareLifts: 1,
  /** What makes Sandbags worth playing. */
  bags: 16.9,
};
