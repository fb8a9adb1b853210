// Move.
import type { Menu, RuleId, Seat, Verdict } from '@tidetable/engine';
import type { CrewWanted } from '../data/goods.ts';
import type { Region } from '../data/map.ts';
import { captainOf, onDeck, onOffer, regionOf, townIn } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import { fishToSail, isCrowded, isOccupied, sailCost, speedOf, stepsBetween } from '../sailing.ts';
import { eventsUp } from '../sea-boards.ts';
import type { Action, FrameOf, Sea } from '../state.ts';
import { barred, judging } from '../verdicts.ts';
import { beginTrade, offerTrades, ruleAgainstShip } from './trading.ts';

/** Only where a move ends matters; fish are spent as needed. */
export const move = judging<FrameOf<'move'>>(
  {
    rule: () => 'IB-TURN-1',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      if (menu.explaining) barTheRest(sea, seat, menu);
      if (sea.options.tradeBeforeMoving) offerTrades(sea, seat, menu);
      const { region: from, fish } = captainOf(sea, seat);
      const speed = speedOf(sea, seat);
      sea.towns.forEach((to, region) => {
        const far = stepsBetween(sea, from as Region, region);
        if (far === Number.POSITIVE_INFINITY)
          menu.bar({ type: 'sail', to }, 'IB-MOVE-3', { because: 'start', town: to });
        else if (far > speed + fish) {
          if (!menu.explaining) return;
          const reason = { because: 'too-far', town: to, steps: far, reach: speed, fish } as const;
          menu.bar({ type: 'sail', to }, 'IB-MOVE-1', reason);
        } else if (onDeck(sea, seat, 'administrate').length < sailCost(sea, seat, region)) {
          const [rule, reason] = crowdBar(sea, seat, region);
          menu.bar({ type: 'sail', to }, rule, reason);
        } else menu.allow({ type: 'sail', to }, far > speed ? 'IB-MOVE-7' : 'IB-MOVE-1');
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
      const fish = fishToSail(sea, seat, from, region);
      captain.fish -= fish;
      captain.region = region;
      table.tell({
        type: 'sailed',
        seat,
        from: townIn(sea, from),
        to: action.to,
        fish,
        rule: fish > 0 ? 'IB-MOVE-7' : 'IB-MOVE-1',
      });
      if (cost > 0)
        table.push({ step: 'exhaust', seat, wanted: Array<CrewWanted>(cost).fill('administrate') });
    },
  },
  (sea, _frame, seat, action) => beforeMoving(sea, seat, action),
);

/** Which rule asks for more administrators than are on deck, and the numbers. */
function crowdBar(sea: Sea, seat: Seat, region: Region): [RuleId, Reason] {
  const able = onDeck(sea, seat, 'administrate').length;
  const needs = sailCost(sea, seat, region);
  const passing = !isCrowded(sea, seat, region);
  const occupied = isOccupied(sea, seat, region);
  const rule = able > 0 || passing ? 'IB-AMB-43' : occupied ? 'IB-MOVE-4' : 'IB-VAR-CLOSE-1';
  const cause = passing ? 'passing' : occupied ? 'ships' : 'board';
  const town = townIn(sea, region);
  return [rule, { because: 'crowded', town, needs, able, for: cause }];
}

/** What comes after the move: actions (IB-TURN-1), free actions (IB-AMB-2) and trades (IB-AMB-42). */
const LATER: Readonly<Partial<Record<Action['type'], RuleId>>> = {
  visit: 'IB-TURN-1',
  'visit-in-part': 'IB-TURN-1',
  attack: 'IB-TURN-1',
  negotiate: 'IB-TURN-1',
  hunt: 'IB-TURN-1',
  raid: 'IB-TURN-1',
  'end-turn': 'IB-TURN-1',
  build: 'IB-TURN-1',
  buy: 'IB-AMB-2',
  'complete-event': 'IB-AMB-2',
  'offer-trade': 'IB-AMB-42',
};

export function barTheRest(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  const later = (action: Action): void =>
    menu.bar(action, LATER[action.type] as RuleId, { because: 'move-first' });
  for (const type of ['visit', 'visit-in-part', 'attack', 'negotiate', 'hunt', 'end-turn'] as const)
    later({ type });
  for (const building of onOffer(sea, seat)) later({ type: 'buy', building });
  for (const event of eventsUp(sea)) later({ type: 'complete-event', event });
  for (const ship of sea.captains.keys()) {
    if (ship === seat) continue;
    if (sea.options.raid) later({ type: 'raid', ship });
    if (sea.options.trading && !sea.options.tradeBeforeMoving) later({ type: 'offer-trade', ship });
  }
}

/** The verdict on anything else before the move. */
export function beforeMoving(sea: Sea, seat: Seat, action: Action): Verdict<Reason> | null {
  if (action.type === 'raid' || action.type === 'offer-trade') {
    const off = ruleAgainstShip(sea, seat, action);
    if (off !== null) return off;
  }
  const rule = LATER[action.type];
  return rule === undefined ? null : barred(rule, { because: 'move-first' });
}
