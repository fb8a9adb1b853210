// How many sequences of one, two and three actions there are from fixed deals: a change of legality shows here.
import { sequences } from '@tidetable/conformance';
import { Generator, readOptions, start } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { ROLES, type Role } from '../rules/data/adventurers.ts';
import { forbiddenIsland } from '../rules/index.ts';
import type { Island } from '../rules/state.ts';

/** A deal in which this role sits at seat 0 and moves first; the others follow in the order of ROLES. */
function deal(role: Role, seats: number, seed: number): Island {
  const others = ROLES.filter((other) => other !== role);
  const chosen = { roles: [role, ...others.slice(0, seats - 1)], first: '1' };
  const options = readOptions(forbiddenIsland.options, chosen, seats);
  return start(forbiddenIsland, seats, options, new Generator(seed));
}

it.each<[Role, number, number, number[]]>([
  ['diver', 2, 1, [15, 190, 2270]],
  ['diver', 3, 2, [9, 125, 1270]],
  ['diver', 4, 3, [18, 298, 4427]],
  ['engineer', 2, 4, [7, 79, 568]],
  ['engineer', 3, 5, [15, 202, 2454]],
  ['engineer', 4, 6, [17, 251, 3315]],
  ['explorer', 2, 7, [14, 192, 2472]],
  ['explorer', 3, 8, [12, 113, 1196]],
  ['explorer', 4, 9, [12, 118, 1098]],
  ['messenger', 2, 10, [14, 141, 1125]],
  ['messenger', 3, 11, [13, 122, 918]],
  ['messenger', 4, 12, [22, 421, 7214]],
  ['navigator', 2, 13, [29, 706, 14_727]],
  ['navigator', 3, 14, [28, 724, 18_153]],
  ['navigator', 4, 15, [55, 2753, 133_061]],
  ['pilot', 2, 16, [32, 515, 4807]],
  ['pilot', 3, 17, [34, 638, 9752]],
  ['pilot', 4, 18, [32, 572, 12_180]],
])('the %s first of %i, seed %i', (role, seats, seed, counts) => {
  const island = deal(role, seats, seed);
  expect([1, 2, 3].map((depth) => sequences(forbiddenIsland, island, depth))).toEqual(counts);
});
