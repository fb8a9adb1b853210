// Every rule by its id: page, heading, and one sentence in our own words.
import { bind, type RuleId, type Rules } from '@tidetable/engine';
import { bargaining } from './rulebook/bargaining.ts';
import { buildingAndIslands } from './rulebook/building-and-islands.ts';
import { cards } from './rulebook/cards.ts';
import { company } from './rulebook/company.ts';
import { fighting } from './rulebook/fighting.ts';
import { goalAndFleet } from './rulebook/goal-and-fleet.ts';
import { rulingsBargaining } from './rulebook/rulings-bargaining.ts';
import { rulingsShipless } from './rulebook/rulings-shipless.ts';
import { rulingsStormAndSupply } from './rulebook/rulings-storm-and-supply.ts';
import { rulingsTable } from './rulebook/rulings-table.ts';
import { rulingsTreasure } from './rulebook/rulings-treasure.ts';
import { rulingsTurn } from './rulebook/rulings-turn.ts';
import { setup } from './rulebook/setup.ts';
import { stormAndShipless } from './rulebook/storm-and-shipless.ts';
import { treasure } from './rulebook/treasure.ts';
import { turn } from './rulebook/turn.ts';

/** The rules that bar actions; each needs a test that it refuses. */
export const FORBIDDING: readonly RuleId[] = [
  'PL-AMB-3',
  'PL-AMB-4',
  'PL-AMB-6',
  'PL-AMB-12',
  'PL-AMB-13',
  'PL-AMB-22',
  'PL-AMB-23',
  'PL-AMB-25',
  'PL-AMB-26',
  'PL-AMB-28',
  'PL-AMB-30',
  'PL-AMB-34',
  'PL-AMB-36',
  'PL-AMB-47',
  'PL-AMB-48',
  'PL-AMB-54',
  'PL-AMB-58',
  'PL-AMB-67',
  'PL-AMB-74',
  'PL-AMB-76',
  'PL-AMB-77',
  'PL-AMB-78',
  'PL-AMB-79',
  'PL-AMB-82',
  'PL-AMB-84',
  'PL-AMB-88',
  'PL-AMB-89',
  'PL-BATTLE-1',
  'PL-BATTLE-2',
  'PL-BATTLE-5',
  'PL-BRIBE-1',
  'PL-BUILD-2',
  'PL-CARD-1',
  'PL-CARD-3',
  'PL-CONQ-1',
  'PL-CONQ-8',
  'PL-FLEET-1',
  'PL-FLEET-2',
  'PL-FLEET-3',
  'PL-FLEET-4',
  'PL-FLEET-5',
  'PL-GOAL-4',
  'PL-ISLE-3',
  'PL-MOVE-1',
  'PL-MOVE-5',
  'PL-MOVE-6',
  'PL-MOVE-7',
  'PL-MOVE-11',
  'PL-NOSHIP-3',
  'PL-NOSHIP-5',
  'PL-NOSHIP-6',
  'PL-SETUP-13',
  'PL-STORM-1',
  'PL-STORM-3',
  'PL-STORM-4',
  'PL-STORM-5',
  'PL-STORM-6',
  'PL-STORM-8',
  'PL-TEAM-4',
  'PL-TEAM-5',
  'PL-TEAM-6',
  'PL-TEAM-7',
  'PL-TEAM-8',
  'PL-THREAT-1',
  'PL-THREAT-2',
  'PL-TRADE-1',
  'PL-TRADE-7',
  'PL-TREAS-1',
  'PL-TREAS-5',
  'PL-TREAS-6',
  'PL-TREAS-10',
  'PL-TREATY-2',
  'PL-TURN-1',
  'PL-TURN-2',
  'PL-TURN-3',
  'PL-TURN-5',
  'PL-X-3',
];

export const rulebook: Rules = bind(
  [
    ...goalAndFleet,
    ...setup,
    ...turn,
    ...buildingAndIslands,
    ...fighting,
    ...bargaining,
    ...treasure,
    ...stormAndShipless,
    ...company,
    ...cards,
    ...rulingsTurn,
    ...rulingsTreasure,
    ...rulingsStormAndSupply,
    ...rulingsBargaining,
    ...rulingsShipless,
    ...rulingsTable,
  ],
  FORBIDDING,
);
