// House rules: chosen by a table, shown with it, and never rated.
import { flag, type Game } from '@tidetable/engine';
import { expect, it } from 'vitest';
import type { ServerContext } from '../../src/context.ts';
import { Rules } from '../../src/games/rules.ts';
import { houseRulesOf } from '../../src/lobby/table-summary.ts';
import { newTable, type TableSpec } from '../../src/tables/new-table.ts';
import { SHOUTING } from './shouting.ts';

const TWICE = { label: 'Shout twice', help: 'The conch may be shouted twice.', default: false };

const GAME: Game = {
  ...SHOUTING,
  options: {
    ...SHOUTING.options,
    fields: { ...SHOUTING.options.fields, twice: flag({ ...TWICE, group: 'house' }) },
  },
};
const RULES = new Rules([GAME]);

async function opened(options: object) {
  const spec: TableSpec = { game: GAME.id, seats: 2, rated: true, options };
  const row = newTable(RULES, spec, 'anne', 0);
  return {
    rated: row.rated,
    houseRules: await houseRulesOf({ rules: RULES } as ServerContext, row),
  };
}

it('a table with a house rule is unrated and says which', async () => {
  const { label, help } = TWICE;
  expect(await opened({ twice: true })).toEqual({
    rated: false,
    houseRules: [{ name: 'twice', label, help, value: true }],
  });
});

it('a table without one is as it was wished, whatever its other options are', async () => {
  expect(await opened({ rounds: 4 })).toEqual({ rated: true, houseRules: [] });
  expect(await opened({ twice: false })).toEqual({ rated: true, houseRules: [] });
});
