// What the abilities of buildings are worth, over a whole game and if it ended now.
import type { Seat } from '@tidetable/engine';
import { type Building, CREW, captainOf, type Sea, townsOf } from '../public.ts';

/** In renown, beyond their score now. */
export const ABILITY_WORTH: Readonly<Record<Building, number>> = {
  'academy-of-builders': 3,
  bridge: 2,
  butcher: 1.5,
  'combat-arena': 3,
  'fishing-guild': 1.5,
  'gambling-hall': 2.5,
  'house-of-commons': 1.5,
  jeweller: 1.5,
  library: 2.5,
  mansion: 3,
  market: 2.5,
  mausoleum: 1,
  'mercenary-guild': 2,
  'miracle-hut': 0.5,
  'monster-trainers': 2,
  museum: 1.5,
  palace: 1,
  'sailors-guild': 1,
  'school-of-war': 2,
  'sword-academy': 2,
  'trade-office': 1.5,
  'underriver-gate': 1,
  shipyard: 3,
  lighthouse: 1,
  embassy: 2,
  sawmill: 2,
  smokehouse: 1.5,
  warehouse: 1,
  tavern: 0.5,
  observatory: 1.5,
  watchtower: 1,
  'heralds-tower': 2,
  treasury: 0.5,
  'town-hall': 1,
  'carpenters-hall': 1.5,
};

export const AT_THE_END: Readonly<Partial<Record<Building, (sea: Sea, seat: Seat) => number>>> = {
  museum: townsOf,
  palace: (sea, seat) => captainOf(sea, seat).wood + Math.floor(captainOf(sea, seat).fish / 2),
  'sailors-guild'(sea, seat) {
    const { deck, below, injured } = captainOf(sea, seat);
    return [...deck, ...below, ...injured].filter((crew) => CREW[crew].length > 1).length;
  },
  treasury: (sea, seat) => Math.floor(captainOf(sea, seat).coins / 4),
  'town-hall': (sea, seat) => captainOf(sea, seat).buildings.length,
};
