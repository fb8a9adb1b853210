// Farwold: reputation cards, on which everyone scores.
import type { Automatic, Seat } from '@tidetable/engine';
import type { ReputationCard } from '../data/reputation.ts';
import { editionOf, reputationAt } from '../editions.ts';
import { booksOf, captainOf, cubesOnTrack, townsOf } from '../questions.ts';
import type { FrameOf, Islebound, Sea } from '../state.ts';
import { gains } from '../triggers.ts';
import { barred, judging } from '../verdicts.ts';
import { twoSkillCrew } from './scoring.ts';

export const reputation = judging<FrameOf<'reputation'>>(
  {
    rule: () => 'IB-REP-1',

    lapses: ({ reputationPiles: [left, right] }) => left.length + right.length === 0,

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      for (const pile of sea.reputationPiles) {
        const card = pile.at(-1);
        if (card === undefined) continue;
        menu.allow({ type: 'brag', card }, 'IB-REP-1');
        if (sea.options.bragAlone) menu.allow({ type: 'brag-alone', card }, 'IB-AMB-68');
        else menu.bar({ type: 'brag-alone', card }, 'IB-AMB-68', { because: 'all-score' });
      }
      menu.allow({ type: 'skip' }, 'IB-AMB-68');
    },

    take(sea, _frame, seat, action, table) {
      table.done();
      if (action.type !== 'brag' && action.type !== 'brag-alone')
        return table.tell({ type: 'declined', seat, what: 'brag', rule: 'IB-AMB-68' });
      const { card } = action;
      const [left, right] = sea.reputationPiles;
      (left.at(-1) === card ? left : right).pop();
      sea.reputationDiscard.push(card);
      const alone = action.type === 'brag-alone';
      const rule = alone ? 'IB-AMB-68' : 'IB-REP-1';
      table.tell({ type: 'bragged', seat, card, alone, rule });
      if (left.length + right.length > 0) table.reveal();
      if (editionOf(sea).twoPiles) evenOut(left, right);
      const clockwise = Array.from(
        { length: sea.seats },
        (_none, step) => (seat + step) % sea.seats,
      );
      const first = gains(seat, { renown: reputationAt(sea, card).first });
      if (alone) return table.inOrder(...first);
      table.inOrder(...first, { step: 'brag', card, queue: clockwise });
    },
  },
  (_sea, _frame, _seat, action) =>
    action.type === 'brag' || action.type === 'brag-alone'
      ? barred('IB-REP-1', { because: 'not-showing', card: action.card })
      : null,
);

/** An empty pile takes the other's top card, so that two show (IB-REP-3, IB-EVT-4). */
export function evenOut(left: number[], right: number[]): void {
  if (left.length === 0 && right.length > 1) left.push(right.pop() as number);
  if (right.length === 0 && left.length > 1) right.push(left.pop() as number);
}

/** Active player first, then clockwise; each counts when scoring, after earlier rewards (IB-AMB-68). */
export const brag: Automatic<Islebound, FrameOf<'brag'>> = {
  run(sea, { card, queue }, table) {
    const seat = queue.shift();
    if (seat === undefined) return table.done();
    table.inOrder(...gains(seat, { renown: renownFor(sea, seat, reputationAt(sea, card)) }));
  },
};

function renownFor(sea: Sea, seat: Seat, { per, renown, limit }: ReputationCard): number {
  const counted = renown * COUNT[per](sea, seat);
  return limit === null ? counted : Math.min(limit, counted);
}

const COUNT: Readonly<Record<ReputationCard['per'], (sea: Sea, seat: Seat) => number>> = {
  building: (sea, seat) => captainOf(sea, seat).buildings.length,
  town: townsOf,
  book: booksOf,
  'hand-card': booksOf,
  'two-skill-crew': twoSkillCrew,
  fighter: (sea, seat) => captainOf(sea, seat).pirates + captainOf(sea, seat).serpents,
  'influence-cube': cubesOnTrack,
  'three-coins': (sea, seat) => Math.floor(captainOf(sea, seat).coins / 3),
  'two-cargo': (sea, seat) =>
    Math.floor((captainOf(sea, seat).fish + captainOf(sea, seat).wood) / 2),
};
