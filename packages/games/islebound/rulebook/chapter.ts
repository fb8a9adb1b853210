// How a chapter of the rulebook is written down, and how the chapters are joined.
import type { Rule, RuleId } from '@tidetable/engine';

export type Rules = Readonly<Record<RuleId, Rule>>;

/** What a rule says; as a record where no test can show it. */
type Wording = string | Pick<Rule, 'text' | 'untestable'>;

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

/** One rulebook from its chapters; the ids in `forbidding` become rules that bar actions. */
export function bind(chapters: readonly Rules[], forbidding: readonly RuleId[]): Rules {
  return Object.fromEntries(
    chapters
      .flatMap((rules) => Object.entries(rules))
      .map(([id, rule]) => [id, forbidding.includes(id) ? { ...rule, forbids: true } : rule]),
  );
}
