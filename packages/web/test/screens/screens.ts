// Every screen of the app. Add yours: `npm run screenshots` takes it at every size, in both themes, and axe looks at it.

import { ISLEBOUND } from '../../../games/islebound/test/board/screens.ts';
import { PLUNDER } from '../../../games/plunder/test/board/screens.ts';
import { BOARDS } from './boards.ts';
import { PAGES } from './pages.ts';
import { PEOPLE } from './people.ts';
import type { Screen } from './screen.ts';
import { TABLES } from './tables.ts';

export const SCREENS: readonly Screen[] = [
  ...PAGES,
  ...TABLES,
  ...PEOPLE,
  ...BOARDS,
  ...ISLEBOUND,
  ...PLUNDER,
];
