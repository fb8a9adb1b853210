// Which tale belongs to which game; fetched in the worker when a game is over.
import type { Core } from '@tidetable/engine';
import { earlierRules } from '../rules/earlier.ts';
import type { Tale } from './tale.ts';

type Teller = (states: readonly Core[]) => Tale;

const TELLERS: Readonly<Record<string, () => Promise<Teller>>> = {
  'forbidden-island': async () => (await import('./forbidden-island.ts')).islandTale,
  islebound: async () => (await import('./islebound.ts')).isleboundTale,
  'islebound-prototype': async () => (await import('./islebound.ts')).isleboundTale,
  'deep-fog': async () => (await import('./islebound.ts')).isleboundTale,
  plunder: async () => (await import('./plunder.ts')).plunderTale,
};

export async function taleOf(
  game: string,
  rulesVersion: number,
  states: readonly Core[],
): Promise<Tale> {
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier !== null) return earlier.tale(states) as Tale;
  const teller = await TELLERS[game]?.();
  return teller?.(states) ?? { earned: [], facts: [], courses: [], isStacked: false };
}
