// Why a rule fails here and now, in numbers and places; the face puts it into words.
import type { Reason, Seat } from '@tidetable/engine';
import type { Cards, Kind } from './data/resources.ts';

/** What makes a trade, a threat or a gift impossible between two captains. */
type Position =
  /** The nearest ships of the two are so many squares apart; null where one of them has none. */
  | {
      readonly because: 'apart';
      readonly captain: Seat;
      readonly squares: number | null;
      readonly to: 'trade' | 'threaten';
    }
  | { readonly because: 'storm-between'; readonly captain: Seat }
  | { readonly because: 'port-covered' | 'nobody-near' | 'no-merchant' }
  | { readonly because: 'not-docked'; readonly captain: Seat; readonly island: string }
  | { readonly because: 'whose-island'; readonly island: string; readonly captain: Seat | null }
  | { readonly because: 'no-teammate' | 'no-flag'; readonly captain: Seat };

/** What is wrong with the terms of an offer. */
type Terms =
  | { readonly because: 'lacking'; readonly cards: Cards }
  | { readonly because: 'asks-too-much'; readonly captain: Seat; readonly has: number }
  | { readonly because: 'both-ways'; readonly kind: Kind }
  | { readonly because: 'asks-nothing' | 'asks-something' | 'gives-something' | 'empty-offer' }
  | { readonly because: 'team-gain'; readonly gain: number; readonly before: number }
  | { readonly because: 'no-raise'; readonly refused: Cards }
  | { readonly because: 'no-discount'; readonly named: Cards }
  | { readonly because: 'budget-spent'; readonly most: number };

export type Why = Reason &
  (
    | Position
    | Terms
    | { readonly because: 'yourself' }
    | { readonly because: 'not-your-clock'; readonly minutes: number }
    | { readonly because: 'few-cards'; readonly has: number; readonly needs: number }
    | { readonly because: 'empty-hands'; readonly captain: Seat | null }
    | { readonly because: 'no-such-offer'; readonly captain: Seat | null }
    | { readonly because: 'no-gold' }
    | { readonly because: 'not-there'; readonly cards: Cards }
    | { readonly because: 'wrong-count'; readonly count: number; readonly due: number }
    | { readonly because: 'not-asked-for'; readonly cards: Cards }
    | { readonly because: 'spared'; readonly name: string }
    | { readonly because: 'treaty'; readonly captain: Seat }
    | { readonly because: 'teammate'; readonly captain: Seat }
  );
