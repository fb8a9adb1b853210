// The readings of doubtful rules that a table has chosen.

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
