// Each game's rulebook, fetched when somebody looks something up.
import type { Rulebook } from './rules-chapters.ts';

const islebound = async (): Promise<Rulebook> =>
  (await import('@tidetable/islebound/rulebook')).rulebook;

const RULEBOOKS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  'forbidden-island': async () => (await import('@tidetable/forbidden-island/rulebook')).rulebook,
  islebound,
  'islebound-prototype': islebound,
  'deep-fog': async () => (await import('@tidetable/islebound/rulebook')).deepFogRulebook,
  plunder: async () => (await import('@tidetable/plunder/rulebook')).rulebook,
};

export async function rulebookOf(game: string): Promise<Rulebook | null> {
  return (await RULEBOOKS[game]?.()) ?? null;
}
