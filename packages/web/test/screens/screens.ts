// Every screen of the app. Add yours: `npm run screenshots` takes it at every size, in both themes, and axe looks at it.
import { BOARDS } from './boards.ts';
import { ISLEBOUND } from './islebound.ts';
import { PAGES } from './pages.ts';
import { PEOPLE } from './people.ts';
import { PLUNDER } from './plunder.ts';
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
