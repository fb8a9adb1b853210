// Game End: scores.
import type { Seat } from '@tidetable/engine';
import type { Building } from '../data/buildings.ts';
import { BUILDING_CARDS } from '../data/buildings.ts';
import { TWO_SKILL_CREW } from '../data/crew.ts';
import { MONSTER_RENOWN, RENOWN_TRACK } from '../data/tracks.ts';
import { captainOf, type Open, townsOf } from '../questions.ts';

export interface Score {
  readonly coins: number;
  readonly buildings: number;
  readonly abilities: number;
  readonly track: number;
  readonly tokens: number;
  /** In Deep Fog. */
  readonly monster: number;
  readonly total: number;
}

export function twoSkillCrew(sea: Open, seat: Seat): number {
  const { deck, below, injured } = captainOf(sea, seat);
  return [...deck, ...below, ...injured].filter((crew) =>
    (TWO_SKILL_CREW as readonly string[]).includes(crew),
  ).length;
}

/** Buildings that score beyond their value. */
const AT_THE_END: Readonly<Partial<Record<Building, (sea: Open, seat: Seat) => number>>> = {
  museum: townsOf,
  palace: (sea, seat) => captainOf(sea, seat).wood + Math.floor(captainOf(sea, seat).fish / 2),
  'sailors-guild': twoSkillCrew,
  treasury: (sea, seat) => Math.floor(captainOf(sea, seat).coins / 4),
  'town-hall': (sea, seat) => captainOf(sea, seat).buildings.length,
};

/** The score of every seat if the game ended now. */
export function scoring(sea: Open): Score[] {
  return sea.captains.map((captain, seat) => {
    const buildings = captain.buildings.reduce((sum, card) => sum + BUILDING_CARDS[card].value, 0);
    const abilities = captain.buildings.reduce(
      (sum, card) => sum + (AT_THE_END[card]?.(sea, seat) ?? 0),
      0,
    );
    const tokens = RENOWN_TRACK * (captain.tokens.length + captain.sevens);
    const monster = sea.fog?.victors.includes(seat) ? MONSTER_RENOWN : 0;
    const { coins, renown: track } = captain;
    const total = coins + buildings + abilities + track + tokens + monster;
    return { coins, buildings, abilities, track, tokens, monster, total };
  });
}
