// After the first visit the app works offline: it opens, and a whole game against bots can be played.

import { expect, it } from 'vitest';
import { FOR_MANY } from './kit/games.ts';
import { installed } from './kit/installed.ts';
import { playNow, playToTheEnd } from './kit/playing.ts';
import { aSite } from './kit/site.ts';

const site = aSite();

it('is played from start to end with the network cut and the server gone, after one visit', async () => {
  const { page, context } = await site.visit({ installs: true });
  await page.goto('/');
  await installed(page);
  await context.setOffline(true);
  await site.server.close();
  await page.reload();
  await playNow(page, 'Forbidden Island');
  expect(await playToTheEnd(page, /^(Done|No)/)).toBeGreaterThan(1);
  await page.goto(`/rules/${FOR_MANY}`);
  await page.getByRole('heading', { name: 'The rules of Plunder' }).waitFor();
  await page.goto('/verify');
  await page.getByRole('heading', { name: 'Was it a fair game?' }).waitFor();
}, 300_000);
