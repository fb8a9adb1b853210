// Every rule by its id: page, heading, and one sentence in our own words.
import { bind, type RuleId, type Rules } from '@tidetable/engine';
import { actions } from './rulebook/actions.ts';
import { buildings } from './rulebook/buildings.ts';
import { crewAndCargo } from './rulebook/crew-and-cargo.ts';
import { deepFog } from './rulebook/deep-fog.ts';
import { eventsAndRenown } from './rulebook/events-and-renown.ts';
import { gameEnd } from './rulebook/game-end.ts';
import { general } from './rulebook/general.ts';
import { rulingsCity } from './rulebook/rulings-city.ts';
import { rulingsConquest } from './rulebook/rulings-conquest.ts';
import { rulingsDeepFog } from './rulebook/rulings-deep-fog.ts';
import { rulingsEditions } from './rulebook/rulings-editions.ts';
import { rulingsSailing } from './rulebook/rulings-sailing.ts';
import { setup } from './rulebook/setup.ts';
import { towns } from './rulebook/towns.ts';
import { turn } from './rulebook/turn.ts';
import { variants } from './rulebook/variants.ts';

/** The rules that bar actions; each needs a test that it refuses. */
export const FORBIDDING: readonly RuleId[] = [
  'IB-AMB-3',
  'IB-AMB-78',
  'IB-ATK-5',
  'IB-CLAR-7',
  'IB-CREW-3',
  'IB-REN-1',
  'IB-SYM-2',
  'IB-TURN-3',
  'IB-ATK-4',
  'IB-ATK-7',
  'IB-ATK-8',
  'IB-ATK-10',
  'IB-CLAR-14',
  'IB-CREW-2',
  'IB-DIP-3',
  'IB-FOG-6',
  'IB-FOG-13',
  'IB-FOG-18',
  'IB-FOG-19',
  'IB-REP-1',
  'IB-TURN-4',
  'IB-VAR-ARCH-1',
  'IB-VAR-ARCH-2',
  'IB-VAR-RAID-2',
  'IB-VISIT-1',
  'IB-AMB-13',
  'IB-AMB-18',
  'IB-AMB-21',
  'IB-AMB-22',
  'IB-AMB-23',
  'IB-AMB-42',
  'IB-AMB-43',
  'IB-AMB-68',
  'IB-AMB-73',
  'IB-AMB-9',
  'IB-ATK-1',
  'IB-ATK-3',
  'IB-ATK-6',
  'IB-BLD-1',
  'IB-BLD-2',
  'IB-BLD-3',
  'IB-CARGO-1',
  'IB-CREW-4',
  'IB-DIP-1',
  'IB-DIP-2',
  'IB-EVT-1',
  'IB-MOVE-1',
  'IB-MOVE-3',
  'IB-MOVE-4',
  'IB-SET-7',
  'IB-TURN-1',
  'IB-AMB-2',
  'IB-VAR-CLOSE-1',
  'IB-TOWN-ZIL',
  'IB-TURN-2',
  'IB-VAR-RAID-1',
  'IB-VAR-SIX-1',
  'IB-VAR-TRADE-1',
  'IB-VAR-TRADE-2',
  'IB-AMB-83',
  'IB-FOG-8',
  'IB-FOG-9',
  'IB-FOG-10',
  'IB-FOG-20',
  'IB-AMB-49',
  'IB-AMB-56',
  'IB-AMB-88',
  'IB-AMB-91',
];

const BASE_CHAPTERS = [
  ...general,
  ...setup,
  ...turn,
  ...actions,
  ...eventsAndRenown,
  ...buildings,
  ...crewAndCargo,
  ...gameEnd,
  ...towns,
  ...variants,
];
const BASE_RULINGS = [...rulingsSailing, ...rulingsConquest, ...rulingsCity, ...rulingsEditions];

export const rulebook: Rules = bind(
  [...BASE_CHAPTERS, ...deepFog, ...BASE_RULINGS, ...rulingsDeepFog],
  FORBIDDING,
);

/** The same rules, with those of Deep Fog in front. */
export const deepFogRulebook: Rules = bind(
  [...deepFog, ...rulingsDeepFog, ...BASE_CHAPTERS, ...BASE_RULINGS],
  FORBIDDING,
);
