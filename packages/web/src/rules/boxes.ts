// The rules of each game as this release has them, fetched when they are needed.
import type { Face, Game } from '@tidetable/engine';

export interface Box {
  readonly game: Game;
  readonly face: Face;
}

const island = async (): Promise<Box> => {
  const [{ forbiddenIsland }, { face }] = await Promise.all([
    import('@tidetable/forbidden-island'),
    import('@tidetable/forbidden-island/face'),
  ]);
  return { game: forbiddenIsland, face };
};

const islebound =
  (edition: 'islebound' | 'isleboundPrototype' | 'deepFog') => async (): Promise<Box> => {
    const [games, { face }] = await Promise.all([
      import('@tidetable/islebound'),
      import('@tidetable/islebound/face'),
    ]);
    return { game: games[edition], face };
  };

const pirates = async (): Promise<Box> => {
  const [{ plunder }, { face }] = await Promise.all([
    import('@tidetable/plunder'),
    import('@tidetable/plunder/face'),
  ]);
  return { game: plunder, face };
};

const SHELF: ReadonlyMap<string, () => Promise<Box>> = new Map([
  ['forbidden-island', island],
  ['islebound', islebound('islebound')],
  ['islebound-prototype', islebound('isleboundPrototype')],
  ['deep-fog', islebound('deepFog')],
  ['plunder', pirates],
]);

/** Null for a game that is not known here. */
export async function boxOf(id: string): Promise<Box | null> {
  return (await SHELF.get(id)?.()) ?? null;
}
