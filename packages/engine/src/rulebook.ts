// How a chapter of a rulebook is written down.
import type { Rule, RuleId } from './game.ts';

/** What a rule says; as a record where it also forbids, or where no test can show it. */
export type Wording = string | Omit<Rule, 'page' | 'heading'>;

/** The rules under one heading of one page. */
export function chapter(
  page: number | null,
  heading: string,
  wordings: Readonly<Record<RuleId, Wording>>,
): Rules {
  return Object.fromEntries(
    Object.entries(wordings).map(([id, wording]) => [
      id,
      { page, heading, ...(typeof wording === 'string' ? { text: wording } : wording) },
    ]),
  );
}

export type Rules = Readonly<Record<RuleId, Rule>>;

/** One rulebook from its chapters; the ids in `forbidding` become rules that bar actions. */
export function bind(chapters: readonly Rules[], forbidding: readonly RuleId[]): Rules {
  return Object.fromEntries(
    chapters
      .flatMap((rules) => Object.entries(rules))
      .map(([id, rule]) => [id, forbidding.includes(id) ? { ...rule, forbids: true } : rule]),
  );
}
