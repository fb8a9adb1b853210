// After the first visit the app works offline: it opens, and a whole game against bots can be played.

import { expect, it, onTestFinished } from 'vitest';
import { FOR_MANY } from './kit/games.ts';
import { installed } from './kit/installed.ts';
import { openServer } from './kit/opening.ts';
import { playNow, playToTheEnd } from './kit/playing.ts';
import { aSite } from './kit/site.ts';

const site = aSite();

it('is played from start to end with the network cut and the server gone, after one visit', async () => {
  const server = await openServer();
  onTestFinished(() => server.close());
  // Whether a server is there is asked at any time.
  const { page, context } = await site.visit({
    address: server.address,
    installs: true,
    expected: [/healthz/],
  });
  await page.goto('/');
  await installed(page);
  await context.setOffline(true);
  await server.close();
  await page.reload();
  await playNow(page, 'Forbidden Island');
  expect(await playToTheEnd(page, /^(Done|No)/)).toBeGreaterThan(1);
  await page.goto(`/rules/${FOR_MANY}`);
  await page.getByRole('heading', { name: 'The rules of Plunder' }).waitFor();
  await page.goto('/verify');
  await page.getByRole('heading', { name: 'Was it a fair game?' }).waitFor();
}, 300_000);
