// What a card on a page says of a game before any part of it is loaded.

export interface Card {
  readonly name: string;
  /** In one sentence. */
  readonly about: string;
  /** How many play, and as what. */
  readonly seats: string;
  /** What kind of rules these are, where the game has several editions. */
  readonly rules?: string;
}
