// The house rules that a table has chosen.
import type { Game, GameRecord, Option } from '@tidetable/engine';
import { gameOf } from '../rules/games.ts';

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

/** A game's options that are house rules and not at their default. */
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

export function houseRulesOf({ options: { fields } }: Game, chosen: object): readonly HouseRule[] {
  const named = fields as Readonly<Record<string, Option<unknown>>>;
  return houseRulesAmong(
    Object.entries(named).map(([name, option]) => ({ name, ...option })),
    chosen,
  );
}

export async function houseRulesIn(record: GameRecord): Promise<readonly HouseRule[]> {
  const game = await gameOf(record.game, record.rulesVersion);
  return houseRulesOf(game, record.options);
}
