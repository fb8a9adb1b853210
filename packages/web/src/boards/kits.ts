// Each game's board, icons and lesson, loaded on first use.

import boards from 'virtual:boards';
import type { BoardKit } from '@tidetable/board/board.ts';
import type { Lesson } from '@tidetable/board/lesson.ts';
import { addIcons } from '@tidetable/board/look/icon.tsx';
import { manifestOf } from '@tidetable/catalogue';
import { earlierRules, rulesAndWordsOf } from '../rules/games.ts';

/** Boards of games from outside come by id. */
function boardOf(game: string) {
  return boards[manifestOf(game)?.folder ?? game];
}

/** Without a version: for this release's rules. */
export async function kitOf(game: string, rulesVersion?: number): Promise<BoardKit> {
  const kit = await boardKitOf(game);
  if (kit === null || manifestOf(game) === null) return { ...(await plainKitOf(game)), ...kit };
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier === null) return kit;
  const { earlierKit } = await import('./earlier-kit.tsx');
  return earlierKit(kit, earlier);
}

/** Null where the build found none; that of a game from outside need not be whole. */
async function boardKitOf(game: string): Promise<BoardKit | null> {
  const found = boardOf(game);
  if (found === undefined) return null;
  const [{ kit }, icons] = await Promise.all([found.kit(), found.icons()]);
  addIcons(icons.default);
  return { ...kit, board: found.name };
}

/** Null where the game has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await boardOf(game)?.lesson?.())?.lesson ?? null;
}

/** What a game without a board of its own has, and what a board from outside leaves out. */
async function plainKitOf(game: string): Promise<BoardKit> {
  const [rules, { plainKit }] = await Promise.all([
    rulesAndWordsOf(game),
    import('./plain-kit.tsx'),
  ]);
  if (rules === null) throw new Error(`there is no game ${game}`);
  return plainKit(rules);
}
