// Numbers that `--set` may change: for each table the constant, its file in `rules/data`, and its range.
import { BURIAL_GOLD, COSTS, FLEET_LIMIT, PEG_LIMIT, STARTING_PEGS } from '../rules/data/fleet.ts';
import {
  MERCHANT_PRICE,
  OPEN_STACK,
  RESOURCE_CARDS,
  STARTING_HAND,
} from '../rules/data/resources.ts';
import { COMPANIES, DIE, STORM_REACH, STORM_ROLL, STORM_TOLL } from '../rules/data/table.ts';
import { TREASURE_CARDS } from '../rules/data/treasure.ts';

export const TUNABLES = {
  cost: { file: 'fleet', constant: 'COSTS', holds: COSTS, most: 10 },
  'fleet-limit': { file: 'fleet', constant: 'FLEET_LIMIT', holds: FLEET_LIMIT, least: 1, most: 9 },
  'peg-limit': { file: 'fleet', constant: 'PEG_LIMIT', holds: PEG_LIMIT, most: 9 },
  'starting-pegs': { file: 'fleet', constant: 'STARTING_PEGS', holds: STARTING_PEGS, most: 9 },
  'burial-gold': { file: 'fleet', constant: 'BURIAL_GOLD', holds: BURIAL_GOLD, least: 1, most: 20 },
  'resource-cards': { file: 'resources', constant: 'RESOURCE_CARDS', holds: RESOURCE_CARDS },
  'open-stack': { file: 'resources', constant: 'OPEN_STACK', holds: OPEN_STACK, least: 1 },
  'starting-hand': { file: 'resources', constant: 'STARTING_HAND', holds: STARTING_HAND, most: 9 },
  'merchant-price': {
    file: 'resources',
    constant: 'MERCHANT_PRICE',
    holds: MERCHANT_PRICE,
    least: 1,
    most: 9,
  },
  die: { file: 'table', constant: 'DIE', holds: DIE, least: 1, most: 20 },
  'storm-reach': { file: 'table', constant: 'STORM_REACH', holds: STORM_REACH, most: 2 },
  'storm-toll': { file: 'table', constant: 'STORM_TOLL', holds: STORM_TOLL, most: 9 },
  'storm-roll': { file: 'table', constant: 'STORM_ROLL', holds: STORM_ROLL, most: 20 },
  company: { file: 'table', constant: 'COMPANIES', holds: COMPANIES, least: 1, most: 60 },
  treasure: { file: 'treasure', constant: 'TREASURE_CARDS', holds: TREASURE_CARDS, most: 12 },
};
