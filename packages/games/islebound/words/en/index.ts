// Islebound in English.
import type { WordsPart } from '@tidetable/manifest';
import { editionCalled } from '../../rules/index.ts';
import { deepFogRulebook, rulebook } from '../../rules/rulebook.ts';
import { COUNTED } from './counted.ts';
import { face } from './face.ts';
import { PAGES } from './pages.ts';
import { sourcesIn } from './sources.ts';

export const words: WordsPart = {
  face,
  counted: COUNTED,
  provenance:
    'Strengths, prices, most events, tokens and dice are ours: the rulebooks do not print them.',
  sources: (id) => sourcesIn(editionCalled(id)),
  rulebook: (id) => (id === 'deep-fog' ? deepFogRulebook : rulebook),
  pages: Object.values(PAGES),
};
