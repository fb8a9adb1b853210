// Why a seat may do something or not: from its own menu and the judge of the decision, so that nobody learns more by asking.
import {
  type Action,
  menu,
  offered,
  type Reason,
  type Refusal,
  type RuleId,
  refusal,
  type Seat,
  same,
  verdict,
} from '@tidetable/engine';
import type { Position } from './position.ts';
import type { Terms } from './table-setup.ts';

/** A refusal as it is sent. */
export interface WhyNot {
  readonly message: string;
  readonly rule?: RuleId;
  /** The failing fact, for programs. */
  readonly reason?: Reason;
  /** The same as a sentence, where the game has one. */
  readonly because?: string;
  /** Who has the decision that is pending, where it is not the time for this. */
  readonly waiting?: readonly Seat[];
}

export type Why =
  | { readonly allowed: true; readonly rule: RuleId }
  | ({ readonly allowed: false; readonly code: WhyCode } & WhyNot);

export type WhyCode = Refusal['code'] | 'clock' | 'not-your-seat' | 'closed';

const CLOCK = 'Only the clock of the table does that.';

export function why(terms: Terms, position: Position, seat: Seat, action: Action): Why {
  const { game } = terms;
  const { state } = position;
  if (action.type === game.timeUp)
    return { allowed: false, ...timeRefused(terms, position, seat, action) };
  const offer = menu(game, state, seat).allowed.find((one) => same(one.action, action));
  if (offer !== undefined) return { allowed: true, rule: offer.rule };
  const filled = offered(game, state, seat, action);
  const rule = filled === undefined ? undefined : verdict(game, state, seat, filled)?.rule;
  if (rule !== undefined) return { allowed: true, rule };
  const refused = refusal(game, state, seat, action);
  return { allowed: false, ...worded(terms, position, seat, refused) };
}

/** No seat calls time. */
export function timeRefused(terms: Terms, position: Position, seat: Seat, action: Action) {
  const refused = refusal(terms.game, position.state, seat, action);
  return { ...worded(terms, position, seat, refused), code: 'clock' as const, message: CLOCK };
}

/** With the sentence of the game's face for what this seat sees. */
export function worded<R extends { readonly message: string; readonly reason?: Reason }>(
  { game, face }: Pick<Terms, 'game' | 'face'>,
  { state }: Position,
  seat: Seat,
  refused: R,
): R & { readonly because?: string } {
  if (refused.reason === undefined || face?.because === undefined) return refused;
  return { ...refused, because: face.because(refused.reason, game.view(state, seat), seat) };
}
