// Each game's board, icons and lesson, loaded on first use.

import boards from 'virtual:boards';
import type { BoardKit } from '@tidetable/board/board.ts';
import type { Lesson } from '@tidetable/board/lesson.ts';
import { addIcons } from '@tidetable/board/look/icon.tsx';
import { manifestOf } from '@tidetable/catalogue';
import type { Face } from '@tidetable/engine';
import { ask } from '../core/server.ts';
import { earlierRules } from '../rules/games.ts';

/** Boards of games from outside come by id. */
function boardOf(game: string) {
  return boards[manifestOf(game)?.folder ?? game];
}

async function ownKit(game: string): Promise<(Partial<BoardKit> & { board: string }) | null> {
  const found = boardOf(game);
  if (found === undefined) return null;
  const [{ kit }, icons] = await Promise.all([found.kit(), found.icons()]);
  addIcons(icons.default);
  return { ...kit, board: found.name };
}

/** Of a game of this release. Without a version: for its own rules. */
export async function kitOf(game: string, rulesVersion?: number): Promise<BoardKit> {
  const kit = (await ownKit(game)) as BoardKit | null;
  if (kit === null) throw new Error(`there is no game ${game}`);
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier === null) return kit;
  const { earlierKit } = await import('./earlier-kit.tsx');
  return earlierKit(kit, earlier);
}

/** Of a game from outside, at a table whose server puts it into words: its own board, and what that leaves out. */
export async function spokenKit(game: string, face: Face): Promise<BoardKit> {
  const [rules, { plainKit }, kit] = await Promise.all([
    ask('GET /api/games/:game/rules', { params: { game } }),
    import('./plain-kit.tsx'),
    ownKit(game),
  ]);
  return { ...plainKit(rules, face), ...kit };
}

/** Null where the game has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await boardOf(game)?.lesson?.())?.lesson ?? null;
}
