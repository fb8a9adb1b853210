// How long a table must have waited for a person before the others may do something about it.

/** In milliseconds. */
export interface AbsenceTimes {
  /** A table must have waited so long for a seat before it is nudged, and again before it is nudged once more. */
  readonly nudge: number;
  readonly nudgeAgain: number;
  /** A person must have been away, and the table have waited, so long before a bot plays on. */
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
