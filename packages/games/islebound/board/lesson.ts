// The lesson of Islebound: first ideas, as they come up.

import { canDo, type Hint, hasHappened, type Lesson } from '@tidetable/board/lesson.ts';
import { inLanguage } from '@tidetable/board/words/language.ts';
import type { View } from '../public.ts';
import { lesson as texts } from '../words/en/lesson.ts';

const HINTS: readonly Hint<View>[] = [
  { id: 'welcome', when: () => true },
  { id: 'port', isTask: true, when: (scene) => canDo(scene, 'choose-port') },
  { id: 'sail', isTask: true, when: (scene) => canDo(scene, 'sail'), point: () => ['.thing.open'] },
  { id: 'visit', isTask: true, when: (scene) => canDo(scene, 'visit') },
  { id: 'crew', when: (scene) => canDo(scene, 'exhaust') },
  { id: 'attack', when: (scene) => canDo(scene, 'attack') },
  { id: 'negotiate', when: (scene) => canDo(scene, 'negotiate') },
  { id: 'hunt', when: (scene) => canDo(scene, 'hunt') },
  { id: 'event', when: (scene) => canDo(scene, 'complete-event') },
  {
    id: 'buy',
    when: (scene) => canDo(scene, 'buy'),
    point: () => ['[data-spot^="building:"].open'],
  },
  { id: 'renown', when: (scene) => hasHappened(scene, 'took-token') },
  { id: 'goal', when: (scene) => hasHappened(scene, 'built') || hasHappened(scene, 'bought') },
];

export const lesson: Lesson<View> = {
  opening: {
    game: 'islebound',
    seats: 2,
    options: { first: '1' },
    seed: '3'.repeat(63).concat('5'),
  },
  hints: HINTS,
  texts: () => inLanguage(texts),
};
