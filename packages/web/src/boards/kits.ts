// Each game's board, fetched when somebody looks at it.
import type { BoardKit } from './board.ts';

const islebound = async (): Promise<BoardKit> =>
  (await import('./islebound/index.ts')).isleboundKit as unknown as BoardKit;

const KITS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  'forbidden-island': async () =>
    (await import('./forbidden-island/index.ts')).forbiddenIslandKit as unknown as BoardKit,
  islebound,
  'islebound-prototype': islebound,
  'deep-fog': islebound,
  plunder: async () => (await import('./plunder/index.ts')).plunderKit as unknown as BoardKit,
};

export async function kitOf(game: string): Promise<BoardKit> {
  const fetched = KITS[game];
  if (fetched === undefined) throw new Error(`there is no board for ${game}`);
  return fetched();
}
