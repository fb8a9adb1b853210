// Verdicts on actions, and how a menu is told of them.
import type { Menu, RuleId, Verdict } from '@tidetable/engine';
import type { Why } from './reasons.ts';
import type { Action } from './state.ts';

export type Found = Verdict<Why>;
export type PlunderMenu = Menu<Action, Why>;

export function allowed(rule: RuleId): Found {
  return { allowed: true, rule };
}

export function barred(rule: RuleId, reason?: Why): Found {
  return reason === undefined ? { allowed: false, rule } : { allowed: false, rule, reason };
}

/** Puts an action on the menu as its verdict says. */
export function list(menu: PlunderMenu, action: Action, found: Found): void {
  if (found.allowed) menu.allow(action, found.rule);
  else menu.bar(action, found.rule, found.reason);
}
