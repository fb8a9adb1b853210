// Resource cards on their way: drawn from the deck, taken from the stacks, paid, and restocked.
import type { Decision, RuleId, Seat, Table } from '@tidetable/engine';
import { bundle, bundlesOf, cardsIn, isWithin, shortOf } from '../bundles.ts';
import { type Cards, KINDS } from '../data/resources.ts';
import { captainOf, handSize, restocked, sum } from '../questions.ts';
import type { ActionOf, Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';
import { allowed, barred } from '../verdicts.ts';

type PlunderTable = Table<Frame, Event>;

/** A random kind, as from a shuffled deck; -1 if it is empty. */
function drawOne(seas: Seas, table: PlunderTable): number {
  const { deck } = seas;
  if (sum(deck) <= seas.options.restockAt) restock(seas, table);
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

function restock({ stacks, deck }: Seas, table: PlunderTable): void {
  const left = restocked(stacks);
  if (sum(left) === sum(stacks)) return;
  left.forEach((count, kind) => {
    (deck[kind] as number) += (stacks[kind] as number) - count;
    stacks[kind] = count;
  });
  table.tell({ type: 'restocked', rule: 'PL-OPT-1' });
}

/** From the face-down deck, as long as it lasts (PL-AMB-27). */
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

/** From the stack, then from the deck; what neither has is lost (PL-AMB-28). */
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

/** One payment of any kinds. Asked even without a choice, since skipping it would reveal the hand. */
export const pay: Decision<Plunder, FrameOf<'pay'>> = {
  lapses: (seas, { seat, count }) => count === 0 || handSize(seas, seat) === 0,

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: (_seas, { why }) => PAY_RULES[why],

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const cards of bundlesOf(due(seas, frame), purse(seas, frame)))
      menu.allow({ type: 'pay', ...bundle(cards) }, PAY_RULES[frame.why]);
  },

  judge(seas, frame, _seat, action) {
    if (action.type !== 'pay') return null;
    const rule = PAY_RULES[frame.why];
    const cards = cardsIn(action);
    const held = purse(seas, frame);
    if (frame.why === 'loss-not-gold' && (cards[GOLD] as number) > 0)
      return barred(rule, { because: 'no-gold' });
    const needs = due(seas, frame);
    if (sum(cards) !== needs)
      return barred(rule, { because: 'wrong-count', count: sum(cards), due: needs });
    if (!isWithin(cards, held))
      return barred(rule, { because: 'lacking', cards: shortOf(held, cards) });
    return allowed(rule);
  },

  take(seas, frame, seat, action, table) {
    table.done();
    const how = isLoss(frame) ? 'lost' : 'paid';
    putBack(seas, seat, cardsIn(action as ActionOf<'pay'>), how, PAY_RULES[frame.why], table);
  },
};

const GOLD = KINDS.indexOf('gold');

export function isLoss({ why }: FrameOf<'pay'>): boolean {
  return why === 'loss' || why === 'loss-not-gold';
}

/** Cards that can be paid: some losses spare gold. */
function purse(seas: Seas, { seat, why }: FrameOf<'pay'>): number[] {
  const { hand } = captainOf(seas, seat);
  return hand.map((count, kind) => (why === 'loss-not-gold' && kind === GOLD ? 0 : count));
}

/** What is due, or all there is (PL-TREAS-9). */
function due(seas: Seas, frame: FrameOf<'pay'>): number {
  return Math.min(frame.count, sum(purse(seas, frame)));
}

/** Cards of choice from the stacks, all at once; from the deck if a stack is short (PL-AMB-28). */
export const takeCards: Decision<Plunder, FrameOf<'take-cards'>> = {
  lapses: (seas, { count }) => count === 0 || sum(supply(seas)) === 0,

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: (_seas, { rule }) => rule,

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const cards of bundlesOf(choices(seas, frame), supply(seas)))
      menu.allow({ type: 'take', ...bundle(cards) }, frame.rule);
  },

  judge(seas, frame, _seat, action) {
    if (action.type !== 'take') return null;
    const cards = cardsIn(action);
    const there = supply(seas);
    if (!isWithin(cards, there))
      return barred('PL-AMB-28', { because: 'not-there', cards: shortOf(there, cards) });
    const due = choices(seas, frame);
    if (sum(cards) !== due)
      return barred('PL-AMB-28', { because: 'wrong-count', count: sum(cards), due });
    return allowed(frame.rule);
  },

  take(seas, frame, seat, action, table) {
    table.done();
    cardsIn(action as ActionOf<'take'>).forEach((count, kind) => {
      if (count > 0) award(seas, seat, kind, count, frame.rule, table);
    });
  },
};

/** Up to the stack plus the whole deck, whose kinds are unknown. */
function supply({ stacks, deck }: Seas): number[] {
  return stacks.map((count) => count + sum(deck));
}

function choices(seas: Seas, { count }: FrameOf<'take-cards'>): number {
  return Math.min(count, sum(seas.stacks) + sum(seas.deck));
}
