// The turn: finds beneath ships, the draw, commands, the end.
import { type Automatic, type Decision, itemAt, type Seat } from '@tidetable/engine';
import type { Square } from '../map.ts';
import {
  captainOf,
  chart,
  fleetOf,
  handSize,
  hasShip,
  islandsOf,
  isStopped,
  pointsOf,
  setSail,
  shipOf,
  yields,
} from '../questions.ts';
import { freshTurn } from '../setup.ts';
import type { FrameOf, Holdings, Plunder, Seas } from '../state.ts';
import { allowed, barred, type Found, list } from '../verdicts.ts';
import { fightIsland, fightShip, judgeAttacks, offerAttacks } from './attack.ts';
import { build, buildShip, bury, judgeBuilding, offerBuilding } from './building.ts';
import { drawCards } from './cards.ts';
import { callTime, judgeTime, timeUp } from './clock.ts';
import { judgeGifts, offerGifts, proposeGift } from './gifts.ts';
import { beginBargain, fillInMarket, judgeMarket, offerMarket } from './market.ts';
import { decide } from './points.ts';
import { judgeSailing, offerSailing, roll, sail } from './sailing.ts';
import { collect, judgeCollecting, offerTreasure } from './treasure.ts';

export const turn: Automatic<Plunder, FrameOf<'turn'>> = {
  run(seas, { seat }, table) {
    table.done();
    if (seas.expired) return decide(seas, 'clock', table);
    seas.turn = freshTurn(seat, seas.seats);
    for (const ship of seas.ships) Object.assign(ship, setSail(ship));
    const { round } = seas;
    const has = holdingsOf(seas, seat);
    table.tell({ type: 'turn-began', seat, round, has, rule: 'PL-TURN-1' });
    table.inOrder(
      { step: 'find', seat },
      { step: 'draw', seat },
      { step: 'command', seat },
      { step: 'end-turn', seat },
    );
  },
};

function holdingsOf(seas: Seas, seat: Seat): Holdings {
  const { plunderPoints } = captainOf(seas, seat);
  return {
    points: pointsOf(seas, seat),
    ships: fleetOf(seas, seat).length,
    islands: islandsOf(seas, seat).length,
    plunderPoints,
    cards: handSize(seas, seat),
  };
}

/** An X beneath a ship may be collected before the draw (PL-X-3, PL-AMB-15, PL-AMB-60). */
export const find: Decision<Plunder, FrameOf<'find'>> = {
  lapses: (seas, { seat }) =>
    isStopped(seas) ||
    !seas.ships.some((ship) => ship.seat === seat && seas.crosses.includes(ship.square)),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-X-3',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const { names } = chart(seas);
    for (const { id, seat: owner, square } of seas.ships)
      if (owner === seat && seas.crosses.includes(square))
        menu.allow({ type: 'collect', ship: id, at: itemAt(names, square) }, 'PL-X-3');
    menu.allow({ type: 'draw' }, 'PL-TURN-1');
  },

  judge(seas, _frame, seat, action) {
    if (action.type === 'call-time') return judgeTime(seas);
    if (action.type === 'draw') return allowed('PL-TURN-1');
    if (action.type !== 'collect') return null;
    const found = judgeCollecting(seas, seat, action);
    if (found?.allowed !== true) return found;
    const square = shipOf(seas, action.ship)?.square as Square;
    return chart(seas).names[square] === action.at
      ? allowed('PL-X-3')
      : barred('PL-X-3', { because: 'after-the-draw', at: action.at });
  },

  timeUp,

  take(seas, _frame, seat, action, table) {
    if (action.type === 'collect') return collect(seas, seat, action, table);
    if (action.type === 'call-time') return callTime(seas, table);
    table.done();
  },
};

/** A card for each island that the storm leaves open; then, without a fleet, the way back to one. */
export const draw: Automatic<Plunder, FrameOf<'draw'>> = {
  run(seas, { seat }, table) {
    table.done();
    if (isStopped(seas)) return;
    const islands = islandsOf(seas, seat);
    const shipless = !hasShip(seas, seat);
    if (shipless) table.push({ step: 'roll-for-ship', seat });
    if (shipless && islands.length === 0 && captainOf(seas, seat).plunderPoints === 0)
      return table.push({ step: 'take-cards', seat, rule: 'PL-NOSHIP-1', count: 1 });
    const open = islands.filter((island) => yields(seas, island)).length;
    const rule = open < islands.length ? 'PL-STORM-9' : 'PL-TURN-1';
    if (open > 0) drawCards(seas, seat, open, rule, table);
    else if (islands.length > 0)
      table.tell({ type: 'drew', seat, cards: [0, 0, 0, 0], count: 0, rule });
  },
};

const JUDGES = [
  judgeSailing,
  judgeAttacks,
  judgeCollecting,
  judgeBuilding,
  judgeMarket,
  judgeGifts,
];

function judgeEnd({ turn }: Seas): Found {
  if (turn.pool !== null) return allowed('PL-TURN-5');
  return barred('PL-AMB-4', { because: 'not-rolled' });
}

export const command: Decision<Plunder, FrameOf<'command'>> = {
  lapses: (seas, { seat }) => isStopped(seas) || !hasShip(seas, seat),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-TURN-4',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    offerSailing(seas, seat, menu);
    offerAttacks(seas, seat, menu);
    offerTreasure(seas, seat, menu);
    offerBuilding(seas, seat, menu);
    offerMarket(seas, seat, menu);
    offerGifts(seas, seat, menu);
    list(menu, { type: 'end-turn' }, judgeEnd(seas));
  },

  judge(seas, _frame, seat, action) {
    if (action.type === 'call-time') return judgeTime(seas);
    if (action.type === 'end-turn') return judgeEnd(seas);
    for (const judge of JUDGES) {
      const found = judge(seas, seat, action);
      if (found !== null) return found;
    }
    return null;
  },

  fillIn: (seas, _frame, seat, open, chance) => fillInMarket(seas, seat, open, chance),

  timeUp,

  take(seas, _frame, seat, action, table) {
    switch (action.type) {
      case 'end-turn':
        return table.done();
      case 'roll':
        return roll(seas, seat, table);
      case 'sail':
        return sail(seas, seat, action, table);
      case 'attack':
        return fightShip(seas, seat, action, table);
      case 'attack-island':
        return fightIsland(seas, seat, action.ship, table);
      case 'collect':
        return collect(seas, seat, action, table);
      case 'build':
        return build(seas, seat, action, table);
      case 'build-ship':
        return buildShip(seas, seat, action.at, table);
      case 'bury':
        return bury(seas, seat, table);
      case 'call-time':
        return callTime(seas, table);
      case 'ask-for-island':
      case 'give-island':
        return proposeGift(seas, seat, action, table);
      default:
        return beginBargain(seas, seat, action, table);
    }
  },
};

export const endTurn: Automatic<Plunder, FrameOf<'end-turn'>> = {
  run(seas, { seat }, table) {
    table.done();
    table.tell({ type: 'turn-ended', seat, rule: 'PL-TURN-5' });
    if (seas.expired) return decide(seas, 'clock', table);
    const next = (seat + 1) % seas.seats;
    if (next === seas.firstPlayer) {
      const { roundLimit } = seas.options;
      if (seas.round === roundLimit) return decide(seas, 'round-limit', table);
      seas.round += 1;
    }
    table.push({ step: 'turn', seat: next });
  },
};
