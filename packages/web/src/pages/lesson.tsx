// A guided first game: a local game like any other, with a coach at its side.
import type { Lesson } from '@tidetable/board/lesson.ts';
import { kitOf, lessonOf } from '../boards/kits.ts';
import { Coach } from '../learn/coach.tsx';
import { LocalTable } from '../tables/local/local-table.ts';
import { BOT, me, newId } from '../tables/local/new-game.ts';
import { words } from '../words/index.ts';
import { NothingHere } from './nothing-here.tsx';
import { type OpenedGame, OpenedTable, useOpened } from './opened-table.tsx';

type Taught = OpenedGame & { readonly lesson: Lesson };

async function begun(game: string): Promise<Taught | null> {
  const lesson = await lessonOf(game);
  if (lesson === null) return null;
  const { seats, ...opening } = lesson.opening;
  const seating = [me(), ...Array.from({ length: seats - 1 }, () => BOT)];
  const table = LocalTable.open({ ...opening, seating });
  return { lesson, kit: await kitOf(game), table, id: newId() };
}

export function LessonPage({ game }: { game: string }) {
  const taught = useOpened(begun, game);
  if (taught === null) return <p class="loading">{words().table.loading}</p>;
  if (taught === 'missing')
    return <NothingHere why={words().learn.missing} to="/learn" way={words().learn.title} />;
  const { lesson, ...opened } = taught;
  return (
    <OpenedTable
      key={opened.id}
      {...opened}
      coach={(stage) => <Coach stage={stage} lesson={lesson} />}
    />
  );
}
