// Plunder: what it brings, and where its parts are.
import type { Manifest } from '@tidetable/manifest';
import { earlier } from './frozen/index.ts';
import { card, credit, lesson } from './words/en/cards.ts';

export const plunder: Manifest = {
  folder: 'plunder',
  editions: [{ id: 'plunder', card }],
  credit,
  lesson,
  foremost: ['teams', 'target'],
  crest: { path: 'M6 6l12 12M18 6L6 18M3 12h1.5M19.5 12H21M12 3v1.5M12 19.5V21', isRed: true },
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
