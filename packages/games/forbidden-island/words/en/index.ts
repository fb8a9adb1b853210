// Forbidden Island in English.
import type { WordsPart } from '@tidetable/manifest';
import { SOURCES } from '../../rules/data/provenance.ts';
import { rulebook } from '../../rules/rulebook.ts';
import { COUNTED } from './counted.ts';
import { face } from './face.ts';

export const words: WordsPart = {
  face,
  counted: COUNTED,
  provenance:
    'Tile names, starting tiles and the water meter are not in the rulebook: public sources agree on them.',
  sources: () => Object.values(SOURCES),
  rulebook: () => rulebook,
};
