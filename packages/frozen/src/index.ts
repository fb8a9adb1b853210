// The rules of earlier versions, each loaded when a table, a record or a saved game needs it.
import type { Bot } from '@tidetable/bots';
import type { Core, Face, Game } from '@tidetable/engine';
import { FILES } from './files.ts';
import type { Advise } from './frozen-file.ts';
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
  /** How a finished game came about, as the web app tells it. */
  readonly tale: (states: readonly Core[]) => object;
}

/** Loads nothing. */
export function frozenVersions(game: string): readonly number[] {
  return FILES.filter(({ games }) => games.includes(game)).map(({ version }) => version);
}

/** Null where that version is not frozen. */
export async function frozenRules(id: string, version: number): Promise<FrozenRules | null> {
  const file = FILES.find((one) => one.games.includes(id) && one.version === version);
  if (file === undefined) return null;
  const { games, face, bots, advise, tale } = await file.load();
  const game = games.find((one) => one.id === id);
  const [crew, adviser] = [bots[id], advise[id]];
  if (game?.rulesVersion !== version || crew === undefined || adviser === undefined)
    throw new Error(`the frozen file of ${id}, version ${version}, holds something else`);
  return {
    game: withOurErrors(game),
    face: withTodaysNames(face),
    bots: crew,
    advise: adviser,
    tale,
  };
}
