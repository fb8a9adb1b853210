// How likely the team is to escape, learned from 12,000 games of players with the deckhand's judgement.
import type { Squares } from '@tidetable/forbidden-island/questions';
import { type Isle, LIFT, SANDBAGS, sizeOf } from './isle.ts';
import { crowding, danger, setWorth, shoringInReach, study, wayHome } from './judge.ts';

/** The logarithm of the odds at the start of a turn, from 24 things that can be seen. */
export function logOdds(isle: Isle): number {
  study(isle);
  const { seats, treasureSquares, landing } = isle.land;
  let captured = 0;
  let sets = 0;
  let worst = 1;
  let halved = 0;
  for (let treasure = 0; treasure < LIFT; treasure++) {
    if ((isle.captured & (1 << treasure)) !== 0) {
      captured += 1;
      continue;
    }
    const set = setWorth(isle, treasure);
    sets += set;
    worst = Math.min(worst, set);
    if ((isle.sunk & (treasureSquares[treasure] as Squares)) !== 0) halved += 1;
  }
  let lifts = 0;
  let bags = 0;
  for (let seat = 0; seat < seats; seat++) {
    lifts += isle.holds(seat, LIFT);
    bags += isle.holds(seat, SANDBAGS);
  }
  const { waterLevel } = isle;
  const sunk = sizeOf(isle.sunk);
  return (
    1.507 +
    1.059 * captured +
    (captured === LIFT ? 2.508 : 0) +
    2.242 * sets +
    5.181 * worst -
    0.005672 * danger(isle) -
    0.6226 * waterLevel -
    0.3114 * Math.max(0, waterLevel - 5) +
    (lifts > 0 ? 0.0276 : 0) -
    0.04337 * lifts +
    0.1356 * bags -
    0.3646 * sunk -
    0.1798 * sizeOf(isle.flooded) -
    0.008032 * halved +
    0.005005 * shoringInReach(isle) -
    0.0557 * wayHome(isle) -
    (seats === 2 ? 0.1 : 0) -
    (seats === 4 ? 0.7931 : 0) +
    0.2211 * captured * waterLevel -
    (0.1558 / 28) * isle.treasures +
    ((isle.flooded & (1 << landing)) !== 0 ? 0.1164 : 0) +
    0.01638 * crowding(isle) +
    0.002494 * sets * captured +
    0.03057 * sunk * (LIFT - captured)
  );
}
