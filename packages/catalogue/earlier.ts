// The rules of earlier versions, each loaded when a table, a record or a saved game needs it.
import type { Bot } from '@tidetable/bots';
import type { Core, Face, Game } from '@tidetable/engine';
import type { Advise, FrozenFile } from '@tidetable/manifest/frozen';
import { manifestOf } from './index.ts';
import { withOurErrors } from './our-errors.ts';
import { withTodaysNames } from './todays-names.ts';

export { withTodaysAnswers } from './todays-answers.ts';

/** One game as it was under an earlier version. */
export interface FrozenRules {
  readonly game: Game;
  readonly face: Face;
  /** In the order of the levels. */
  readonly bots: readonly Bot[];
  readonly advise: Advise;
  /** Sums up a finished game. */
  readonly summary: (states: readonly Core[]) => object;
}

/** Loads nothing. */
export function frozenVersions(game: string): readonly number[] {
  return Object.keys(manifestOf(game)?.earlier ?? {}).map(Number);
}

const loaded = new Map<string, Promise<FrozenRules>>();

/** Null where that version is not frozen. */
export async function frozenRules(id: string, version: number): Promise<FrozenRules | null> {
  const load = manifestOf(id)?.earlier[version];
  if (load === undefined) return null;
  const key = `${id} ${version}`;
  const rules = loaded.get(key) ?? rulesIn(load, id, version);
  loaded.set(key, rules);
  // A failed fetch is tried again.
  rules.catch(() => loaded.delete(key));
  return rules;
}

async function rulesIn(
  load: () => Promise<FrozenFile>,
  id: string,
  version: number,
): Promise<FrozenRules> {
  const { games, face, bots, advise, tale } = await load();
  const game = games.find((one) => one.id === id);
  const [levels, adviser] = [bots[id], advise[id]];
  if (game?.rulesVersion !== version || levels === undefined || adviser === undefined)
    throw new Error(`the frozen file of ${id}, version ${version}, holds something else`);
  return {
    game: withOurErrors(game),
    face: withTodaysNames(face),
    bots: levels,
    advise: adviser,
    summary: tale,
  };
}
