// Each game's rules and bots, fetched when somebody plays it.
import type { Bot } from '@tidetable/bots/asking';
import type { Game } from '@tidetable/engine';

export interface GameBox {
  readonly game: Game;
  /** The default one first. */
  readonly bots: readonly Bot[];
}

const BOXES: Readonly<Record<string, () => Promise<GameBox>>> = {
  'forbidden-island': async () => {
    const [{ forbiddenIsland }, { deckhand }] = await Promise.all([
      import('@tidetable/forbidden-island'),
      import('@tidetable/bots/forbidden-island'),
    ]);
    return { game: forbiddenIsland, bots: [deckhand] };
  },
  islebound: async () => isleboundBox('islebound'),
  'islebound-prototype': async () => isleboundBox('isleboundPrototype'),
  'deep-fog': async () => isleboundBox('deepFog'),
  plunder: async () => {
    const [{ plunder }, { plunderDeckhand }] = await Promise.all([
      import('@tidetable/plunder'),
      import('@tidetable/bots/plunder'),
    ]);
    return { game: plunder, bots: [plunderDeckhand()] };
  },
};

async function isleboundBox(
  name: 'islebound' | 'isleboundPrototype' | 'deepFog',
): Promise<GameBox> {
  const [games, { deckhandOf }] = await Promise.all([
    import('@tidetable/islebound'),
    import('@tidetable/bots/islebound'),
  ]);
  const game = games[name];
  return { game, bots: [deckhandOf(game)] };
}

export async function gameBox(id: string): Promise<GameBox> {
  const open = BOXES[id];
  if (open === undefined) throw new Error(`there is no game ${id}`);
  return open();
}
