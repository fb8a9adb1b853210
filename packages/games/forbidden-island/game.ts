// Forbidden Island: what it brings, and where its parts are.
import type { Manifest } from '@tidetable/manifest';
import { earlier } from './frozen/index.ts';

export const forbiddenIsland: Manifest = {
  folder: 'forbidden-island',
  editions: [{ id: 'forbidden-island' }],
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
