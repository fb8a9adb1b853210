// A table that began under rules which this release no longer has. It goes on under the newest only with proof: its
// whole game so far, judged again by them, must come to the very states that its log tells of.
import { type Game, Malformed } from '@tidetable/engine';
import type { Rules } from '../games/rules.ts';
import type { Store, TableRow } from '../store/store.ts';
import { replay } from './loading.ts';
import { BrokenLog } from './position.ts';
import { TableSetup } from './table-setup.ts';

/** The table under newer rules; null if it must wait for a release that has its own. */
export async function underNewRules(
  row: TableRow,
  rules: Rules,
  store: Store,
): Promise<{ readonly row: TableRow; readonly game: Game } | null> {
  const game = rules.newest(row.game);
  if (game === null || game.rulesVersion < row.rulesVersion) return null;
  const renewed = { ...row, rulesVersion: game.rulesVersion };
  if (!(await isTheSame(new TableSetup(renewed, game), store))) return null;
  const isOurs = await store.changeRules(row.id, row.rulesVersion, game.rulesVersion);
  return isOurs ? { row: renewed, game } : null;
}

async function isTheSame(setup: TableSetup, store: Store): Promise<boolean> {
  const entries = await store.entries(setup.heading.id, 0);
  try {
    replay(setup, entries);
    return true;
  } catch (error) {
    if (error instanceof BrokenLog || error instanceof Malformed) return false;
    throw error;
  }
}
