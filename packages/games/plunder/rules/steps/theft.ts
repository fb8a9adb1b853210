// Theft: the thief may demand certain cards, the victim may hand them over, the rest is random.
import { type Decision, itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import { bundle, bundlesOf, bundlesWithin, cardsIn, isWithin, shortOf } from '../bundles.ts';
import { KINDS, RESOURCE_CARDS } from '../data/resources.ts';
import { captainOf, handSize, mayHarm, sum, treatyAgainst } from '../questions.ts';
import type { ActionOf, Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';
import { allowed, barred, type Found, list } from '../verdicts.ts';

type PlunderTable = Table<Frame, Event>;

/** Whether a card may target this captain (PL-CARD-1). */
export function judgeVictim(seas: Seas, captain: Seat, rule: RuleId): Found {
  if (mayHarm(seas, captain)) return allowed(rule);
  if (captain === seas.turn.seat) return barred('PL-CARD-1', { because: 'yourself' });
  const because = treatyAgainst(seas, captain) === null ? 'teammate' : 'treaty';
  return barred('PL-CARD-1', { because, captain });
}

/** Anyone who may be harmed, even with an empty hand (PL-AMB-73). */
export const chooseVictim: Decision<Plunder, FrameOf<'choose-victim'>> = {
  lapses: (seas) => ![...seas.captains.keys()].some((captain) => mayHarm(seas, captain)),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-TREAS-10',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const captain of seas.captains.keys())
      if (captain !== seat)
        list(menu, { type: 'rob', captain }, judgeVictim(seas, captain, 'PL-TREAS-10'));
  },

  judge: (seas, _frame, _seat, action) =>
    action.type === 'rob' ? judgeVictim(seas, action.captain, 'PL-TREAS-10') : null,

  take(seas, { count }, seat, action, table) {
    if (action.type !== 'rob') return;
    table.done();
    rob(seas, seat, [action.captain], count, table);
  },
};

/** Clockwise from the thief, without treaty partners and teammates. */
export function robEach(seas: Seas, seat: Seat, count: number, table: PlunderTable): void {
  const clockwise = Array.from({ length: seas.seats - 1 }, (_none, step) => {
    return (seat + step + 1) % seas.seats;
  });
  rob(
    seas,
    seat,
    clockwise.filter((victim) => mayHarm(seas, victim)),
    count,
    table,
  );
}

/** Empty hands are not asked: sizes are public (PL-AMB-74). */
function rob(
  seas: Seas,
  seat: Seat,
  victims: readonly Seat[],
  count: number,
  table: PlunderTable,
): void {
  table.inOrder(
    ...victims
      .filter((victim) => handSize(seas, victim) > 0)
      .map((victim): Frame => {
        const most = Math.min(count, handSize(seas, victim));
        return { step: 'demand', seat, victim, count: most };
      }),
  );
}

/** One public demand for at most as many cards as may be stolen (PL-AMB-74). */
export const demand: Decision<Plunder, FrameOf<'demand'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-TREAS-10',

  offer(_seas, { count, seat: thief }, seat, menu) {
    if (seat !== thief) return;
    for (let size = count; size > 0; size--)
      for (const cards of bundlesOf(size, RESOURCE_CARDS))
        menu.allow({ type: 'demand', ...bundle(cards) }, 'PL-TREAS-10');
    menu.allow({ type: 'no-demand' }, 'PL-TREAS-10');
  },

  judge(_seas, frame, _seat, action) {
    if (action.type === 'no-demand') return allowed('PL-TREAS-10');
    if (action.type !== 'demand') return null;
    const count = sum(cardsIn(action));
    if (count > 0 && count <= frame.count) return allowed('PL-TREAS-10');
    return barred('PL-AMB-74', { because: 'wrong-count', count, due: frame.count });
  },

  take(seas, { victim, count }, seat, action, table) {
    table.done();
    if (action.type !== 'demand') return snatch(seas, seat, victim, count, table);
    const asked = cardsIn(action);
    table.reveal();
    table.tell({ type: 'demanded', seat, victim, cards: [...asked], rule: 'PL-TREAS-10' });
    table.push({ step: 'hand-over', seat, victim, count, asked });
  },
};

/** All, some or none. Asked whatever the victim holds, since not having and not wanting must look the same. */
export const handOver: Decision<Plunder, FrameOf<'hand-over'>> = {
  deciders: (_seas, { victim }) => ({ must: [victim], may: [] }),

  rule: () => 'PL-TREAS-10',

  offer(seas, { victim, asked }, seat, menu) {
    if (seat !== victim) return;
    const { hand } = captainOf(seas, seat);
    for (const cards of bundlesWithin(asked)) {
      const action = { type: 'hand-over', ...bundle(cards) } as const;
      if (isWithin(cards, hand)) menu.allow(action, 'PL-TREAS-10');
      else menu.bar(action, 'PL-AMB-74', { because: 'lacking', cards: shortOf(hand, cards) });
    }
  },

  judge(seas, { asked }, seat, action) {
    if (action.type !== 'hand-over') return null;
    const cards = cardsIn(action);
    if (!isWithin(cards, asked))
      return barred('PL-AMB-74', { because: 'not-asked-for', cards: shortOf(asked, cards) });
    const { hand } = captainOf(seas, seat);
    if (!isWithin(cards, hand))
      return barred('PL-AMB-74', { because: 'lacking', cards: shortOf(hand, cards) });
    return allowed('PL-TREAS-10');
  },

  take(seas, { seat, victim, count }, _victim, action, table) {
    table.done();
    table.reveal();
    const cards = cardsIn(action as ActionOf<'hand-over'>);
    move(seas, victim, seat, cards);
    table.tell({ type: 'handed-over', seat, victim, cards, rule: 'PL-TREAS-10' });
    snatch(seas, seat, victim, count - sum(cards), table);
  },
};

function move(seas: Seas, from: Seat, to: Seat, cards: readonly number[]): void {
  const [giver, taker] = [captainOf(seas, from).hand, captainOf(seas, to).hand];
  cards.forEach((count, kind) => {
    giver[kind] = itemAt(giver, kind) - count;
    taker[kind] = itemAt(taker, kind) + count;
  });
}

/** Drawn blindly: only thief and victim see what it was (PL-AMB-85). */
function snatch(seas: Seas, seat: Seat, victim: Seat, count: number, table: PlunderTable): void {
  const { hand } = captainOf(seas, victim);
  const cards = KINDS.map(() => 0);
  for (let taken = 0; taken < count && sum(hand) > 0; taken++) {
    let place = table.chance.roll(sum(hand));
    let kind = 0;
    while (place > itemAt(hand, kind)) {
      place -= itemAt(hand, kind);
      kind += 1;
    }
    cards[kind] = itemAt(cards, kind) + 1;
    move(
      seas,
      victim,
      seat,
      KINDS.map((_kind, index) => (index === kind ? 1 : 0)),
    );
  }
  if (sum(cards) === 0) return;
  table.reveal(seat);
  table.tell({ type: 'stole', seat, victim, cards, count: sum(cards), rule: 'PL-TREAS-10' });
}
