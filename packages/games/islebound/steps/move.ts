// Move.
import type { Decision, Menu, RuleId, Seat } from '@tidetable/engine';
import type { CrewWanted } from '../data/goods.ts';
import type { Region } from '../data/map.ts';
import type { Town } from '../data/towns.ts';
import {
  captainOf,
  eventsUp,
  isCrowded,
  isOccupied,
  onDeck,
  onOffer,
  regionOf,
  sailCost,
  speedOf,
  stepsBetween,
} from '../questions.ts';
import type { Action, FrameOf, Islebound, Sea } from '../state.ts';
import { beginTrade, offerTrades } from './trading.ts';

/** The way itself is free of rules, so a move is named by where it ends; fish are spent as far as needed. */
export const move: Decision<Islebound, FrameOf<'move'>> = {
  lapses: (sea, { seat }) => sea.options.closeQuartersCost === 'passing-too' && isShutIn(sea, seat),

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    if (menu.explaining) barTheRest(sea, seat, menu);
    if (sea.options.tradeBeforeMoving) offerTrades(sea, seat, menu);
    const { region: from, fish } = captainOf(sea, seat);
    const speed = speedOf(sea, seat);
    sea.towns.forEach((to, region) => {
      const far = stepsBetween(sea, from as Region, region);
      if (far === Number.POSITIVE_INFINITY) menu.bar({ type: 'sail', to }, 'IB-MOVE-3');
      else if (far > speed + fish) menu.bar({ type: 'sail', to }, 'IB-MOVE-1');
      else if (onDeck(sea, seat, 'administrate').length < sailCost(sea, seat, region))
        menu.bar({ type: 'sail', to }, crowdRule(sea, seat, region));
      else menu.allow({ type: 'sail', to }, far > speed ? 'IB-MOVE-7' : 'IB-MOVE-1');
    });
  },

  take(sea, _frame, seat, action, table) {
    if (action.type === 'offer-trade') return beginTrade(seat, action.ship, table);
    if (action.type !== 'sail') return;
    table.done();
    const cost = sailCost(sea, seat, regionOf(sea, action.to));
    const captain = captainOf(sea, seat);
    const from = captain.region as Region;
    const region = regionOf(sea, action.to);
    const fish = Math.max(0, stepsBetween(sea, from, region) - speedOf(sea, seat));
    captain.fish -= fish;
    captain.region = region;
    table.tell({
      type: 'sailed',
      seat,
      from: sea.towns[from] as Town,
      to: action.to,
      fish,
      rule: fish > 0 ? 'IB-MOVE-7' : 'IB-MOVE-1',
    });
    if (cost > 0)
      table.push({ step: 'exhaust', seat, wanted: Array<CrewWanted>(cost).fill('administrate') });
  },
};

/** Whether a ship has no way to go: it stays, and its turn goes on (IB-AMB-7). */
function isShutIn(sea: Sea, seat: Seat): boolean {
  const { region: from, fish } = captainOf(sea, seat);
  const most = speedOf(sea, seat) + fish;
  const able = onDeck(sea, seat, 'administrate').length;
  return sea.towns.every(
    (_town, to) => stepsBetween(sea, from as Region, to) > most || sailCost(sea, seat, to) > able,
  );
}

/** The rule by which a stop or a passage takes more administrators than there are. */
function crowdRule(sea: Sea, seat: Seat, region: Region): RuleId {
  const able = onDeck(sea, seat, 'administrate').length;
  if (able > 0 || !isCrowded(sea, seat, region)) return 'IB-AMB-43';
  return isOccupied(sea, seat, region) ? 'IB-MOVE-4' : 'IB-VAR-CLOSE-1';
}

/** Moving comes first (IB-AMB-2). */
export function barTheRest(sea: Sea, seat: Seat, menu: Menu<Action>): void {
  for (const type of ['visit', 'visit-in-part', 'attack', 'negotiate', 'hunt', 'end-turn'] as const)
    menu.bar({ type }, 'IB-TURN-1');
  for (const building of onOffer(sea, seat)) menu.bar({ type: 'buy', building }, 'IB-AMB-2');
  for (const event of eventsUp(sea)) menu.bar({ type: 'complete-event', event }, 'IB-AMB-2');
  for (const ship of sea.captains.keys()) {
    if (ship === seat) continue;
    if (sea.options.raid) menu.bar({ type: 'raid', ship }, 'IB-TURN-1');
    if (sea.options.trading && !sea.options.tradeBeforeMoving)
      menu.bar({ type: 'offer-trade', ship }, 'IB-AMB-42');
  }
}
