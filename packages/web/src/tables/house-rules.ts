// The readings of doubtful rules that a table has chosen, in words.
import type { Option, OptionsSchema } from '@tidetable/engine';
import { words } from '../words/index.ts';
import { spokenName } from '../words/names.ts';

export interface HouseRule {
  readonly label: string;
  /** One sentence about it. */
  readonly help: string;
  /** What was chosen; null where that is just “yes”. */
  readonly value: string | null;
}

interface NamedOption {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly group?: string | undefined;
  readonly default?: unknown;
}

/** Those that are not at their default. */
export function houseRulesAmong(
  fields: readonly NamedOption[],
  options: object,
): readonly HouseRule[] {
  const chosen = options as Readonly<Record<string, unknown>>;
  return fields.flatMap(({ name, label, help, group, default: usual }) => {
    const value = chosen[name];
    if (group !== 'house' || value === undefined || value === usual) return [];
    return [{ label, help, value: spokenValue(value) }];
  });
}

function spokenValue(value: unknown): string | null {
  if (value === true) return null;
  return value === false ? words().menu.off : spokenName(String(value));
}

export function optionsIn(schema: OptionsSchema<object>): readonly NamedOption[] {
  const fields = schema.fields as Readonly<Record<string, Option<unknown>>>;
  return Object.entries(fields).map(([name, option]) => ({ name, ...option }));
}
