// How the chapters are joined.
import type { Rule, RuleId } from '@tidetable/engine';

export type Rules = Readonly<Record<RuleId, Rule>>;

/** One rulebook from its chapters; the ids in `forbidding` become rules that bar actions. */
export function bind(chapters: readonly Rules[], forbidding: readonly RuleId[]): Rules {
  return Object.fromEntries(
    chapters
      .flatMap((rules) => Object.entries(rules))
      .map(([id, rule]) => [id, forbidding.includes(id) ? { ...rule, forbids: true } : rule]),
  );
}
