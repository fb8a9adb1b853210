// Forbidden Island: what it brings, and where its parts are.
import type { Manifest } from '@tidetable/manifest';
import { earlier } from './frozen/index.ts';
import { card, credit, lesson } from './words/en/cards.ts';

export const forbiddenIsland: Manifest = {
  folder: 'forbidden-island',
  editions: [{ id: 'forbidden-island', card, firstSeatBegins: { first: '1' } }],
  credit,
  lesson,
  foremost: ['difficulty', 'layout'],
  crest: { path: 'M5 17q7-10 14 0M2 20.5q2.5-2 5 0t5 0 5 0 5 0M12 12V4.5l5 2-5 2.2' },
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
