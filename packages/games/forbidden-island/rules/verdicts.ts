// What comes of an action: allowed by a rule, or barred by one because of a fact.
import type { Menu, RuleId, Verdict } from '@tidetable/engine';
import type { Action, Reason } from './state.ts';

export type Judgement = Verdict<Reason>;

export function allowedBy(rule: RuleId): Judgement {
  return { allowed: true, rule };
}

export function barredBy(rule: RuleId, reason: Reason): Judgement {
  return { allowed: false, rule, reason };
}

/** Bars what is not allowed. */
export function barUnlessAllowed(
  menu: Menu<Action, Reason>,
  action: Action,
  judgement: Judgement | null,
): void {
  if (judgement?.allowed === false) menu.bar(action, judgement.rule, judgement.reason);
}
