// Actions: at most one, and free actions as many as wanted, in any order after moving.
import type { Decision, Menu, Seat } from '@tidetable/engine';
import { DEEP_FOG, type Region } from '../data/map.ts';
import { captainOf, signOf } from '../questions.ts';
import type { Action, FrameOf, Islebound, Sea } from '../state.ts';
import { answers, gains } from '../triggers.ts';
import { couldAttack, muster } from './attack.ts';
import { offerBuildings, takeBuilding } from './buildings.ts';
import { offerMonster } from './deep-fog/conquest.ts';
import { beginTalks, ruleAgainstTalks } from './diplomacy.ts';
import { completeEvent, offerEvents } from './events.ts';
import { offerRaids, raid } from './raid.ts';
import { beginTrade, offerTrades } from './trading.ts';
import { canEnter, hasPlainGains } from './visit.ts';

/** A ship that is lost in the fog does nothing (IB-AMB-50). */
export const act: Decision<Islebound, FrameOf<'act'>> = {
  lapses: (sea, { seat }) => captainOf(sea, seat).region === null,

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    if (!frame.acted) offerActions(sea, seat, menu);
    else if (menu.explaining) barActions(sea, seat, menu);
    offerEvents(sea, seat, menu);
    offerTrades(sea, seat, menu);
    offerBuildings(sea, seat, 'buy', menu);
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
};

/** One action a turn. */
function barActions(sea: Sea, seat: Seat, menu: Menu<Action>): void {
  for (const type of ['visit', 'visit-in-part', 'attack', 'negotiate', 'hunt'] as const)
    menu.bar({ type }, 'IB-TURN-2');
  if (!sea.options.raid) return;
  for (const ship of sea.captains.keys())
    if (ship !== seat) menu.bar({ type: 'raid', ship }, 'IB-TURN-2');
}

function offerActions(sea: Sea, seat: Seat, menu: Menu<Action>): void {
  const region = captainOf(sea, seat).region as Region;
  if (region === DEEP_FOG) offerMonster(sea, seat, menu);
  else offerTown(sea, seat, region, menu);
  menu.allow({ type: 'hunt' }, 'IB-HUNT-1');
  offerRaids(sea, seat, menu);
}

function offerTown(sea: Sea, seat: Seat, region: Region, menu: Menu<Action>): void {
  const { banner } = signOf(sea, region);
  if (canEnter(sea, seat, region)) {
    menu.allow({ type: 'visit' }, 'IB-VISIT-1');
    if (hasPlainGains(sea, region)) menu.allow({ type: 'visit-in-part' }, 'IB-TURN-4');
  } else {
    menu.bar({ type: 'visit' }, 'IB-AMB-9');
    menu.bar({ type: 'visit-in-part' }, 'IB-AMB-9');
  }
  if (sea.owners[region] === seat) {
    menu.bar({ type: 'attack' }, 'IB-AMB-13');
    menu.bar({ type: 'negotiate' }, 'IB-AMB-13');
  } else {
    if (banner === 'blue') menu.bar({ type: 'attack' }, 'IB-ATK-1');
    else if (couldAttack(sea, seat)) menu.allow({ type: 'attack' }, 'IB-ATK-1');
    else menu.bar({ type: 'attack' }, 'IB-ATK-3');
    const against = banner === 'red' ? 'IB-DIP-1' : ruleAgainstTalks(sea, seat, region);
    if (against === null) menu.allow({ type: 'negotiate' }, 'IB-DIP-1');
    else menu.bar({ type: 'negotiate' }, against);
  }
}
