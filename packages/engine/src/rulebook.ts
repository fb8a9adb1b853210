// How a chapter of a rulebook is written down.
import type { Rule, RuleId } from './game.ts';

/** What a rule says; as a record where it also forbids, or where no test can show it. */
export type Wording = string | Omit<Rule, 'page' | 'heading'>;

/** The rules under one heading of one page. */
export function chapter(
  page: number | null,
  heading: string,
  wordings: Readonly<Record<RuleId, Wording>>,
): Readonly<Record<RuleId, Rule>> {
  return Object.fromEntries(
    Object.entries(wordings).map(([id, wording]) => [
      id,
      { page, heading, ...(typeof wording === 'string' ? { text: wording } : wording) },
    ]),
  );
}
