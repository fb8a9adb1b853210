// Paying: whether it can be done, and the frames that do it.
import type { RuleId, Seat, Table } from '@tidetable/engine';
import type { Cost, Gains, Good } from './data/goods.ts';
import { canMuster, captainOf, cubesLeft, supplyOf } from './questions.ts';
import type { Event, Frame, Sea } from './state.ts';

/** What is paid in things that lie on the ship board, one number each. */
const PAYABLE = ['coins', 'fish', 'wood', 'books', 'pirates', 'serpents'] as const;

export function canPay(sea: Sea, seat: Seat, cost: Cost): boolean {
  const captain = captainOf(sea, seat);
  const { cargo = 0, crew = [] } = cost;
  return (
    PAYABLE.every((good) => captain[good] >= (cost[good] ?? 0)) &&
    captain.fish + captain.wood >= (cost.fish ?? 0) + (cost.wood ?? 0) + cargo &&
    canMuster(captain.deck, crew)
  );
}

/** Pays what needs no choice at once, and gives the frames for the rest. */
export function pay(
  sea: Sea,
  seat: Seat,
  cost: Cost,
  rule: RuleId,
  table: Table<Frame, Event>,
): Frame[] {
  const captain = captainOf(sea, seat);
  for (const good of PAYABLE) {
    const count = cost[good] ?? 0;
    if (count === 0) continue;
    captain[good] -= count;
    table.tell({ type: 'paid', seat, good, count, rule });
  }
  const frames: Frame[] = [];
  if (cost.cargo !== undefined) frames.push({ step: 'pay-cargo', seat, left: cost.cargo });
  if (cost.crew !== undefined && cost.crew.length > 0)
    frames.push({ step: 'exhaust', seat, wanted: [...cost.crew] });
  return frames;
}

/** Whether any part of this can be received (IB-AMB-67). */
export function canGain(sea: Sea, seat: Seat, gain: Gains): boolean {
  return (Object.keys(gain) as Good[]).some((good) => {
    if (good === 'pirates' || good === 'serpents') return supplyOf(sea, good) > 0;
    if (good === 'cubes') return sea.influence.includes(null) && cubesLeft(sea, seat) > 0;
    return true;
  });
}
