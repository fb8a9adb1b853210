// The 22 crew members and their prices.
// Provenance: starting crew, the row and its prices RULEBOOK; ten crew with two skills follow from the counts there, and
// that each pair of skills occurs once is DESIGNED.
import type { Skill } from './goods.ts';

export const TWO_SKILL_CREW = [
  't01',
  't02',
  't03',
  't04',
  't05',
  't06',
  't07',
  't08',
  't09',
  't10',
] as const;

export const CREW_IDS = [
  's1',
  's2',
  's3',
  's4',
  's5',
  's6',
  's7',
  's8',
  's9',
  's10',
  's11',
  's12',
  ...TWO_SKILL_CREW,
] as const;
export type CrewId = (typeof CREW_IDS)[number];

export const CREW: Readonly<Record<CrewId, readonly Skill[]>> = {
  s1: ['administrate'],
  s2: ['administrate'],
  s3: ['administrate'],
  s4: ['administrate'],
  s5: ['administrate'],
  s6: ['administrate'],
  s7: ['administrate'],
  s8: ['administrate'],
  s9: ['work'],
  s10: ['work'],
  s11: ['work'],
  s12: ['work'],
  t01: ['administrate', 'work'],
  t02: ['administrate', 'combat'],
  t03: ['administrate', 'negotiate'],
  t04: ['administrate', 'sail'],
  t05: ['work', 'combat'],
  t06: ['work', 'negotiate'],
  t07: ['work', 'sail'],
  t08: ['combat', 'negotiate'],
  t09: ['combat', 'sail'],
  t10: ['negotiate', 'sail'],
};

/** Starting crew by seat; that of empty seats is out of the game. */
export const STARTING_CREW: readonly (readonly [CrewId, CrewId, CrewId])[] = [
  ['s1', 's2', 's9'],
  ['s3', 's4', 's10'],
  ['s5', 's6', 's11'],
  ['s7', 's8', 's12'],
];

export const CREW_ROW = 3;

/** Coins, left to right; a shorter row keeps its right end (AMB-32). */
export const ROW_PRICES: readonly number[] = [1, 1, 0];
