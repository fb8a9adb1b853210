// Stealing: the thief may ask for certain cards, the victim may hand them over, and chance takes the rest.
import type { Decision, Seat, Table } from '@tidetable/engine';
import { KINDS, type Kind } from '../data/resources.ts';
import { captainOf, handSize, kindIndex, mayHarm, sum } from '../questions.ts';
import type { Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';

type PlunderTable = Table<Frame, Event>;

/** Anybody who may be harmed, with empty hands too (PL-AMB-73). */
export const chooseVictim: Decision<Plunder, FrameOf<'choose-victim'>> = {
  lapses: (seas) => ![...seas.captains.keys()].some((captain) => mayHarm(seas, captain)),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const captain of seas.captains.keys()) {
      if (captain === seat) continue;
      if (mayHarm(seas, captain)) menu.allow({ type: 'rob', captain }, 'PL-TREAS-10');
      else menu.bar({ type: 'rob', captain }, 'PL-CARD-1');
    }
  },

  take(seas, { count }, seat, action, table) {
    if (action.type !== 'rob') return;
    table.done();
    rob(seas, seat, [action.captain], count, table);
  },
};

/** Clockwise from the thief, without those whom a treaty or the team protects. */
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

/** An empty hand is not asked: its size is public (PL-AMB-74). */
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
        return { step: 'demand', seat, victim, count: most, asked: [0, 0, 0, 0], from: 0 };
      }),
  );
}

/** One request, for at most as many cards as may be stolen (PL-AMB-74). */
export const demand: Decision<Plunder, FrameOf<'demand'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(_seas, { asked, count, from, seat: thief }, seat, menu) {
    if (seat !== thief) return;
    if (sum(asked) < count)
      for (const kind of KINDS.slice(from)) menu.allow({ type: 'demand', kind }, 'PL-TREAS-10');
    menu.allow({ type: 'done' }, 'PL-TREAS-10');
  },

  take(seas, frame, seat, action, table) {
    const { victim, count, asked } = frame;
    if (action.type === 'demand') {
      frame.from = kindIndex(action.kind);
      asked[frame.from] = (asked[frame.from] as number) + 1;
      return;
    }
    table.done();
    if (sum(asked) === 0) return snatch(seas, seat, victim, count, table);
    table.tell({ type: 'demanded', seat, victim, cards: [...asked], rule: 'PL-TREAS-10' });
    const at = asked.findIndex((wanted) => wanted > 0);
    table.push({ step: 'hand-over', seat, victim, count, asked, given: [0, 0, 0, 0], at });
  },
};

/** Not having and not wanting look the same, so the victim is asked whatever he holds. */
export const handOver: Decision<Plunder, FrameOf<'hand-over'>> = {
  deciders: (_seas, { victim }) => ({ must: [victim], may: [] }),

  offer(seas, { victim, asked, at }, seat, menu) {
    if (seat !== victim) return;
    const kind = KINDS[at] as Kind;
    const held = captainOf(seas, seat).hand[at] as number;
    for (let count = 0; count <= (asked[at] as number); count++) {
      const action = { type: 'hand-over', kind, count } as const;
      if (count <= held) menu.allow(action, 'PL-TREAS-10');
      else menu.bar(action, 'PL-AMB-74');
    }
  },

  take(seas, frame, _victim, action, table) {
    if (action.type !== 'hand-over') return;
    const { seat, victim, count, asked, given } = frame;
    given[frame.at] = action.count;
    const next = asked.findIndex((wanted, kind) => kind > frame.at && wanted > 0);
    if (next >= 0) {
      frame.at = next;
      return;
    }
    table.done();
    table.reveal();
    move(seas, victim, seat, given);
    if (sum(given) > 0)
      table.tell({ type: 'handed-over', seat, victim, cards: [...given], rule: 'PL-TREAS-10' });
    snatch(seas, seat, victim, count - sum(given), table);
  },
};

function move(seas: Seas, from: Seat, to: Seat, cards: readonly number[]): void {
  const [giver, taker] = [captainOf(seas, from).hand, captainOf(seas, to).hand];
  cards.forEach((count, kind) => {
    giver[kind] = (giver[kind] as number) - count;
    taker[kind] = (taker[kind] as number) + count;
  });
}

/** Picked from a fan of backs: only thief and victim see what it was (PL-AMB-85). */
function snatch(seas: Seas, seat: Seat, victim: Seat, count: number, table: PlunderTable): void {
  const { hand } = captainOf(seas, victim);
  const cards = KINDS.map(() => 0);
  for (let taken = 0; taken < count && sum(hand) > 0; taken++) {
    let place = table.chance.roll(sum(hand));
    let kind = 0;
    while (place > (hand[kind] as number)) {
      place -= hand[kind] as number;
      kind += 1;
    }
    cards[kind] = (cards[kind] as number) + 1;
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
