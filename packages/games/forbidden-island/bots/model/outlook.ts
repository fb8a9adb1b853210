// What can be seen of the team's prospects at the start of a turn, as numbers near 1.
// Their order and the habits behind them are those from which the odds were learned: whoever changes them must learn anew.
import { CARD_COUNTS, FLOOD_CARDS, type Squares } from '../../rules/questions.ts';
import { steps } from './distances.ts';
import { later, soon } from './forecast.ts';
import { type Isle, LIFT, RISE, SANDBAGS, sizeOf } from './isle.ts';
import { drowning, saving } from './perils.ts';
import { lookAtTreasures, TREASURE_SIGHTS } from './quests.ts';
import { shore, survey } from './rating.ts';
import { cardsGone } from './sets.ts';
import { firstOf } from './ways.ts';

/** Where each group of yes-or-no sights begins: how many play, the water level, treasures captured, and roles. */
const LEVELS = 3;
const CAPTURED = 13;
const GENERAL = 18;
const WHO = 48;
const TREASURES = 54;
const MOST_LEVEL = 9;
const ACTIONS = 3;
const CROWDED = 3;
const ROLES = ['diver', 'engineer', 'explorer', 'messenger', 'navigator', 'pilot'];

export const SIGHTS = TREASURES + LIFT * TREASURE_SIGHTS;
export const sights = new Float64Array(SIGHTS);
let at = 0;

function see(value: number): void {
  sights[at++] = value;
}

/** Fills the sights. */
export function lookOut(isle: Isle): void {
  survey(isle);
  sights.fill(0);
  const { land, waterLevel } = isle;
  sights[land.seats - 2] = 1;
  sights[LEVELS + Math.min(MOST_LEVEL, waterLevel)] = 1;
  sights[CAPTURED + sizeOf(isle.captured)] = 1;
  at = GENERAL;
  lookAtWater(isle);
  lookAtLanding(isle);
  lookAtPeople(isle);
  lookAtShores(isle);
  for (let seat = 0; seat < land.seats; seat++)
    sights[WHO + ROLES.indexOf(land.roles[seat] as string)] = 1;
  lookAtTreasures(isle, sights, TREASURES);
}

function lookAtWater({ waterLevel, treasures, sunk, flooded, standing }: Isle): void {
  const rises = CARD_COUNTS['waters-rise'] - cardsGone(RISE);
  see((FLOOD_CARDS[waterLevel] as number) / 5);
  see(rises / 3);
  see(treasures / 28);
  see(treasures === 0 ? 0 : rises / treasures);
  see(sizeOf(sunk) / 10);
  see(sizeOf(flooded) / 10);
  let sinking = 0;
  let sinkingLater = 0;
  let flooding = 0;
  for (let rest = standing; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    if ((flooded & (1 << square)) !== 0) {
      sinking += soon[square] as number;
      sinkingLater += later[square] as number;
    } else flooding += soon[square] as number;
  }
  see(sinking);
  see(sinkingLater / 4);
  see(flooding / 3);
}

function lookAtLanding({ flooded, land: { landing } }: Isle): void {
  const isWet = (flooded & (1 << landing)) !== 0;
  see(isWet ? 1 : 0);
  see(isWet ? (soon[landing] as number) : 0);
  see(isWet ? (later[landing] as number) : 0);
  see(isWet ? 0 : (later[landing] as number));
}

function lookAtPeople(isle: Isle): void {
  const { seats, landing } = isle.land;
  let lifts = 0;
  let bags = 0;
  let crowded = 0;
  let home = 0;
  let farthest = 0;
  let inWater = 0;
  for (let seat = 0; seat < seats; seat++) {
    lifts += isle.holds(seat, LIFT);
    bags += isle.holds(seat, SANDBAGS);
    crowded += Math.max(0, (isle.held[seat] as number) - CROWDED);
    const way = steps(isle, seat, isle.pawn(seat), landing);
    home += way;
    farthest = Math.max(farthest, way);
    inWater += drowning(isle, seat, isle.pawn(seat));
  }
  const isHomeward = sizeOf(isle.captured) === LIFT;
  see(lifts > 0 ? 1 : 0);
  see(lifts / 3);
  see((CARD_COUNTS['helicopter-lift'] - lifts - cardsGone(LIFT)) / 3);
  see(bags / 2);
  see(crowded / 4);
  see((isle.held[isle.who] as number) / 5);
  see(home / 10);
  see(farthest / 6);
  see(isHomeward ? home / 10 : 0);
  see(isHomeward && lifts > 0 ? 1 : 0);
  see(inWater / 550);
}

function lookAtShores(isle: Isle): void {
  let total = 0;
  let most = 0;
  for (let rest = isle.flooded; rest !== 0; rest &= rest - 1) {
    const gain = saving[firstOf(rest)] as number;
    total += gain;
    most = Math.max(most, gain);
  }
  see(Math.log1p(shore(isle, -1, ACTIONS)) / 4);
  see(Math.log1p(total) / 5);
  see(Math.log1p(most) / 5);
  see(isle.flotsam / 12);
  see(isle.floods === 0 ? 0 : sizeOf(isle.layers[isle.layerCount - 1] as Squares) / 12);
}
