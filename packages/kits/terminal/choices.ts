// What a seat may choose from, as a board may show it.
import type { Action, Reason, RuleId } from '@tidetable/engine';

/** One offer with its number; the barred ones are numbered b1, b2 and so on. */
export interface Choice<A extends Action = Action> {
  readonly number: string;
  readonly action: A;
  readonly text: string;
  readonly rule: RuleId;
  /** What makes the rule fail, where it is barred. */
  readonly reason?: Reason;
}
