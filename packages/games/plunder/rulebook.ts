// Every rule by its id: page, heading, and one sentence in our own words.
import type { RuleId } from '@tidetable/engine';
import { bargaining } from './rulebook/bargaining.ts';
import { bind, type Rules } from './rulebook/bind.ts';
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

/** The rules that bar actions: each needs a test that is refused by it. */
export const FORBIDDING: readonly RuleId[] = [];

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
