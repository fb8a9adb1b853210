// What Treasure cards can do: a closed vocabulary of effects.
// Provenance: DESIGNED, after the kinds of effect that the rulebook mentions.
import type { Peg } from './fleet.ts';
import type { Kind } from './resources.ts';

/** The finder: the ship that collected the X. An enemy: a ship of another player who may be harmed. */
type Whose = 'finder' | 'enemy';

export type Effect =
  /** From the open stacks (PL-TREAS-5). */
  | { readonly do: 'gain'; readonly kind: Kind; readonly count: number }
  | { readonly do: 'gain-choice'; readonly count: number }
  /** Every other player, teammates included, clockwise from the finder. */
  | { readonly do: 'others-gain'; readonly kind: Kind; readonly count: number }
  | { readonly do: 'gain-plunder-point'; readonly count: number }
  /** Up to what is there (PL-TREAS-9). */
  | { readonly do: 'lose'; readonly kind: Kind; readonly count: number }
  | { readonly do: 'lose-choice'; readonly from: 'any' | 'not-gold'; readonly count: number }
  /** Ends the turn of a captain who has too few. */
  | { readonly do: 'lose-or-end'; readonly kind: Kind; readonly count: number }
  /** With too few cards nothing is paid and the finder sinks. */
  | { readonly do: 'pay-or-sink'; readonly count: number }
  | { readonly do: 'upgrade'; readonly peg: Peg; readonly count: number }
  | { readonly do: 'damage'; readonly ship: Whose; readonly lives: number }
  | { readonly do: 'relocate'; readonly ship: Whose; readonly to: 'spun' | 'chosen' }
  | { readonly do: 'move-storm'; readonly to: 'spun' | 'chosen' }
  /** From a player of choice, or from each in turn. */
  | { readonly do: 'steal'; readonly from: 'one' | 'each'; readonly count: number }
  | { readonly do: 'end-turn' };

export const EFFECTS = [
  'gain',
  'gain-choice',
  'others-gain',
  'gain-plunder-point',
  'lose',
  'lose-choice',
  'lose-or-end',
  'pay-or-sink',
  'upgrade',
  'damage',
  'relocate',
  'move-storm',
  'steal',
  'end-turn',
] as const satisfies readonly Effect['do'][];
