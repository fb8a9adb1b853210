// Each game's board and its icons, fetched when somebody looks at it.
import { addIcons } from '../look/icon.tsx';
import { earlierRules } from '../rules/earlier.ts';
import type { BoardKit } from './board.ts';

type Fetched<T> = readonly [T, { readonly default: Readonly<Record<string, string>> }];

/** What a board draws is there before the board is. */
async function drawn<T>(
  fetching: Promise<Fetched<T>>,
  kitIn: (board: T) => unknown,
): Promise<BoardKit> {
  const [board, icons] = await fetching;
  addIcons(icons.default);
  return kitIn(board) as BoardKit;
}

const islebound = (): Promise<BoardKit> =>
  drawn(
    Promise.all([import('./islebound/index.ts'), import('virtual:icons/islebound')]),
    ({ isleboundKit }) => isleboundKit,
  );

const KITS: Readonly<Record<string, () => Promise<BoardKit>>> = {
  'forbidden-island': () =>
    drawn(
      Promise.all([
        import('./forbidden-island/index.ts'),
        import('virtual:icons/forbidden-island'),
      ]),
      ({ forbiddenIslandKit }) => forbiddenIslandKit,
    ),
  islebound,
  'islebound-prototype': islebound,
  'deep-fog': islebound,
  plunder: () =>
    drawn(
      Promise.all([import('./plunder/index.ts'), import('virtual:icons/plunder')]),
      ({ plunderKit }) => plunderKit,
    ),
};

/** Without a version, for the rules of this release. */
export async function kitOf(game: string, rulesVersion?: number): Promise<BoardKit> {
  const fetched = KITS[game];
  if (fetched === undefined) throw new Error(`there is no board for ${game}`);
  const [kit, earlier] = await Promise.all([fetched(), earlierRules(game, rulesVersion)]);
  if (earlier === null) return kit;
  const { earlierKit } = await import('./earlier-kit.tsx');
  return earlierKit(kit, earlier);
}
