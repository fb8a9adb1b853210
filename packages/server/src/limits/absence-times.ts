// When the others may do something about a person who keeps the table waiting.

/** In milliseconds. */
export interface AbsenceTimes {
  /** How long a table must have waited for a seat before a nudge, and before the next one. */
  readonly nudge: number;
  readonly nudgeAgain: number;
  /** How long a person must have been away, and the table have waited, before a bot may play on. */
  readonly playOn: number;
  readonly playOnRated: number;
}

const MINUTE = 60_000;

export const ABSENCE_TIMES: AbsenceTimes = {
  nudge: 20_000,
  nudgeAgain: 3 * MINUTE,
  playOn: 3 * MINUTE,
  playOnRated: 24 * 60 * MINUTE,
};
