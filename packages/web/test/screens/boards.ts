// Tables on this device: overlays, and several players at one screen.

import { loadedGame } from '@tidetable/catalogue/loaded';
import { COOPERATIVE, WITH_EDITIONS } from '../kit/games.ts';
import { ANNA, BEN, BOT, recorded, takeUp } from '../kit/saved.ts';
import { begin } from './pages.ts';
import { plain, played, type Screen } from './screen.ts';

const AT = '/local/:part';

const won = played('won', COOPERATIVE, 'won', 100);

export const BOARDS: readonly Screen[] = [
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
      await begin(page, loadedGame(COOPERATIVE).manifest.editions[0]?.card.name ?? '');
      await page.keyboard.press('?');
    },
  },
  {
    name: 'curtain',
    at: AT,
    async open(page) {
      const seating = [ANNA, BEN, BOT];
      await takeUp(page, recorded(WITH_EDITIONS, 'architect'), { seating, ply: 3 });
      await page.getByRole('button', { name: 'I am Anna' }).waitFor();
    },
  },
  {
    name: 'shared-screen',
    at: AT,
    async open(page) {
      const seating = [ANNA, BEN];
      await takeUp(page, recorded(COOPERATIVE, 'won'), { seating, ply: 20 });
      await page.getByLabel('At this screen').waitFor();
    },
  },
  plain('table-elsewhere', '/local/nothing', 'not on this device', AT),
];
