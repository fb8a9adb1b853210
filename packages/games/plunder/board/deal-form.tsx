// What I give and what I ask, in any order: the same form for offers, calls, answers, counters, threats, bribes and prices.

import type { BoardProps } from '@tidetable/board/board.ts';
import { capital } from '@tidetable/engine';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  type Action,
  areTeammates,
  type Cards,
  captainName,
  NOTHING,
  sum,
  type View,
} from '../public.ts';
import { Reason, Send, useFilledIn } from './filled-in.tsx';
import { changed, Steppers } from './steppers.tsx';
import { boardWords } from './words.ts';

export type Side = 'give' | 'ask';

export interface Terms {
  readonly give: Cards;
  readonly ask: Cards;
}

export const NO_TERMS: Terms = { give: NOTHING, ask: NOTHING };
const BOTH: readonly Side[] = ['give', 'ask'];

interface Props {
  readonly board: BoardProps<View>;
  readonly start: Terms;
  readonly sides?: readonly Side[];
  /** The number of cards that can be asked for. */
  readonly theirs: number;
  action(terms: Terms): Action;
  /** A summary in words. */
  told(terms: Terms): string;
  readonly meaning: string;
  /** The button's label and position. */
  readonly send: string;
  readonly spot: string;
  /** Beside the button. */
  readonly children?: ComponentChildren;
  sent?(): void;
}

export function DealForm(props: Props) {
  const { board, start, sides = BOTH, theirs, action, told, meaning, send, spot, children } = props;
  const [terms, setTerms] = useState(start);
  const isBegun = sum(terms.give) + sum(terms.ask) > 0;
  const filled = useFilledIn(board, action(terms), isBegun, props.sent);
  const say = boardWords();
  const { hand } = board.view;
  const most = (side: Side, at: number): number =>
    side === 'give' ? (hand[at] ?? 0) : theirs - sum(terms.ask) + (terms.ask[at] ?? 0);
  return (
    <>
      <div class="terms">
        {sides.map((side) => (
          <Steppers
            key={side}
            title={say[side]}
            cards={terms[side]}
            {...(side === 'give' ? { held: hand } : {})}
            most={(at) => most(side, at)}
            change={(at, by) => setTerms(changedTerms(terms, side, at, by))}
          />
        ))}
      </div>
      <p class="sum" aria-live="polite" data-own>
        {isBegun && told(terms)}
      </p>
      <p class="consequence" data-own>
        {meaning}
      </p>
      <div class="sending">
        <Reason why={filled.why} />
        <div class="answers">
          <Send filled={filled} name={spot}>
            {send}
          </Send>
          {children}
        </div>
      </div>
    </>
  );
}

/** A kind is given or asked for, never both. */
function changedTerms(terms: Terms, side: Side, at: number, by: number): Terms {
  const other = side === 'give' ? 'ask' : 'give';
  const cleared = terms[other].map((count, nth) => (nth === at ? 0 : count));
  return { ...terms, [side]: changed(terms[side], at, by), [other]: cleared };
}

/** Capped at what is there. */
export function within(cards: Cards, limit: Cards): Cards {
  return cards.map((count, at) => Math.min(count, limit[at] ?? 0));
}

/** The offer from the answering captain's side. */
export function turned({ give, ask }: Terms, hand: Cards): Terms {
  return { give: within(ask, hand), ask: give };
}

/** A deal makes a treaty with the captain whose turn it is, except among teammates. */
export function treatyWords(
  { view, seat: reader }: BoardProps<View>,
  one: number,
  other: number,
): string {
  const active = view.turn.seat;
  const ally = one === active ? other : one;
  if (areTeammates(view, active, ally)) return boardWords().noTreaty;
  const nameOf = (seat: number): string | null => (seat === reader ? null : captainName(seat));
  return boardWords().treatyIf(nameOf(active), nameOf(ally));
}

export function sentence(text: string): string {
  return `${capital(text)}.`;
}
