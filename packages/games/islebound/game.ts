// Islebound: what it brings, and where its parts are.
import type { Manifest } from '@tidetable/manifest';
import { credit, deepFog, lesson, prototype, retail } from './words/en/cards.ts';

const firstSeatBegins = { first: '1' };

import { earlier } from './frozen/index.ts';

export const islebound: Manifest = {
  folder: 'islebound',
  editions: [
    { id: 'islebound', card: retail, firstSeatBegins },
    { id: 'deep-fog', card: deepFog, firstSeatBegins },
    { id: 'islebound-prototype', card: prototype, firstSeatBegins },
  ],
  credit,
  lesson,
  foremost: ['advanced', 'trading'],
  crest: { path: 'M4 15.5h16l-3 4.5H7zM12 3v12.5M12 4q8 4 0 9.5M11 5.5q-6 3.5 0 7.5' },
  rules: async () => (await import('./rules/index.ts')).games,
  words: async () => (await import('./words/en/index.ts')).words,
  bots: async () => (await import('./bots/index.ts')).bots,
  search: async () => (await import('./bots/search.ts')).search,
  summary: async () => (await import('./board/summary.ts')).summary,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  strength: async () => (await import('./bots/strength.ts')).strength,
  records: async () => (await import('./records/wanted.ts')).wanted,
  earlier,
};
