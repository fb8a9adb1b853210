// The habits of the hasty player, in numbers; tuned by playing itself.
export const HABITS = {
  /** What is lost with Fools' Landing, a treasure's last tile, any tile, and one of a treasure's two. */
  landing: 295,
  treasure: 193,
  tile: 8.2,
  treasureTile: 18.5,
  /** The least danger of a flooded tile, and how much the floods after the next one count. */
  lurking: 0.063,
  later: 1.23,
  returning: 0.35,
  /** What is left of a goal for each action on the way, and of one beyond this turn. */
  step: 0.476,
  beyond: 0.53,
  /** Carrying four cards, three or two to their treasure. */
  carry: 28.9,
  prepare: 5.5,
  prepareTwo: 0.84,
  /** Giving cards so that the receiver holds four, three or two; and each card in either hand beyond three. */
  giveFour: 195,
  giveThree: 155,
  giveTwo: 17.5,
  crowded: 3.9,
  giveUp: 1.6,
  /** What makes Sandbags worth playing. */
  bags: 62.7,
  home: 149,
  steerHome: 43,
  steerCarrier: 15.2,
  /** Keeping cards over the hand limit. */
  keepLift: 28.6,
  keepSpareLift: -0.9,
  keepBags: 2.4,
  keepCard: 0.28,
  keepPair: -0.72,
  keepTriple: 5.4,
  keepForOther: -2.97,
  /** How many Lifts the team should hold before one is spent on the way to a treasure. */
  spareLifts: 0.68,
};
