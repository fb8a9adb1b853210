// Every screen of the app, and how to get there. Add yours: `npm run screenshots` takes it at both sizes, in both themes.
import type { Page } from 'playwright-core';
import { playNow } from '../kit/playing.ts';
import { recorded, takeUp } from '../kit/saved.ts';

export interface Screen {
  readonly name: string;
  /** From a fresh browser to the screen, ready to be looked at. */
  open(page: Page): Promise<unknown>;
}

const at = (name: string, path: string): Screen => ({
  name,
  open: (page) => page.goto(path, { waitUntil: 'networkidle' }),
});

/** A new local game, with the first thing to do on offer. */
async function begun(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await playNow(page, game);
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
}

/** A recorded game that has come so far, of a hundred parts. */
const played = (name: string, folder: string, record: string, part: number, seat = 0): Screen => ({
  name,
  async open(page) {
    const game = recorded(folder, record);
    const ply = Math.round((game.plies.length * part) / 100);
    const outcome = part === 100 ? game.outcome : null;
    await takeUp(page, { ...game, outcome }, { ply, seat, settings: { speed: 'off' } });
    await page.waitForTimeout(1500);
  },
});

export const SCREENS: readonly Screen[] = [
  played('forbidden-island-middle', 'forbidden-island', 'won', 45),
  played('forbidden-island-late', 'forbidden-island', 'won', 85),
  played('forbidden-island-won', 'forbidden-island', 'won', 100),
  played('forbidden-island-lost', 'forbidden-island', 'lost-skull', 100),
  played('islebound-middle', 'islebound', 'advanced-close-quarters', 50),
  played('islebound-late', 'islebound', 'architect', 90),
  played('islebound-end', 'islebound', 'trading', 100),
  played('deep-fog-middle', 'islebound', 'deep-fog-attack', 60),
  played('plunder-middle', 'plunder', 'conquest', 55),
  played('plunder-teams', 'plunder', 'three-teams-of-two', 60),
  played('plunder-bargain', 'plunder', 'bargains', 70),
  played('plunder-end', 'plunder', 'burying', 100),
  {
    name: 'replay-moment',
    async open(page) {
      await played('', 'forbidden-island', 'won', 100).open(page);
      await page.goto('/local/taken-up?ply=40', { waitUntil: 'networkidle' });
    },
  },
  {
    name: 'waiting-room',
    async open(page) {
      await page.goto('/new?game=plunder');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('button', { name: 'Come aboard' }).click();
      await page.waitForURL('**/table/*');
      await page.getByRole('button', { name: 'Make a link' }).click();
      await page.getByLabel('Invitation 1').waitFor();
    },
  },
  at('learn', '/learn'),
  at('lesson', '/learn/forbidden-island'),
  at('replay', '/replay'),
  at('home', '/'),
  {
    name: 'home-with-games',
    async open(page) {
      await begun(page, 'Forbidden Island');
      await page.goto('/');
      await begun(page, 'Plunder');
      await page.goto('/', { waitUntil: 'networkidle' });
    },
  },
  {
    name: 'preferences',
    async open(page) {
      await page.goto('/');
      await page.locator('.preferences summary').click();
    },
  },
  { name: 'forbidden-island', open: (page) => begun(page, 'Forbidden Island') },
  { name: 'islebound', open: (page) => begun(page, 'Islebound') },
  { name: 'plunder', open: (page) => begun(page, 'Plunder') },
  at('new-table', '/new?game=islebound'),
  at('lobby', '/lobby'),
  at('me', '/me'),
  at('daily', '/daily'),
  at('rules-shelf', '/rules'),
  at('rules', '/rules/forbidden-island'),
  at('credits', '/credits'),
  at('lost', '/nowhere'),
  at('verify', '/verify'),
];
