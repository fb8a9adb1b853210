// The parts of each game's board that render nothing, for tests without a page: `test/board/parts.ts` of the game.
import type { BoardKit } from '@tidetable/board/board.ts';
import { GAME_IDS, manifestOf } from '@tidetable/catalogue';
import type { Page } from 'playwright-core';
import type { Filling } from './filling.ts';

export interface BoardParts
  extends Pick<BoardKit, 'face' | 'rulebook' | 'spotsOf' | 'form' | 'cue' | 'after'> {
  /** Fills in a form of the board and sends it. */
  fillIn?(page: Page, filling: Filling): Promise<void>;
}

const PARTS = new Map<string, BoardParts>();
for (const id of GAME_IDS) {
  const folder = manifestOf(id)?.folder;
  const { parts } = await import(`../../../games/${folder}/test/board/parts.ts`);
  PARTS.set(id, parts);
}

export function partsOf(game: string): BoardParts {
  const found = PARTS.get(game);
  if (found === undefined) throw new Error(`no board of ${game} is known to the tests`);
  return found;
}
