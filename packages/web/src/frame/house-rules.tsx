// The house rules of a table, where everybody can read them.
import { type HouseRule, spokenHouseRule } from '../tables/house-rules.ts';
import { words } from '../words/index.ts';

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
