// Every screen of the app. Add yours, or a game's to its `test/board/screens.ts`: `npm run screenshots` takes it at every
// size, in both themes, and axe looks at it.
import { MANIFESTS } from '@tidetable/catalogue';
import { BOARDS } from './boards.ts';
import { PAGES } from './pages.ts';
import { PEOPLE } from './people.ts';
import type { Screen } from './screen.ts';
import { TABLES } from './tables.ts';

const games: Screen[] = [];
for (const { folder } of MANIFESTS) {
  const { SCREENS: own } = await import(`../../../games/${folder}/test/board/screens.ts`);
  games.push(...own);
}

export const SCREENS: readonly Screen[] = [...PAGES, ...TABLES, ...PEOPLE, ...BOARDS, ...games];
