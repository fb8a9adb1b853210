// What a captain may expect at the end, learned from 1,200 games of bosuns who now and then do anything.
import type { Seat } from '@tidetable/engine';
import { MONSTER_RENOWN, type Sea } from '@tidetable/islebound/public';
import { count, FEATURES, progress } from './features.ts';
import { future, wealth } from './holdings.ts';
import { WEIGHTS as AS_A_BOSUN } from './weights.ts';

/** In renown at the end: at the start, when the end is about to be triggered, then with a turn to come, and in the last turn. */
const WEIGHTS: Readonly<
  Record<(typeof FEATURES)[number], readonly [number, number, number, number]>
> = {
  score: [1.17, 0.94, 1, 1],
  purse: [1.54, 0.17, 0.26, 0.05],
  fish: [1.02, 0.6, 0.26, 0.12],
  wood: [0.82, 0.55, 0.28, 0.13],
  'spare cargo': [0.93, -0.65, -0.33, -0.19],
  books: [7.42, 0.45, 0.36, 0.4],
  'spare books': [3.4, 1.37, 1.44, 0.76],
  pirates: [4.21, 0.07, 0.72, 0.42],
  serpents: [4.1, 0.76, 0.98, 0.75],
  ichor: [11.38, 0.45, 1.98, 1.51],
  influence: [3.3, 0.46, 0.38, 0.19],
  'spare influence': [1.98, 0.69, 0.65, 0.61],
  towns: [6.6, -0.96, 0.05, 0.01],
  buildings: [-1.99, 0.82, -0.09, -0.02],
  abilities: [3.21, -0.1, 0.12, 0.04],
  hand: [0, 0, 0, 0],
  deck: [3.76, 1.34, 0.65, -0.18],
  below: [4.52, 0.41, -0.03, -0.13],
  injured: [3.55, -0.41, 0.13, 0],
  administrate: [2.59, -0.89, -0.27, 0.26],
  work: [2.56, -0.26, 0.11, 0.23],
  combat: [-4, 0.11, 0, 0.25],
  negotiate: [1.36, -0.56, 0.16, 0.41],
  sail: [3.42, -1.11, -0.15, 0.25],
  'to move': [2.26, 1.51, 2.46, 1.59],
};

const [EARLY, LATE, NEXT_TO_LAST, LAST] = [0, 1, 2, 3].map((phase) =>
  Float64Array.from(FEATURES, (name) => WEIGHTS[name][phase] as number),
) as [Float64Array, Float64Array, Float64Array, Float64Array];

const counted = new Float64Array(FEATURES.length);

/** Whose turn it is. */
function activeSeat({ agenda }: Sea): Seat {
  const [first] = agenda;
  return first !== undefined && 'seat' in first ? first.seat : 0;
}

/** What a seat has, as renown at the end. */
export function prospect(sea: Sea, seat: Seat): number {
  return sea.fog === null ? learned(sea, seat) : inTheFog(sea, seat);
}

/** Nothing was learned of Deep Fog, where cards are books and only the monster ends the game: as the bosun judges it. */
function inTheFog(sea: Sea, seat: Seat): number {
  const weights = AS_A_BOSUN[sea.edition];
  const trophy = sea.fog?.victors.includes(seat) ? MONSTER_RENOWN : 0;
  return trophy + wealth(sea, seat, future(sea, seat, weights), weights);
}

function learned(sea: Sea, seat: Seat): number {
  count(sea, seat, activeSeat(sea), counted);
  let sum = 0;
  if (sea.turnsLeft !== null) {
    const weights = sea.turnsLeft >= sea.seats ? NEXT_TO_LAST : LAST;
    for (let index = 0; index < counted.length; index++)
      sum += (counted[index] as number) * (weights[index] as number);
    return sum;
  }
  const late = progress(sea);
  for (let index = 0; index < counted.length; index++) {
    const early = EARLY[index] as number;
    sum += (counted[index] as number) * (early + late * ((LATE[index] as number) - early));
  }
  return sum;
}

/** How far a seat is ahead of the others. */
export function lead(sea: Sea, seat: Seat): number {
  let others = 0;
  for (let rival = 0; rival < sea.seats; rival++)
    if (rival !== seat) others += prospect(sea, rival);
  return prospect(sea, seat) - others / (sea.seats - 1);
}

/** How much a point of renown ahead changes the odds. */
export function decisiveness(sea: Sea): number {
  if (sea.turnsLeft !== null) return sea.turnsLeft >= sea.seats ? 0.27 : 0.39;
  const late = progress(sea);
  return 0.07 + 0.03 * late + 0.1 * late * late;
}
