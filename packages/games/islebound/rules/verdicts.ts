// Verdicts on any action: from the menu, or from the step for what the menu does not list.
import {
  type Decision,
  type Menu,
  type RuleId,
  type Seat,
  same,
  type Verdict,
} from '@tidetable/engine';
import type { CrewId } from './data/crew.ts';
import { CREW_KIND, captainOf } from './questions.ts';
import type { Reason } from './reasons.ts';
import type { Action, Islebound, Sea } from './state.ts';

class Finder implements Menu<Action, Reason> {
  readonly explaining = true;
  readonly #wanted: Action;
  found: Verdict<Reason> | null = null;

  constructor(wanted: Action) {
    this.#wanted = wanted;
  }

  allow(action: Action, rule: RuleId): void {
    if (same(action, this.#wanted)) this.found = { allowed: true, rule };
  }

  bar(action: Action, rule: RuleId, reason?: Reason): void {
    if (same(action, this.#wanted)) this.found = barred(rule, reason);
  }

  open(): void {}
}

export function barred(rule: RuleId, reason?: Reason): Verdict<Reason> {
  return reason === undefined ? { allowed: false, rule } : { allowed: false, rule, reason };
}

/** A step's verdict on an action that its menu does not list; null for a kind it does not know. */
export type Unlisted<F> = (
  sea: Sea,
  frame: F,
  seat: Seat,
  action: Action,
) => Verdict<Reason> | null;

/** A decision that judges by its menu, and by `unlisted` beyond it. */
export function judging<F>(
  decision: Omit<Decision<Islebound, F>, 'judge'>,
  unlisted: Unlisted<F> = () => null,
): Decision<Islebound, F> {
  return {
    ...decision,
    judge(sea, frame, seat, action) {
      const finder = new Finder(action);
      decision.offer(sea, frame, seat, finder);
      return finder.found ?? unlisted(sea, frame, seat, action);
    },
  };
}

/** Why a crew member is not on offer: not on deck, without the skill, or like another one. */
export function crewReason(
  sea: Sea,
  seat: Seat,
  crew: CrewId,
  offered: readonly CrewId[],
): Reason | null {
  if (!captainOf(sea, seat).deck.includes(crew)) return { because: 'not-on-deck', crew };
  return sameAs(crew, offered);
}

/** One of each kind: crew with the same skills are interchangeable. */
export function sameAs(crew: CrewId, offered: readonly CrewId[]): Reason | null {
  const as = offered.find((other) => other !== crew && CREW_KIND[other] === CREW_KIND[crew]);
  return as === undefined ? null : { because: 'same-as', crew, as };
}
