// Without a ship: dice, four ways to a new one, and where it is placed.
import { type Automatic, type Decision, itemAt, type Seat, type Table } from '@tidetable/engine';
import { BURIAL_GOLD, COSTS, STARTING_PEGS } from '../data/fleet.ts';
import { DIE } from '../data/table.ts';
import type { Square } from '../map.ts';
import {
  captainOf,
  cardsOf,
  chart,
  islandsOf,
  isStopped,
  pegsLeft,
  pointsOf,
  shipAt,
} from '../questions.ts';
import type { Action, Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';
import { allowed, barred, type Found, list } from '../verdicts.ts';
import { squareAt } from '../waters.ts';
import { bury, judgeBurial, judgePrice } from './building.ts';
import { putBack } from './cards.ts';
import { callTime, judgeTime, timeUp } from './clock.ts';
import { judgeGifts, offerGifts, proposeGift } from './gifts.ts';
import { islandNamed, launch } from './launch.ts';
import { beginBargain, fillInMarket, judgeMarket, offerTrades } from './market.ts';
import { checkVictory } from './points.ts';
import { launchAnywhere } from './relocation.ts';

type PlunderTable = Table<Frame, Event>;

/** Doubles give a free ship; these dice never move the storm (PL-NOSHIP-2, PL-AMB-44). */
export const rollForShip: Automatic<Plunder, FrameOf<'roll-for-ship'>> = {
  run(seas, { seat }, table) {
    table.done();
    const dice = [table.chance.roll(DIE), table.chance.roll(DIE)] as const;
    table.tell({ type: 'rolled-for-ship', seat, dice, rule: 'PL-NOSHIP-2' });
    if (dice[0] === dice[1] && mayLaunch(seas)) placeShip(seas, seat, table);
    else table.push({ step: 'without-ship', seat });
  },
};

/** With strict components a ship needs enough life pegs (PL-AMB-30). */
export function mayLaunch(seas: Seas): boolean {
  return pegsLeft(seas, 'life') >= STARTING_PEGS.life;
}

export const withoutShip: Decision<Plunder, FrameOf<'without-ship'>> = {
  lapses: (seas) => isStopped(seas),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-NOSHIP-3',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const ways: Action[] = [{ type: 'buy-ship' }, { type: 'pay-gold' }, { type: 'give-point' }];
    for (const island of islandsOf(seas, seat))
      ways.push({ type: 'disown', island: chart(seas).islands[island]?.id as string });
    for (const way of ways) list(menu, way, judgeWay(seas, seat, way) as Found);
    offerTrades(seas, seat, menu);
    list(menu, { type: 'bury' }, judgeBurial(seas, seat));
    offerGifts(seas, seat, menu);
    menu.allow({ type: 'stay-ashore' }, 'PL-NOSHIP-7');
  },

  judge(seas, _frame, seat, action) {
    if (action.type === 'call-time') return judgeTime(seas);
    if (action.type === 'stay-ashore') return allowed('PL-NOSHIP-7');
    if (action.type === 'bury') return judgeBurial(seas, seat);
    return (
      judgeWay(seas, seat, action) ??
      judgeMarket(seas, seat, action) ??
      judgeGifts(seas, seat, action)
    );
  },

  fillIn: (seas, _frame, seat, open, chance) => fillInMarket(seas, seat, open, chance),

  timeUp,

  take(seas, _frame, seat, action, table) {
    switch (action.type) {
      case 'bury':
        return bury(seas, seat, table);
      case 'offer':
      case 'call':
        return beginBargain(seas, seat, action, table);
      case 'ask-for-island':
      case 'give-island':
        return proposeGift(seas, seat, action, table);
      case 'call-time':
        return callTime(seas, table);
      case 'stay-ashore':
        return table.done();
      default:
        table.done();
        payForShip(seas, seat, action, table);
        placeShip(seas, seat, table);
    }
  },
};

/** The verdict on a way to a ship; null for other actions. */
function judgeWay(seas: Seas, seat: Seat, action: Action): Found | null {
  const price = judgePriceOf(seas, seat, action);
  if (price === null || !price.allowed || mayLaunch(seas)) return price;
  return barred('PL-AMB-30', { because: 'box-empty', thing: 'life pegs' });
}

function judgePriceOf(seas: Seas, seat: Seat, action: Action): Found | null {
  const rule = 'PL-NOSHIP-3';
  switch (action.type) {
    case 'buy-ship':
      return judgePrice(seas, seat, COSTS.ship, rule);
    case 'pay-gold':
      return judgePrice(seas, seat, cardsOf('gold', BURIAL_GOLD), rule);
    case 'give-point':
      if (captainOf(seas, seat).plunderPoints > 0) return allowed(rule);
      return barred(rule, { because: 'no-points' });
    case 'disown': {
      const captain = seas.flags[islandNamed(seas, action.island)] ?? null;
      if (captain === seat) return allowed(rule);
      return barred(rule, { because: 'whose-island', island: action.island, captain });
    }
    default:
      return null;
  }
}

function payForShip(seas: Seas, seat: Seat, action: Action, table: PlunderTable): void {
  const rule = 'PL-NOSHIP-3';
  if (action.type === 'buy-ship') putBack(seas, seat, COSTS.ship, 'paid', rule, table);
  if (action.type === 'pay-gold')
    putBack(seas, seat, cardsOf('gold', BURIAL_GOLD), 'paid', rule, table);
  if (action.type === 'give-point') {
    captainOf(seas, seat).plunderPoints -= 1;
    table.tell({ type: 'gave-point', seat, points: pointsOf(seas, seat), rule });
  }
  if (action.type === 'disown') {
    seas.flags[islandNamed(seas, action.island)] = null;
    table.tell({
      type: 'disowned',
      seat,
      island: action.island,
      points: pointsOf(seas, seat),
      rule,
    });
  }
}

export function freePorts(seas: Seas, seat: Seat): Square[] {
  const { islands } = chart(seas);
  return islandsOf(seas, seat).flatMap((island) =>
    (islands[island]?.ports ?? []).filter((port) => shipAt(seas, port) === undefined),
  );
}

/** In one's own port or, without one, where the compasses point (PL-NOSHIP-5). */
function placeShip(seas: Seas, seat: Seat, table: PlunderTable): void {
  const ports = freePorts(seas, seat);
  if (ports.length === 0) return launchAnywhere(seas, seat, table);
  if (ports.length > 1) return table.push({ step: 'place-ship', seat });
  launch(seas, seat, itemAt(ports, 0), 'PL-NOSHIP-5', table);
  checkVictory(seas, table);
}

export const placing: Decision<Plunder, FrameOf<'place-ship'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-NOSHIP-5',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const { names } = chart(seas);
    for (const port of freePorts(seas, seat))
      menu.allow({ type: 'place-ship', at: itemAt(names, port) }, 'PL-NOSHIP-5');
  },

  judge(seas, _frame, seat, action) {
    if (action.type !== 'place-ship') return null;
    const { at } = action;
    const square = squareAt(chart(seas), at);
    if (freePorts(seas, seat).includes(square)) return allowed('PL-NOSHIP-5');
    const owner = seas.flags[itemAt(chart(seas).islandAt, square)];
    const because = owner === seat ? 'taken' : 'not-your-port';
    return barred('PL-NOSHIP-5', { because, at });
  },

  take(seas, _frame, seat, action, table) {
    if (action.type !== 'place-ship') return;
    table.done();
    launch(seas, seat, squareAt(chart(seas), action.at), 'PL-NOSHIP-5', table);
    checkVictory(seas, table);
  },
};
