// A spectator sees no secret: neither on the page nor in anything that the server has sent.

import { expect, it } from 'vitest';
import { WITH_EDITIONS } from '../kit/games.ts';
import { aSite } from '../kit/site.ts';
import { actionsOf, hasty, playToTheEnd, sailor, twoAtATable } from './people.ts';

const site = aSite();

/** Every text in a value. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

it('hidden hands of architects', async () => {
  const { anna, ben, path } = await twoAtATable(site, WITH_EDITIONS, {
    async prepare(page) {
      await page.getByLabel('List it in the lobby').check();
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('Architect').check();
    },
  });
  const ned = await sailor(site, 'Ned');
  const frames: string[] = [];
  ned.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await ned.page.goto(path);
  await ned.page.locator('.table').waitFor();
  const opened = await site.server.context.registry.open(path.replace('/table/', ''));
  if (opened.kind !== 'live') throw new Error(opened.kind);
  const { table } = opened;
  for (let round = 0; round < 6; round++) {
    const publicly = new Set(texts(table.viewFor('spectator').view));
    const secrets = [0, 1]
      .flatMap((seat) => texts(table.viewFor(seat).view))
      .filter((text) => !publicly.has(text));
    expect(secrets.length).toBeGreaterThan(0);
    const sent = frames.join('\n');
    const page = await ned.page.content();
    for (const secret of secrets) {
      expect(sent).not.toContain(`"${secret}"`);
      expect(page).not.toContain(secret);
    }
    await playToTheEnd([anna, ben], hasty, 2);
  }
  const moves = () => frames.filter((text) => text.startsWith('{"is":"moved"')).length;
  await expect.poll(moves).toBeGreaterThan(4);
  expect(await actionsOf(ned.page).count()).toBe(0);
}, 180_000);
