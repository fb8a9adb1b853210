// The house rules of a table, for all to read.
import type { HouseRule } from '../tables/house-rules.ts';
import { words } from '../words/index.ts';
import { spokenName } from '../words/names.ts';

export function HouseRules({ rules }: { rules: readonly HouseRule[] }) {
  if (rules.length === 0) return null;
  return (
    <details class="house-rules">
      <summary>{words().online.house.inForce(rules.length)}</summary>
      <HouseRuleList rules={rules} />
    </details>
  );
}

export function HouseRuleList({ rules }: { rules: readonly HouseRule[] }) {
  return (
    <ul class="house-rule-list" data-own>
      {rules.map((rule) => (
        <li key={rule.name}>
          <b>{spokenHouseRule(rule)}</b> {rule.help}
        </li>
      ))}
    </ul>
  );
}

/** Its name, and what was chosen where that is more than “yes”. */
export function spokenHouseRule({ label, value }: HouseRule): string {
  if (value === true) return label;
  return `${label}: ${value === false ? words().menu.off : spokenName(String(value))}`;
}
