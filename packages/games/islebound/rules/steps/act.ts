// Actions: at most one, and any number of free actions, in any order after moving.
import type { Menu, Seat, Verdict } from '@tidetable/engine';
import { missingFor } from '../costs.ts';
import { DEEP_FOG, type Region } from '../data/map.ts';
import { captainOf, entryCost, signOf, townIn } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, FrameOf, Sea } from '../state.ts';
import { answers, gains } from '../triggers.ts';
import { barred, judging } from '../verdicts.ts';
import { muster, offerAttack } from './attack.ts';
import {
  barBuilding,
  buildElsewhere,
  notOnOffer,
  offerBuildings,
  takeBuilding,
} from './buildings.ts';
import { offerMonster } from './deep-fog/conquest.ts';
import { beginTalks, offerTalks } from './diplomacy.ts';
import { completeEvent, offerEvents } from './events.ts';
import { offerRaids, raid } from './raid.ts';
import { beginTrade, offerTrades, ruleAgainstShip } from './trading.ts';
import { canEnter, offerInPart } from './visit.ts';

/** A ship lost in the fog does nothing (IB-AMB-50). */
export const act = judging<FrameOf<'act'>>(
  {
    rule: () => 'IB-TURN-1',

    lapses: (sea, { seat }) => captainOf(sea, seat).region === null,

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      if (!frame.acted) offerActions(sea, seat, menu);
      else if (menu.explaining) barActions(sea, seat, menu);
      offerEvents(sea, seat, menu);
      offerTrades(sea, seat, menu);
      offerBuildings(sea, seat, 'buy', menu);
      if (menu.explaining) barBuilding(sea, seat, menu);
      menu.allow({ type: 'end-turn' }, 'IB-TURN-1');
    },

    take(sea, frame, seat, action, table) {
      const region = captainOf(sea, seat).region as Region;
      switch (action.type) {
        case 'end-turn':
          return table.done();
        case 'complete-event':
          return completeEvent(sea, seat, action.event, table);
        case 'offer-trade':
          return beginTrade(seat, action.ship, table);
        case 'buy':
          return takeBuilding(sea, seat, action.building, 'buy', table);
        case 'visit':
        case 'visit-in-part': {
          frame.acted = true;
          const inPart = action.type === 'visit-in-part';
          return table.push({ step: 'visit', seat, region, free: false, inPart });
        }
        case 'attack':
          frame.acted = true;
          return muster(sea, seat, region, table);
        case 'negotiate':
          frame.acted = true;
          return beginTalks(sea, seat, region, table);
        case 'raid':
          frame.acted = true;
          return raid(sea, seat, action.ship, table);
        case 'hunt': {
          frame.acted = true;
          const coins = sea.treasureMap > 0 ? sea.treasureMap : 1;
          sea.treasureMap = 0;
          table.tell({ type: 'hunted', seat, coins, rule: 'IB-HUNT-1' });
          return table.inOrder(...gains(seat, { coins }), ...answers(sea, seat, 'hunted'));
        }
      }
    },
  },
  unlistedAction,
);

const ACTED: Reason = { because: 'acted' };

/** One action a turn. */
function barActions(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  for (const type of ['visit', 'visit-in-part', 'attack', 'negotiate', 'hunt'] as const)
    menu.bar({ type }, 'IB-TURN-2', ACTED);
  if (!sea.options.raid) return;
  for (const ship of sea.captains.keys())
    if (ship !== seat) menu.bar({ type: 'raid', ship }, 'IB-TURN-2', ACTED);
}

function offerActions(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  const region = captainOf(sea, seat).region as Region;
  if (region === DEEP_FOG) offerMonster(sea, seat, menu);
  else offerTown(sea, seat, region, menu);
  menu.allow({ type: 'hunt' }, 'IB-HUNT-1');
  offerRaids(sea, seat, menu);
}

function offerTown(sea: Sea, seat: Seat, region: Region, menu: Menu<Action, Reason>): void {
  const { banner } = signOf(sea, region);
  const town = townIn(sea, region);
  if (canEnter(sea, seat, region)) {
    menu.allow({ type: 'visit' }, 'IB-VISIT-1');
    offerInPart(sea, region, menu);
  } else if (menu.explaining) {
    const missing = missingFor(sea, seat, entryCost(sea, region));
    menu.bar({ type: 'visit' }, 'IB-AMB-9', { because: 'short', missing });
    menu.bar({ type: 'visit-in-part' }, 'IB-AMB-9', { because: 'short', missing });
  }
  if (sea.owners[region] === seat) {
    menu.bar({ type: 'attack' }, 'IB-AMB-13', { because: 'own-town', town });
    menu.bar({ type: 'negotiate' }, 'IB-AMB-13', { because: 'own-town', town });
    return;
  }
  if (banner === 'blue')
    menu.bar({ type: 'attack' }, 'IB-ATK-1', { because: 'banner', town, banner });
  else offerAttack(sea, seat, 'IB-ATK-1', menu);
  if (banner === 'red')
    menu.bar({ type: 'negotiate' }, 'IB-DIP-1', { because: 'banner', town, banner });
  else offerTalks(sea, seat, region, 'IB-DIP-1', menu);
}

/** Cards, events and ships that are not available. */
function unlistedAction(
  sea: Sea,
  _frame: FrameOf<'act'>,
  seat: Seat,
  action: Action,
): Verdict<Reason> | null {
  switch (action.type) {
    case 'raid':
    case 'offer-trade':
      return ruleAgainstShip(sea, seat, action);
    case 'complete-event':
      return barred('IB-EVT-1', { because: 'event-not-up', event: action.event });
    case 'buy':
      return notOnOffer(sea, 'buy', action.building);
    case 'build':
      return barred('IB-BLD-2', buildElsewhere(sea, seat));
    default:
      return null;
  }
}
