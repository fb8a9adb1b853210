// The effects of Treasure cards. As much of a card as possible is done (PL-TREAS-9).
import { type Decision, itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import type { Effect } from '../data/effects.ts';
import { PEG_LIMIT, type Peg } from '../data/fleet.ts';
import {
  captainOf,
  cardsOf,
  carriesAtOnce,
  handSize,
  kindIndex,
  mayHarm,
  pegsLeft,
  pegsOn,
  shipOf,
} from '../questions.ts';
import type { Event, Frame, FrameOf, Plunder, Seas, Ship } from '../state.ts';
import { allowed, barred, type Found, list } from '../verdicts.ts';
import { addPeg } from './building.ts';
import { award, putBack } from './cards.ts';
import { harm, sink } from './launch.ts';
import { gainPoint } from './points.ts';
import { relocate } from './relocation.ts';
import { spinStorm } from './sailing.ts';
import { judgeVictim, robEach } from './theft.ts';

type PlunderTable = Table<Frame, Event>;
type Finding = FrameOf<'treasure'>;

type Effects = {
  readonly [K in Effect['do']]: (
    seas: Seas,
    finding: Finding,
    effect: Extract<Effect, { readonly do: K }>,
    rule: RuleId,
    table: PlunderTable,
  ) => void;
};

const EFFECTS: Effects = {
  gain: (seas, { seat }, { kind, count }, rule, table) =>
    award(seas, seat, kindIndex(kind), count, rule, table),
  'gain-choice': (_seas, { seat }, { count }, rule, table) =>
    table.push({ step: 'take-cards', seat, rule, count }),
  'others-gain'(seas, { seat }, { kind, count }, rule, table) {
    for (const other of others(seas, seat)) award(seas, other, kindIndex(kind), count, rule, table);
  },
  'gain-plunder-point'(seas, { seat }, { count }, rule, table) {
    for (let gained = 0; gained < count; gained++) if (gainPoint(seas, seat, rule, table)) return;
  },
  lose(seas, { seat }, { kind, count }, rule, table) {
    lose(seas, seat, kind, count, rule, table);
  },
  'lose-choice': (_seas, { seat }, { from, count }, _rule, table) =>
    table.push({ step: 'pay', seat, why: from === 'any' ? 'loss' : 'loss-not-gold', count }),
  'lose-or-end'(seas, { seat }, { kind, count }, rule, table) {
    if (lose(seas, seat, kind, count, rule, table) < count) cutShort(seas, seat, rule, table);
  },
  'pay-or-sink'(seas, { seat, ship }, { count }, rule, table) {
    if (handSize(seas, seat) >= count) table.push({ step: 'ransom', seat, ship, count });
    else sink(seas, shipOf(seas, ship) as Ship, null, rule, table);
  },
  upgrade: (seas, { seat }, { peg }, rule, table) => upgradeOne(seas, seat, peg, rule, table),
  damage(seas, { seat, ship }, effect, rule, table) {
    if (effect.ship === 'enemy') return table.push({ step: 'aim', seat, rule, fate: 'damage' });
    harm(seas, shipOf(seas, ship) as Ship, null, rule, table);
  },
  relocate(seas, { seat, ship }, effect, rule, table) {
    if (effect.ship === 'enemy') return table.push({ step: 'aim', seat, rule, fate: 'relocate' });
    if (effect.to === 'chosen') return table.push({ step: 'sail-anywhere', seat, ship });
    relocate(seas, shipOf(seas, ship) as Ship, rule, table);
  },
  'move-storm'(seas, { seat }, { to }, rule, table) {
    if (to === 'spun') spinStorm(seas, rule, table);
    else table.push({ step: 'steer-storm', seat });
  },
  steal(seas, { seat }, { from, count }, _rule, table) {
    if (from === 'one') table.push({ step: 'choose-victim', seat, count });
    else robEach(seas, seat, count, table);
  },
  'end-turn': (seas, { seat }, _effect, rule, table) => cutShort(seas, seat, rule, table),
};

export function carryOut(
  seas: Seas,
  finding: Finding,
  effect: Effect,
  rule: RuleId,
  table: PlunderTable,
): void {
  (EFFECTS[effect.do] as Effects['gain'])(seas, finding, effect as never, rule, table);
}

/** Clockwise from the finder (PL-AMB-86). */
function others({ seats }: Seas, seat: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_none, step) => (seat + step + 1) % seats);
}

/** Up to what is there; returns how many. */
function lose(
  seas: Seas,
  seat: Seat,
  kind: Parameters<typeof kindIndex>[0],
  count: number,
  rule: RuleId,
  table: PlunderTable,
): number {
  table.reveal();
  const held = itemAt(captainOf(seas, seat).hand, kindIndex(kind));
  const lost = Math.min(count, held);
  putBack(seas, seat, cardsOf(kind, lost), 'lost', rule, table);
  return lost;
}

function cutShort(seas: Seas, seat: Seat, rule: RuleId, table: PlunderTable): void {
  seas.turn.over = true;
  table.tell({ type: 'turn-cut-short', seat, rule });
}

export function roomFor(seas: Seas, seat: Seat, peg: Peg): Ship[] {
  if (pegsLeft(seas, peg) === 0) return [];
  return seas.ships.filter((ship) => ship.seat === seat && pegsOn(ship, peg) < PEG_LIMIT[peg]);
}

/** Lost if no ship has room; asks only if several do (PL-CARD-7). */
function upgradeOne(seas: Seas, seat: Seat, peg: Peg, rule: RuleId, table: PlunderTable): void {
  const ships = roomFor(seas, seat, peg);
  if (ships.length > 1) table.push({ step: 'upgrade', seat, rule, peg });
  else if (ships.length === 1) fit(seas, itemAt(ships, 0), peg, rule, table);
}

function fit(seas: Seas, ship: Ship, peg: Peg, rule: RuleId, table: PlunderTable): void {
  addPeg(ship, peg);
  if (peg === 'mast' && carriesAtOnce(seas, rule)) ship.wind += 1;
  table.tell({ type: 'built', seat: ship.seat, peg, ship: ship.id, rule });
}

function judgeUpgrade(seas: Seas, { seat, peg, rule }: FrameOf<'upgrade'>, ship: Ship): Found {
  if (ship.seat !== seat) return barred('PL-FLEET-5', { because: 'not-yours', ship: ship.id });
  if (roomFor(seas, seat, peg).includes(ship)) return allowed(rule);
  return barred('PL-TREAS-6', {
    because: 'peg-limit',
    peg,
    ship: ship.id,
    most: PEG_LIMIT[peg],
  });
}

export const upgrade: Decision<Plunder, FrameOf<'upgrade'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: (_seas, { rule }) => rule,

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const ship of seas.ships)
      if (ship.seat === seat)
        list(menu, { type: 'upgrade', ship: ship.id }, judgeUpgrade(seas, frame, ship));
  },

  judge(seas, frame, _seat, action) {
    if (action.type !== 'upgrade') return null;
    return judgeUpgrade(seas, frame, shipOf(seas, action.ship) as Ship);
  },

  take(seas, { peg, rule }, _seat, action, table) {
    if (action.type !== 'upgrade') return;
    table.done();
    fit(seas, shipOf(seas, action.ship) as Ship, peg, rule, table);
  },
};

/** A ship that may be harmed; skipped if there is none (PL-CARD-1, PL-AMB-75). */
export const aim: Decision<Plunder, FrameOf<'aim'>> = {
  lapses: (seas) => !seas.ships.some((ship) => mayHarm(seas, ship.seat)),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: (_seas, { rule }) => rule,

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const ship of seas.ships)
      if (ship.seat !== seat)
        list(menu, { type: 'target', ship: ship.id }, judgeVictim(seas, ship.seat, frame.rule));
  },

  judge(seas, { rule }, _seat, action) {
    if (action.type !== 'target') return null;
    return judgeVictim(seas, (shipOf(seas, action.ship) as Ship).seat, rule);
  },

  take(seas, { fate, rule }, _seat, action, table) {
    if (action.type !== 'target') return;
    table.done();
    const ship = shipOf(seas, action.ship) as Ship;
    if (fate === 'damage') harm(seas, ship, null, rule, table);
    else relocate(seas, ship, rule, table);
  },
};

/** Pay, or let the finder sink (PL-AMB-86). */
export const ransom: Decision<Plunder, FrameOf<'ransom'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-TR29',

  offer(_seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'ransom' }, 'PL-TR29');
    menu.allow({ type: 'let-sink' }, 'PL-TR29');
  },

  judge: (_seas, _frame, _seat, { type }) =>
    type === 'ransom' || type === 'let-sink' ? allowed('PL-TR29') : null,

  take(seas, { ship, count }, seat, action, table) {
    table.done();
    if (action.type === 'ransom') table.push({ step: 'pay', seat, why: 'ransom', count });
    else sink(seas, shipOf(seas, ship) as Ship, null, 'PL-TR29', table);
  },
};
