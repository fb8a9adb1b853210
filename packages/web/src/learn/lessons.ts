// Each game's lesson, fetched when somebody wants to learn it.
import type { Lesson } from './lesson.ts';

export const TAUGHT = ['forbidden-island', 'islebound', 'plunder'] as const;

const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  'forbidden-island': async () =>
    (await import('./forbidden-island.ts')).islandLesson() as unknown as Lesson,
  islebound: async () => (await import('./islebound.ts')).isleboundLesson() as unknown as Lesson,
  plunder: async () => (await import('./plunder.ts')).plunderLesson() as unknown as Lesson,
};

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[game]?.()) ?? null;
}
