// Each game's rulebook, fetched when somebody looks something up.
import { earlierRules } from '../rules/earlier.ts';
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

/** Without a version, as this release plays it. */
export async function rulebookOf(game: string, version?: number): Promise<Rulebook | null> {
  const earlier = await earlierRules(game, version);
  if (earlier !== null) return earlier.game.rulebook;
  return (await RULEBOOKS[game]?.()) ?? null;
}
