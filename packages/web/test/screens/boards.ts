// Tables on this device: boards as a game goes on, what lies over them, and the end.
import { ANNA, BEN, BOT, recorded, takeUp } from '../kit/saved.ts';
import { begin } from './pages.ts';
import { plain, played, type Screen } from './screen.ts';

const AT = '/local/:part';

const begun = (name: string, game: string): Screen => ({
  name,
  open: (page) => begin(page, game),
});

const won = { ...played('forbidden-island-won', 'forbidden-island', 'won', 100), at: AT };

export const BOARDS: readonly Screen[] = [
  begun('forbidden-island', 'Forbidden Island'),
  played('forbidden-island-middle', 'forbidden-island', 'won', 45),
  played('forbidden-island-late', 'forbidden-island', 'won', 85),
  won,
  played('forbidden-island-lost', 'forbidden-island', 'lost-skull', 100),
  played('islebound-middle', 'islebound', 'advanced-close-quarters', 50),
  { ...played('islebound-over', 'islebound', 'trading', 100), at: AT },
  {
    name: 'replay-moment',
    at: AT,
    async open(page, server) {
      await won.open(page, server);
      await page.goto('/local/taken-up?ply=40', { waitUntil: 'load' });
      await page.getByRole('button', { name: 'Play on from here' }).click();
    },
  },
  {
    name: 'keys',
    at: AT,
    async open(page) {
      await begin(page, 'Forbidden Island');
      await page.keyboard.press('?');
    },
  },
  {
    name: 'curtain',
    at: AT,
    async open(page) {
      const seating = [ANNA, BEN, BOT];
      await takeUp(page, recorded('islebound', 'architect'), { seating, ply: 3 });
      await page.getByRole('button', { name: 'I am Anna' }).waitFor();
    },
  },
  {
    name: 'shared-screen',
    at: AT,
    async open(page) {
      const seating = [ANNA, BEN];
      await takeUp(page, recorded('forbidden-island', 'won'), { seating, ply: 20 });
      await page.getByLabel('At this screen').waitFor();
    },
  },
  plain('table-elsewhere', '/local/nothing', 'not on this device', AT),
];
