// Where each game's values come from, fetched when somebody asks.
import type { Source } from '@tidetable/engine';

const islebound = async (
  edition: 'retail' | 'prototype' | 'deep-fog',
): Promise<readonly Source[]> => (await import('@tidetable/islebound/sources')).sourcesIn(edition);

const SOURCES: Readonly<Record<string, () => Promise<readonly Source[]>>> = {
  'forbidden-island': async () =>
    Object.values((await import('@tidetable/forbidden-island/sources')).SOURCES),
  islebound: () => islebound('retail'),
  'islebound-prototype': () => islebound('prototype'),
  'deep-fog': () => islebound('deep-fog'),
  plunder: async () => Object.values((await import('@tidetable/plunder/sources')).SOURCES),
};

export async function sourcesOfGame(game: string): Promise<readonly Source[]> {
  return (await SOURCES[game]?.()) ?? [];
}
