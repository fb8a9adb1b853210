// Each game's rules and those of its bots that act at once, fetched when somebody plays it.
import type { Bot } from '@tidetable/bots/asking';
import { quickOnes } from '@tidetable/bots/crew';
import type { Game } from '@tidetable/engine';
import { earlierRules } from '../../rules/earlier.ts';

export interface GameBox {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

const BOXES: Readonly<Record<string, () => Promise<GameBox>>> = {
  'forbidden-island': async () => {
    const [{ forbiddenIsland }, { bosun }] = await Promise.all([
      import('@tidetable/forbidden-island'),
      import('@tidetable/bots/forbidden-island'),
    ]);
    return { game: forbiddenIsland, bots: quickOnes(bosun) };
  },
  islebound: async () => isleboundBox('islebound'),
  'islebound-prototype': async () => isleboundBox('isleboundPrototype'),
  'deep-fog': async () => isleboundBox('deepFog'),
  plunder: async () => {
    const [{ plunder }, { PLUNDER_OVERSIGHTS, plunderCaptain }] = await Promise.all([
      import('@tidetable/plunder'),
      import('@tidetable/bots/plunder'),
    ]);
    return { game: plunder, bots: quickOnes(plunderCaptain('captain'), PLUNDER_OVERSIGHTS) };
  },
};

async function isleboundBox(
  name: 'islebound' | 'isleboundPrototype' | 'deepFog',
): Promise<GameBox> {
  const [games, { bosunOf }] = await Promise.all([
    import('@tidetable/islebound'),
    import('@tidetable/bots/islebound'),
  ]);
  const game = games[name];
  return { game, bots: quickOnes(bosunOf(game)) };
}

/** Without a version, with the rules of this release. */
export async function gameBox(id: string, rulesVersion?: number): Promise<GameBox> {
  const open = BOXES[id];
  if (open === undefined) throw new Error(`there is no game ${id}`);
  const earlier = await earlierRules(id, rulesVersion);
  if (earlier === null) return open();
  return { game: earlier.game, bots: earlier.bots.filter(({ isSlow }) => isSlow !== true) };
}
