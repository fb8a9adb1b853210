// Resource cards on their way: drawn from the deck, taken from the stacks, paid, and restocked.
import type { Decision, RuleId, Seat, Table } from '@tidetable/engine';
import { type Cards, KINDS, OPEN_STACK } from '../data/resources.ts';
import { captainOf, handSize, kindIndex, sum } from '../questions.ts';
import type { Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';

type PlunderTable = Table<Frame, Event>;

/** A kind by chance, as a shuffled deck would show it; -1 from an empty deck. */
function drawOne(seas: Seas, table: PlunderTable): number {
  const { deck } = seas;
  if (sum(deck) === 0) restock(seas, table);
  const left = sum(deck);
  if (left === 0) return -1;
  let place = table.chance.roll(left);
  let kind = 0;
  while (place > (deck[kind] as number)) {
    place -= deck[kind] as number;
    kind += 1;
  }
  (deck[kind] as number) -= 1;
  return kind;
}

/** Ten stay on each stack, the others go face down (PL-OPT-1). */
function restock({ stacks, deck }: Seas, table: PlunderTable): void {
  if (stacks.every((count) => count <= OPEN_STACK)) return;
  stacks.forEach((count, kind) => {
    const surplus = Math.max(0, count - OPEN_STACK);
    (deck[kind] as number) += surplus;
    stacks[kind] = count - surplus;
  });
  table.tell({ type: 'restocked', rule: 'PL-OPT-1' });
}

/** From the face-down deck; what is not there is not drawn (PL-AMB-27). */
export function drawCards(
  seas: Seas,
  seat: Seat,
  count: number,
  rule: RuleId,
  table: PlunderTable,
): void {
  const { hand } = captainOf(seas, seat);
  const cards = KINDS.map(() => 0);
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const kind = drawOne(seas, table);
    if (kind < 0) break;
    (cards[kind] as number) += 1;
    (hand[kind] as number) += 1;
  }
  if (drawn === 0) return;
  table.reveal(seat);
  table.tell({ type: 'drew', seat, cards, count: drawn, rule });
}

/** From the stack of that kind, or out of the deck where the stack is empty; what is nowhere is lost (PL-AMB-28). */
export function award(
  seas: Seas,
  seat: Seat,
  kind: number,
  count: number,
  rule: RuleId,
  table: PlunderTable,
): void {
  const { stacks, deck } = seas;
  const open = Math.min(count, stacks[kind] as number);
  const hidden = Math.min(count - open, deck[kind] as number);
  if (open < count && sum(deck) > 0) table.reveal();
  if (open + hidden === 0) return;
  (stacks[kind] as number) -= open;
  (deck[kind] as number) -= hidden;
  (captainOf(seas, seat).hand[kind] as number) += open + hidden;
  const cards = KINDS.map((_kind, index) => (index === kind ? open + hidden : 0));
  table.tell({ type: 'gained', seat, cards, rule });
}

/** Cards go face up on their stacks. */
export function putBack(
  seas: Seas,
  seat: Seat,
  cards: Cards,
  how: 'paid' | 'lost',
  rule: RuleId,
  table: PlunderTable,
): void {
  const { hand } = captainOf(seas, seat);
  cards.forEach((count, kind) => {
    (hand[kind] as number) -= count;
    (seas.stacks[kind] as number) += count;
  });
  table.tell({ type: how, seat, cards: [...cards], rule });
}

const PAY_RULES: Readonly<Record<FrameOf<'pay'>['why'], RuleId>> = {
  toll: 'PL-STORM-1',
  exchange: 'PL-TRADE-7',
  loss: 'PL-TREAS-5',
  'loss-not-gold': 'PL-TREAS-5',
  ransom: 'PL-TREAS-5',
};

/** Asked of everybody who has cards: whether there is a choice of kinds is nobody else's business. */
export const pay: Decision<Plunder, FrameOf<'pay'>> = {
  lapses: (seas, { seat, left }) => left === 0 || handSize(seas, seat) === 0,

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const { hand } = captainOf(seas, seat);
    const rule = PAY_RULES[frame.why];
    const kinds = payable(frame.why);
    for (let kind = frame.from; kind < kinds; kind++) {
      const after = hand.slice(kind, kinds).reduce((all, count) => all + count, 0);
      if ((hand[kind] as number) > 0 && after >= Math.min(frame.left, owed(frame, hand)))
        menu.allow({ type: 'pay', kind: KINDS[kind] as (typeof KINDS)[number] }, rule);
    }
    if (owed(frame, hand) === 0) menu.allow({ type: 'done' }, 'PL-TREAS-9');
  },

  take(seas, frame, seat, action, table) {
    if (action.type !== 'pay') return table.done();
    const kind = kindIndex(action.kind);
    frame.left -= 1;
    frame.from = kind;
    const cards = KINDS.map((_kind, index) => (index === kind ? 1 : 0));
    const how = frame.why === 'loss' || frame.why === 'loss-not-gold' ? 'lost' : 'paid';
    putBack(seas, seat, cards, how, PAY_RULES[frame.why], table);
  },
};

/** How many kinds can be paid with: gold, the last, is sometimes spared. */
export function payable(why: FrameOf<'pay'>['why']): number {
  return why === 'loss-not-gold' ? KINDS.length - 1 : KINDS.length;
}

/** Cards that can still be paid here. */
function owed({ why, from }: FrameOf<'pay'>, hand: readonly number[]): number {
  return hand.slice(from, payable(why)).reduce((all, count) => all + count, 0);
}

/** Cards of one's choice from the stacks, kind after kind. */
export const takeCards: Decision<Plunder, FrameOf<'take-cards'>> = {
  lapses: (seas, { left }) => left === 0 || KINDS.every((_kind, kind) => !isThere(seas, kind)),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const kinds = KINDS.filter((_kind, index) => index >= frame.from && isThere(seas, index));
    for (const kind of kinds) menu.allow({ type: 'take', kind }, frame.rule);
    if (kinds.length === 0) menu.allow({ type: 'done' }, 'PL-AMB-28');
  },

  take(seas, frame, seat, action, table) {
    if (action.type !== 'take') return table.done();
    frame.left -= 1;
    frame.from = kindIndex(action.kind);
    award(seas, seat, frame.from, 1, frame.rule, table);
  },
};

function isThere({ stacks, deck }: Seas, kind: number): boolean {
  return (stacks[kind] as number) > 0 || sum(deck) > 0;
}
