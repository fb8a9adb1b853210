// Every screen of the app, and how to get there. Add yours: `npm run screenshots` takes it at both sizes, in both themes.
import type { Page } from 'playwright-core';
import { playNow } from '../kit/playing.ts';

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

export const SCREENS: readonly Screen[] = [
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
