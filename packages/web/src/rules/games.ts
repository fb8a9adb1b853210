// The rules and words of games, loaded on first use: this release's and earlier versions'.
import { manifestOf } from '@tidetable/catalogue';
import {
  type FrozenRules,
  frozenRules,
  frozenVersions,
  withTodaysAnswers,
} from '@tidetable/catalogue/earlier';
import type { Face, Game, Source } from '@tidetable/engine';
import type { Rulebook } from '@tidetable/manifest';

export interface RulesAndWords {
  readonly game: Game;
  readonly face: Face;
}

/** Of this release; null for an unknown game. */
export async function rulesAndWordsOf(id: string): Promise<RulesAndWords | null> {
  const manifest = manifestOf(id);
  if (manifest === null) return null;
  const [games, { face }] = await Promise.all([manifest.rules(), manifest.words()]);
  const game = games.find((one) => one.id === id);
  return game === undefined ? null : { game, face };
}

/** Without a version: this release's rules. Throws for an unknown game. */
export async function gameOf(id: string, rulesVersion?: number): Promise<Game> {
  const own = await ownRules(id);
  if (own === undefined) throw new Error(`there is no game ${id}`);
  const earlier = await earlierRules(id, rulesVersion);
  return earlier === null ? own : withTodaysAnswers(earlier.game, own);
}

async function ownRules(id: string): Promise<Game | undefined> {
  return (await manifestOf(id)?.rules())?.find((game) => game.id === id);
}

/** Null for this release's own rules (also without a version), and for a version that is not kept. */
export async function earlierRules(
  game: string,
  version: number | undefined,
): Promise<FrozenRules | null> {
  if (version === undefined || !frozenVersions(game).includes(version)) return null;
  const own = await ownRules(game);
  return own?.rulesVersion === version ? null : frozenRules(game, version);
}

/** Without a version: as this release plays it; null for an unknown game. */
export async function rulebookOf(game: string, version?: number): Promise<Rulebook | null> {
  const earlier = await earlierRules(game, version);
  if (earlier !== null) return earlier.game.rulebook;
  return (await manifestOf(game)?.words())?.rulebook(game) ?? null;
}

/** Where the game's values come from. */
export async function sourcesOfGame(id: string): Promise<readonly Source[]> {
  return (await manifestOf(id)?.words())?.sources(id) ?? [];
}
