// Whether a cost can be paid, and the frames that pay it.
import type { RuleId, Seat, Table } from '@tidetable/engine';
import type { CrewId } from './data/crew.ts';
import type { Cost, CrewWanted, Gains, Good } from './data/goods.ts';
import { booksAreCards, booksOf, canMuster, captainOf, cubesLeft, supplyOf } from './questions.ts';
import type { Event, Frame, Passed, Sea } from './state.ts';

/** Costs that are a plain number on the ship board. */
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

/** What a cost lacks, kind by kind. */
export function missingFor(sea: Sea, seat: Seat, cost: Cost): Cost {
  const captain = captainOf(sea, seat);
  const missing: Record<string, number | readonly CrewWanted[]> = {};
  for (const good of PAYABLE) {
    const short = (cost[good] ?? 0) - captain[good];
    if (short > 0) missing[good] = short;
  }
  const spare = captain.fish + captain.wood - (cost.fish ?? 0) - (cost.wood ?? 0);
  if ((cost.cargo ?? 0) > Math.max(0, spare))
    missing.cargo = (cost.cargo ?? 0) - Math.max(0, spare);
  const books = (cost.books ?? 0) - booksOf(sea, seat);
  if (books > 0) missing.books = books;
  const crew = missingCrew(captain.deck, cost.crew ?? []);
  if (crew.length > 0) missing.crew = crew;
  return missing as Cost;
}

/** One without whom the rest can be found on deck, or else all. */
function missingCrew(
  deck: readonly CrewId[],
  wanted: readonly CrewWanted[],
): readonly CrewWanted[] {
  if (canMuster(deck, wanted)) return [];
  const one = wanted.find((_none, index) => canMuster(deck, wanted.toSpliced(index, 1)));
  return one === undefined ? wanted : [one];
}

/** Pays at once what needs no choice; returns the frames for the rest. */
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

/** Books go back to the supply; of building cards that stand for them, the payer chooses. */
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

/** Whether any of this can be received, even with one slot passed over (IB-AMB-67, IB-AMB-77). */
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
