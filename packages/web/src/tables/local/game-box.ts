// Each game's rules and those of its bots that act at once, fetched when somebody plays it.
import type { Bot } from '@tidetable/bots/asking';
import { manifestOf } from '@tidetable/catalogue';
import type { Game } from '@tidetable/engine';
import { earlierRules } from '../../rules/earlier.ts';

export interface GameBox {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

async function ownBox(id: string): Promise<GameBox> {
  const manifest = manifestOf(id);
  if (manifest === null) throw new Error(`there is no game ${id}`);
  const [games, bots] = await Promise.all([manifest.rules(), manifest.bots()]);
  return { game: games.find((game) => game.id === id) as Game, bots: bots.quick(id) };
}

/** Without a version, with the rules of this release. */
export async function gameBox(id: string, rulesVersion?: number): Promise<GameBox> {
  const earlier = await earlierRules(id, rulesVersion);
  const own = await ownBox(id);
  if (earlier === null) return own;
  // Rules from before this was a question of the game have the answer of today.
  const { sameForAll = own.game.sameForAll } = earlier.game;
  const game = sameForAll === undefined ? earlier.game : { ...earlier.game, sameForAll };
  return { game, bots: earlier.bots.filter(({ isSlow }) => isSlow !== true) };
}
