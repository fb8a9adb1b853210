// First ideas of Islebound, as they come up.
import type { View } from '@tidetable/islebound/public';
import { BOT, me } from '../tables/local/new-game.ts';
import { words } from '../words/index.ts';
import { canDo, type Hint, hasHappened, type Lesson } from './lesson.ts';

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

export const isleboundLesson = (): Lesson<View> => ({
  opening: {
    game: 'islebound',
    seating: [me(), BOT],
    options: { first: '1' },
    seed: '3'.repeat(63).concat('5'),
  },
  hints: HINTS,
  texts: () => words().learn.islebound,
});
