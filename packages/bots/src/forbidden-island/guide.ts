// What is good on the island: how likely the team still is to escape, and what to try first.
import type { Seat } from '@tidetable/engine';
import type { Guide } from '../search/guide.ts';
import { type Deed, ESCAPE } from './model/deeds.ts';
import { play } from './model/flow.ts';
import { hasty, hastyDeed } from './model/hasty.ts';
import { type Isle, PLAYING, sizeOf, TAKE, WON } from './model/isle.ts';
import { study } from './model/judge.ts';
import { logOdds } from './model/odds.ts';
import { asked, nextDeed, worthAfter } from './model/policy.ts';

const values = new Float64Array(1);
const weights = new Float64Array(256);

/** What a lost game is worth for each treasure captured. */
const CONSOLATION = 0.02;
/** How sure the odds are taken to be: players who search do better than those they were learned from. */
const SURENESS = 0.7;
/** How far a deed may fall behind the best before it is hardly looked at, and how much it is looked at anyway. */
const HEAT = 4;
const FLOOR = 0.02;
const ACTIONS = 3;

function chanceToEscape(isle: Isle): number {
  if (isle.result !== PLAYING) return isle.result === WON ? 1 : 0;
  return 1 / (1 + Math.exp(-SURENESS * logOdds(isle)));
}

export const islandGuide: Guide<Isle, Deed> = {
  sides: (seats) => Array<number>(seats).fill(0),
  evaluate(isle) {
    const consolation = CONSOLATION * sizeOf(isle.captured);
    values[0] = consolation + (1 - consolation) * chanceToEscape(isle);
    return values;
  },
  policy(isle, seat) {
    const deed = hastyDeed(isle);
    return hasty.seat === seat ? deed : null;
  },
  priors,
  horizon: 40,
  /** By the hasty player; it goes on to the start of a turn, for which the odds were learned. */
  playOut(isle, decisions, chance) {
    for (let left = decisions; isle.result === PLAYING; left--) {
      if (left <= 0 && isle.step === TAKE && isle.what === ACTIONS) return;
      const deed = hastyDeed(isle);
      play(isle, hasty.seat, deed, chance);
    }
  },
};

/** The deckhand's judgement of each deed, as shares of one; what he would do counts most. */
function priors(isle: Isle, seat: Seat, legal: readonly Deed[]): ArrayLike<number> {
  const favourite = nextDeed(isle);
  const isOurs = asked.seat === seat;
  study(isle);
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < legal.length; index++) {
    const worth = worthAfter(isle, seat, legal[index] as Deed);
    weights[index] = worth;
    if (worth > most) most = worth;
  }
  let sum = 0;
  for (let index = 0; index < legal.length; index++) {
    const deed = legal[index] as Deed;
    const share =
      (isOurs && deed === favourite) || deed === ESCAPE
        ? 1
        : Math.exp(((weights[index] as number) - most) / HEAT);
    weights[index] = FLOOR + (Number.isNaN(share) ? 0 : share);
    sum += weights[index] as number;
  }
  for (let index = 0; index < legal.length; index++) (weights[index] as number) /= sum;
  return weights;
}
