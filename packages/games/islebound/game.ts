// Islebound: what it brings, and where its parts are.
import type { Manifest } from '@tidetable/manifest';

export const islebound: Manifest = {
  folder: 'islebound',
  editions: ['islebound', 'islebound-prototype', 'deep-fog'].map((id) => ({
    id,
    firstSeatBegins: { first: '1' },
  })),
  rules: async () => (await import('./rules/index.ts')).games,
  words: async () => (await import('./words/en/index.ts')).words,
  bots: async () => (await import('./bots/index.ts')).bots,
  search: async () => (await import('./bots/search.ts')).search,
  summary: async () => (await import('./board/summary.ts')).summary,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
};
