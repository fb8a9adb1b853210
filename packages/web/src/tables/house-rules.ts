// The readings of doubtful rules that a table has chosen.
import { words } from '../words/index.ts';
import { spokenName } from '../words/names.ts';

export interface HouseRule {
  readonly name: string;
  readonly label: string;
  /** One sentence about it. */
  readonly help: string;
  /** What was chosen. */
  readonly value?: unknown;
}

interface NamedOption extends HouseRule {
  readonly group?: string | undefined;
  readonly default?: unknown;
}

/** Those of a game's options that are house rules and not at their default. */
export function houseRulesAmong(
  fields: readonly NamedOption[],
  options: object,
): readonly HouseRule[] {
  const chosen = options as Readonly<Record<string, unknown>>;
  return fields.flatMap(({ name, label, help, group, default: usual }) => {
    const value = chosen[name];
    const isChosen = group === 'house' && value !== undefined && value !== usual;
    return isChosen ? [{ name, label, help, value }] : [];
  });
}

/** What it is called, and what was chosen where that is more than “yes”. */
export function spokenHouseRule({ label, value }: HouseRule): string {
  if (value === true) return label;
  return `${label}: ${value === false ? words().menu.off : spokenName(String(value))}`;
}
