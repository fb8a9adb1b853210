// Each game's board, icons and lesson, loaded on first use.

import boards from 'virtual:boards';
import type { BoardKit } from '@tidetable/board/board.ts';
import type { Lesson } from '@tidetable/board/lesson.ts';
import { addIcons } from '@tidetable/board/look/icon.tsx';
import { manifestOf } from '@tidetable/catalogue';
import type { Face } from '@tidetable/engine';
import { ask } from '../core/server.ts';
import { boxOf } from '../rules/boxes.ts';
import { earlierRules } from '../rules/earlier.ts';

function boardOf(game: string) {
  return boards[manifestOf(game)?.folder ?? ''];
}

/** Without a version: for this release's rules. */
export async function kitOf(game: string, rulesVersion?: number): Promise<BoardKit> {
  const found = boardOf(game);
  if (found === undefined) return plainKitOf(game);
  const [{ kit }, icons, earlier] = await Promise.all([
    found.kit(),
    found.icons(),
    earlierRules(game, rulesVersion),
  ]);
  addIcons(icons.default);
  if (earlier === null) return kit;
  const { earlierKit } = await import('./earlier-kit.tsx');
  return earlierKit(kit, earlier);
}

/** Null where the game has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await boardOf(game)?.lesson?.())?.lesson ?? null;
}

/** For a game without a board of its own. */
async function plainKitOf(game: string): Promise<BoardKit> {
  const [box, { plainKit }] = await Promise.all([boxOf(game), import('./plain-kit.tsx')]);
  if (box === null) throw new Error(`there is no game ${game}`);
  return plainKit(box.game, box.face);
}

/** For a game from outside, at a table whose server puts it into words. */
export async function spokenKit(game: string, face: Face): Promise<BoardKit> {
  const [rules, { plainKit }] = await Promise.all([
    ask('GET /api/games/:game/rules', { params: { game } }),
    import('./plain-kit.tsx'),
  ]);
  return plainKit(rules, face);
}
