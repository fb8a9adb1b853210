// Paying: whether it can be done, and the frames that do it.
import type { RuleId, Seat, Table } from '@tidetable/engine';
import type { Cost, Gains, Good } from './data/goods.ts';
import { booksAreCards, booksOf, canMuster, captainOf, cubesLeft, supplyOf } from './questions.ts';
import type { Event, Frame, Passed, Sea } from './state.ts';

/** What is paid in things that lie on the ship board, one number each. */
const PAYABLE = ['coins', 'fish', 'wood', 'pirates', 'serpents'] as const;

export function canPay(sea: Sea, seat: Seat, cost: Cost): boolean {
  const captain = captainOf(sea, seat);
  const { cargo = 0, crew = [], books = 0 } = cost;
  return (
    PAYABLE.every((good) => captain[good] >= (cost[good] ?? 0)) &&
    captain.fish + captain.wood >= (cost.fish ?? 0) + (cost.wood ?? 0) + cargo &&
    booksOf(sea, seat) >= books &&
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
  const frames: Frame[] = payBooks(sea, seat, cost.books ?? 0, rule, table);
  if (cost.cargo !== undefined) frames.push({ step: 'pay-cargo', seat, left: cost.cargo });
  if (cost.crew !== undefined && cost.crew.length > 0)
    frames.push({ step: 'exhaust', seat, wanted: [...cost.crew] });
  return frames;
}

/** Books go back to the supply; building cards that stand for them are chosen. */
function payBooks(
  sea: Sea,
  seat: Seat,
  count: number,
  rule: RuleId,
  table: Table<Frame, Event>,
): Frame[] {
  if (count === 0) return [];
  if (booksAreCards(sea)) return [{ step: 'pay-cards', seat, left: count }];
  captainOf(sea, seat).books -= count;
  table.tell({ type: 'paid', seat, good: 'books', count, rule });
  return [];
}

/** Whether any part of this can be received, with one slot passed over (IB-AMB-67, IB-AMB-77). */
export function canGain(sea: Sea, seat: Seat, gain: Gains, passed: Passed): boolean {
  return (Object.keys(gain) as Good[]).some((good) => {
    if (good === 'pirates' || good === 'serpents') return supplyOf(sea, good) > 0;
    if (good === 'books') return !booksAreCards(sea) || canDraw(sea);
    if (good === 'cubes')
      return (
        cubesLeft(sea, seat) > 0 &&
        sea.influence.some((held, slot) => held === null && slot !== passed)
      );
    return true;
  });
}

function canDraw(sea: Sea): boolean {
  return sea.buildingDeck.length + sea.buildingDiscard.length > 0;
}
