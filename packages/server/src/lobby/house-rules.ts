// The house rules of a table: readings of doubtful rules that it has chosen.
import { houseRules, type Option } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import type { TableRow } from '../store/store.ts';

/** Those that are not as usual, with what they mean. */
export async function houseRulesOf(
  { rules }: ServerContext,
  table: TableRow,
): Promise<TableShown['houseRules']> {
  const game = await rules.of(table.game, table.rulesVersion);
  if (game === null) return [];
  const options = JSON.parse(table.options) as Readonly<Record<string, unknown>>;
  const fields = game.options.fields as Readonly<Record<string, Option<unknown>>>;
  return houseRules(game.options, options).map((name) => {
    const { label, help } = fields[name] as Option<unknown>;
    return { name, label, help, value: options[name] };
  });
}
