// The lesson of Plunder: first ideas, as they come up.

import { canDo, type Hint, hasHappened, type Lesson } from '@tidetable/board/lesson.ts';
import { inLanguage } from '@tidetable/board/words/language.ts';
import type { View } from '../public.ts';
import { lesson as texts } from '../words/en/lesson.ts';

const HINTS: readonly Hint<View>[] = [
  { id: 'welcome', when: () => true },
  {
    id: 'pick',
    isTask: true,
    when: (scene) => canDo(scene, 'pick'),
    point: () => ['.waters .open'],
  },
  { id: 'draw', isTask: true, when: (scene) => canDo(scene, 'draw') },
  {
    id: 'roll',
    isTask: true,
    when: (scene) => canDo(scene, 'roll'),
    point: () => ['.actions .weighty'],
  },
  {
    id: 'sail',
    isTask: true,
    when: (scene) => canDo(scene, 'sail'),
    point: () => ['.waters .open'],
  },
  { id: 'build', when: (scene) => canDo(scene, 'build') || canDo(scene, 'build-ship') },
  {
    id: 'treasure',
    when: (scene) => canDo(scene, 'collect') || hasHappened(scene, 'found'),
  },
  { id: 'bury', when: (scene) => canDo(scene, 'bury') },
  { id: 'attack', when: (scene) => canDo(scene, 'attack') || canDo(scene, 'attack-island') },
  { id: 'bargain', when: (scene) => canDo(scene, 'offer') || canDo(scene, 'threaten') },
  { id: 'storm', when: ({ view }) => view.round > 1 },
  { id: 'goal', when: ({ view }) => view.round > 2 },
];

export const lesson: Lesson<View> = {
  opening: {
    game: 'plunder',
    seats: 2,
    options: {},
    seed: '5'.repeat(63).concat('2'),
  },
  hints: HINTS,
  texts: () => inLanguage(texts),
};
