// The house rules of a table on the server: the server's list of games says which options are any.
import { useSignal } from '@preact/signals';
import type { TableShown } from '@tidetable/protocol';
import { useEffect } from 'preact/hooks';
import { type HouseRule, houseRulesAmong } from '../tables/house-rules.ts';
import { gamesOnline } from './games.ts';

export async function houseRulesOf({
  game,
  options,
}: Pick<TableShown, 'game' | 'options'>): Promise<readonly HouseRule[]> {
  const offered = (await gamesOnline())?.find(({ id }) => id === game);
  return houseRulesAmong(offered?.options ?? [], options as object);
}

export function useHouseRules(table: TableShown): readonly HouseRule[] {
  const rules = useSignal<readonly HouseRule[]>([]);
  useEffect(() => {
    void houseRulesOf(table).then((found) => {
      rules.value = found;
    });
  }, [table.id]);
  return rules.value;
}
