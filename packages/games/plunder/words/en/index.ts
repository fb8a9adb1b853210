// Plunder in English.
import type { WordsPart } from '@tidetable/manifest';
import { SOURCES } from '../../rules/provenance.ts';
import { rulebook } from '../../rules/rulebook.ts';
import { COUNTED } from './counted.ts';
import { face } from './face.ts';

export const words: WordsPart = {
  face,
  counted: COUNTED,
  provenance:
    'Sea tiles, Treasure cards and how the resource cards divide are ours: the rulebook does not print them.',
  sources: () => Object.values(SOURCES),
  rulebook: () => rulebook,
};
