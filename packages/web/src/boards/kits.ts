// Each game's board, its icons and its lesson, fetched when they are first needed.

import boards from 'virtual:boards';
import type { BoardKit } from '@tidetable/board/board.ts';
import type { Lesson } from '@tidetable/board/lesson.ts';
import { addIcons } from '@tidetable/board/look/icon.tsx';
import { manifestOf } from '@tidetable/catalogue';
import { earlierRules } from '../rules/earlier.ts';

function boardOf(game: string) {
  return boards[manifestOf(game)?.folder ?? ''];
}

/** Without a version, for the rules of this release. */
export async function kitOf(game: string, rulesVersion?: number): Promise<BoardKit> {
  const found = boardOf(game);
  if (found === undefined) throw new Error(`there is no board for ${game}`);
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
