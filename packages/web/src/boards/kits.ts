// Each game's board, fetched when somebody looks at it.
import { addIcons } from '../look/icon.tsx';
import type { BoardKit } from './board.ts';

type Icons = Promise<{ readonly default: Readonly<Record<string, string>> }>;

/** A board comes with the icons it draws. */
async function withIcons(kit: Promise<unknown>, icons: Icons): Promise<BoardKit> {
  addIcons((await icons).default);
  return (await kit) as BoardKit;
}

const islebound = (): Promise<BoardKit> =>
  withIcons(
    import('./islebound/index.ts').then(({ isleboundKit }) => isleboundKit),
    import('virtual:icons/islebound'),
  );

const KITS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  'forbidden-island': () =>
    withIcons(
      import('./forbidden-island/index.ts').then(({ forbiddenIslandKit }) => forbiddenIslandKit),
      import('virtual:icons/forbidden-island'),
    ),
  islebound,
  'islebound-prototype': islebound,
  'deep-fog': islebound,
  plunder: () =>
    withIcons(
      import('./plunder/index.ts').then(({ plunderKit }) => plunderKit),
      import('virtual:icons/plunder'),
    ),
};

export async function kitOf(game: string): Promise<BoardKit> {
  const fetched = KITS[game];
  if (fetched === undefined) throw new Error(`there is no board for ${game}`);
  return fetched();
}
