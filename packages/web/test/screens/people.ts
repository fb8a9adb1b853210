// Pages about people: their profiles, their games, their opponents.

import type { RunningServer } from '@tidetable/server';
import type { Page } from 'playwright-core';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { begun, type Guest, guest, playAhead } from '../kit/guests.ts';
import { comesIn, goTo, plain, type Screen } from './screen.ts';

const PASSWORD = 'a calm sea and a prosperous voyage';

/** Two people who have finished a few rated games with each other; the first is the viewer. */
async function rivals(page: Page, server: RunningServer): Promise<readonly [Guest, Guest]> {
  const pair = [await comesIn(page, server, 'Anna'), await guest(server.address, 'Ben')] as const;
  const games = [
    { game: FOR_MANY, options: { roundLimit: 1 } },
    { game: COOPERATIVE, options: { difficulty: 'legendary' } },
  ];
  for (const game of games)
    for (let nth = 0; nth < 5; nth++)
      await playAhead(server, await begun({ ...game, rated: true }, pair));
  return pair;
}

export const PEOPLE: readonly Screen[] = [
  plain('me-nobody', '/me', 'You are not aboard yet'),
  {
    name: 'me-guest',
    at: '/me',
    async open(page, server) {
      const anna = await comesIn(page, server, 'Anna');
      const ben = await guest(server.address, 'Ben');
      for (const kind of ['mute', 'block'])
        await anna.api('PUT /api/regards/:person/:kind', { params: { person: ben.id, kind } });
      await page.goto('/me');
      await page.getByText('I forgot my password').click();
      await page.getByLabel('What for').fill('my bot');
      await page.getByRole('button', { name: 'Make a token' }).click();
      await page.getByText('Copy it now').waitFor();
      await page.evaluate('scrollTo(0, 0)');
    },
  },
  {
    name: 'me-account',
    at: '/me',
    async open(page, server) {
      await comesIn(page, server, 'Anna');
      await page.goto('/me');
      const sheet = page.locator('.sheet').filter({ hasText: 'Make an account' });
      await sheet.getByLabel('Login').fill(`anna${Math.floor(performance.now() * 1000)}`);
      await sheet.getByLabel('Password').fill(PASSWORD);
      await sheet.getByRole('button', { name: 'Make it' }).click();
      await page.getByText('Write this recovery code down').waitFor();
      await page.getByText('Change the password').click();
    },
  },
  {
    name: 'profile',
    at: '/profile/:part',
    async open(page, server) {
      const [, ben] = await rivals(page, server);
      await goTo(page, `/profile/${ben.id}`, 'Plunder');
    },
  },
  {
    name: 'profile-empty',
    at: '/profile/:part',
    async open(page, server) {
      const { id } = await comesIn(page, server, 'Anna');
      await goTo(page, `/profile/${id}`, 'No finished games yet');
    },
  },
  plain('profile-missing', '/profile/nobody', 'Nobody is here', '/profile/:part'),
  {
    name: 'ladder',
    at: '/ladder/:part',
    async open(page, server) {
      await rivals(page, server);
      await goTo(page, `/ladder/${FOR_MANY}`, 'Anna');
    },
  },
  plain('ladder-empty', `/ladder/${WITH_EDITIONS}`, 'Nobody is on this ladder', '/ladder/:part'),
  {
    name: 'daily',
    at: '/daily',
    async open(page, server) {
      const anna = await comesIn(page, server, 'Anna');
      const params = { game: COOPERATIVE };
      const { id } = await anna.api('POST /api/daily/:game', { params, body: {} });
      await anna.api('POST /api/tables/:table/start', { params: { table: id } });
      await anna.api('GET /api/tables/:table/view', { params: { table: id } });
      await playAhead(server, id);
      await goTo(page, '/daily', 'Anna');
    },
  },
];
