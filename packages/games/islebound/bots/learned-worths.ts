// Renown by the end for each feature, learned from epsilon-greedy self-play of the bosun.
import type { FEATURES } from './features.ts';

/** By phase of the game. */
export type Learned = Readonly<Record<(typeof FEATURES)[number], readonly number[]>>;

/** At the start, just before the trigger, with a turn to come, in the last turn; from 1,200 games. */
export const AMONG_THE_ISLES: Learned = {
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

/** At the start, just before the monster emerges, once it has emerged; from 3,000 games. */
export const IN_THE_FOG: Learned = {
  score: [1.12, 1, 1.01],
  purse: [1.43, 0.29, 0.45],
  fish: [0.84, 0.55, 0.2],
  wood: [2.22, 0.34, 0.3],
  'spare cargo': [1.08, -0.58, -0.31],
  books: [0.15, -0.03, 1.46],
  'spare books': [-1.64, 1.12, 1.66],
  pirates: [4.46, 0.69, 0.92],
  serpents: [6.58, 1.69, 1.93],
  ichor: [9.71, 4.41, 3.32],
  influence: [2.36, 0.64, 0.47],
  'spare influence': [2.42, 0.68, 1.35],
  towns: [5.58, 0.35, 0.64],
  buildings: [0.91, 0.17, -0.14],
  abilities: [2.87, 0.18, 0.16],
  hand: [0.38, 0.06, -0.04],
  deck: [7.4, 1.15, 1.09],
  below: [7.63, 1.01, 0.46],
  injured: [8.4, -0.24, 0.58],
  administrate: [1.89, 0.25, -0.09],
  work: [1.49, 0.41, -0.16],
  combat: [-0.27, -2.23, -0.99],
  negotiate: [1.29, -0.18, 0.68],
  sail: [0.36, 0.23, -0.25],
  'to move': [2.47, 1.56, 1.05],
};
