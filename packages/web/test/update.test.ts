// A newer release: an open page stays as it is, and the next page load is new. The API is never cached.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtApp } from '../build/build.ts';
import { UNANSWERED } from './kit/cable.ts';
import { installed } from './kit/installed.ts';
import { openServer } from './kit/opening.ts';
import { aSite } from './kit/site.ts';

const site = aSite();
const folder = mkdtempSync(join(tmpdir(), 'tidetable-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The same app with another name and page description. */
async function anotherRelease(): Promise<string> {
  cpSync(await builtApp(), folder, { recursive: true });
  const change = (name: string, from: RegExp, to: string): void => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  change('index.html', /<meta name="description"/, '<meta name="release" content="next" />$&');
  change('service-worker.js', /"name":"\w+"/, '"name":"next"');
  return folder;
}

/** Checks for a newer release, and waits until its service worker is active. */
const RENEWED = `new Promise((resolve, reject) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  navigator.serviceWorker.ready.then((one) => one.update()).catch(reject);
})`;

it('takes over with the next page, not in the middle of one', async () => {
  const { page } = await site.visit({ installs: true, expected: UNANSWERED });
  const isNext = () => page.locator('meta[name="release"]').count();
  await page.goto('/');
  await installed(page);
  await page.reload();
  const { port } = new URL(site.server.address);
  await site.server.close();
  const next = await openServer({ port: Number(port), pages: await anotherRelease() });
  try {
    await page.evaluate(RENEWED);
    expect(await isNext()).toBe(0);
    await page.getByRole('link', { name: 'Credits' }).click();
    await page.getByRole('heading', { name: 'Credits' }).waitFor();
    expect(await isNext()).toBe(1);
    const kept = await page.evaluate<string[]>(`caches.keys().then((names) =>
      Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
      .then((all) => all.flat().map(({ url }) => new URL(url).pathname))`);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((path) => /^\/(api|healthz)/.test(path))).toEqual([]);
  } finally {
    await next.close();
  }
}, 120_000);
