// Treasure: collecting an X, resolving its card, moving the X.
import { type Automatic, itemAt, type Seat, type Table } from '@tidetable/engine';
import { TREASURE_CARDS } from '../data/treasure.ts';
import { LAND, type Square } from '../map.ts';
import { areTeammates, chart, isCutOff, shipAt, shipOf } from '../questions.ts';
import { ruleOfCard } from '../rulebook/cards.ts';
import { spin } from '../setup.ts';
import type { Action, Event, Frame, FrameOf, Plunder, Seas, Ship } from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { distance, squareAt } from '../waters.ts';
import { clearSpared } from './dealing.ts';
import { carryOut } from './effects.ts';

type PlunderTable = Table<Frame, Event>;

export function offerTreasure(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  const { names, digSites, beside } = chart(seas);
  seas.crosses.forEach((cross, index) => {
    if (seas.crosses.indexOf(cross) !== index) return;
    for (const ship of seas.ships) {
      if (ship.seat !== seat) continue;
      const isNear = digSites[cross]?.includes(ship.square);
      if (!isNear && !(menu.explaining && beside[cross]?.includes(ship.square))) continue;
      const action = { type: 'collect', ship: ship.id, at: itemAt(names, cross) } as const;
      list(menu, action, judgeCross(seas, ship, cross));
    }
  });
}

/** The verdict on collecting any X with any ship; null for other actions. */
export function judgeCollecting(seas: Seas, seat: Seat, action: Action): Found | null {
  if (action.type !== 'collect') return null;
  const ship = shipOf(seas, action.ship) as Ship;
  if (ship.seat !== seat) {
    const rule = areTeammates(seas, seat, ship.seat) ? 'PL-TEAM-4' : 'PL-TREAS-1';
    return barred(rule, { because: 'not-yours', ship: ship.id });
  }
  const square = squareAt(chart(seas), action.at);
  if (!seas.crosses.includes(square))
    return barred('PL-TREAS-1', { because: 'no-cross', at: action.at });
  return judgeCross(seas, ship, square);
}

function judgeCross(seas: Seas, ship: Ship, cross: Square): Found {
  const { names, digSites, beside, terrain } = chart(seas);
  const at = itemAt(names, cross);
  if (digSites[cross]?.includes(ship.square)) {
    if (isCutOff(seas, ship.square, cross))
      return barred('PL-STORM-5', { because: 'border-between', at });
    return allowed(ship.square === cross ? 'PL-TREAS-1' : 'PL-TREAS-3');
  }
  const captain = shipAt(seas, cross)?.seat ?? ship.seat;
  if (captain !== ship.seat) {
    const rule = areTeammates(seas, ship.seat, captain) ? 'PL-AMB-58' : 'PL-X-3';
    return barred(rule, { because: 'covered-by', at, captain });
  }
  const rule = terrain[cross] === LAND ? 'PL-AMB-12' : 'PL-TREAS-1';
  if (terrain[cross] === LAND && beside[cross]?.includes(ship.square))
    return barred(rule, { because: 'across-land', ship: ship.id, at });
  return barred(rule, { because: 'cross-far', at, squares: squaresTo(seas, ship, cross) });
}

/** Steps to the nearest square from which the X can be collected. */
function squaresTo(seas: Seas, { square }: Ship, cross: Square): number | null {
  const sites = itemAt(chart(seas).digSites, cross);
  const ways = sites.map((site) => distance(chart(seas), square, site)).filter((way) => way >= 0);
  return ways.length === 0 ? null : Math.min(...ways);
}

/** The card already lies beneath the deck while it is resolved (PL-TREAS-2, PL-AMB-18). */
export function collect(
  seas: Seas,
  seat: Seat,
  { ship, at }: { readonly ship: number; readonly at: string },
  table: PlunderTable,
): void {
  clearSpared(seas);
  const cross = squareAt(chart(seas), at);
  if (seas.treasure.length > 0) table.reveal();
  const card = (seas.treasure.pop() ?? seas.treasureUsed.shift()) as number;
  seas.treasureUsed.push(card);
  table.tell({ type: 'found', seat, ship, card, at: cross, rule: 'PL-TREAS-1' });
  table.push({ step: 'treasure', seat, ship, card, cross, at: 0 });
}

export const treasure: Automatic<Plunder, FrameOf<'treasure'>> = {
  run(seas, frame, table) {
    const { effects } = itemAt(TREASURE_CARDS, frame.card - 1);
    const effect = effects[frame.at];
    frame.at += 1;
    if (effect !== undefined) return carryOut(seas, frame, effect, ruleOfCard(frame.card), table);
    table.done();
    moveCross(seas, frame.cross, table);
  },
};

/** Any square at all (PL-X-1, PL-AMB-62). */
function moveCross(seas: Seas, from: Square, table: PlunderTable): void {
  const to = spin(chart(seas), table.chance);
  seas.crosses[seas.crosses.indexOf(from)] = to;
  table.tell({ type: 'cross-moved', from, to, rule: 'PL-X-1' });
}
