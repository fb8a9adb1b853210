// Each game's board, fetched when somebody looks at it.
import type { BoardKit } from './board.ts';

const KITS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  'forbidden-island': async () =>
    (await import('./forbidden-island/index.ts')).forbiddenIslandKit as unknown as BoardKit,
  islebound: async () => (await import('./plain/kits.ts')).isleboundKit,
  'islebound-prototype': async () => (await import('./plain/kits.ts')).isleboundKit,
  'deep-fog': async () => (await import('./plain/kits.ts')).deepFogKit,
  plunder: async () => (await import('./plain/kits.ts')).plunderKit,
};

export async function kitOf(game: string): Promise<BoardKit> {
  const fetched = KITS[game];
  if (fetched === undefined) throw new Error(`there is no board for ${game}`);
  return fetched();
}
