// How much script is loaded: to open the page, and to play a whole game.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtApp } from '../build/build.ts';
import { playNow, playToTheEnd } from './kit/playing.ts';
import { aSite } from './kit/site.ts';

const site = aSite();

const FIRST_LOAD = 130_000;
const WHOLE_GAME = 200_000;
const ONE_FILE = 90_000;

/** Every script loaded from now on, including the workers'. */
function scriptsOf(context: BrowserContext): readonly Response[] {
  const scripts: Response[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  return scripts;
}

async function sizeOf(scripts: readonly Response[], what: string): Promise<number> {
  const zipped = await Promise.all(
    scripts.map(async (script) => gzipSync(await script.body()).length),
  );
  const size = zipped.reduce((sum, one) => sum + one, 0);
  console.log(
    `${what}: ${(size / 1000).toFixed(1)} kB of script in ${scripts.length} files, gzipped`,
  );
  return size;
}

it('is little to open the page, and little more to play a whole game against bots', async () => {
  const { page, context } = await site.visit();
  const scripts = scriptsOf(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await sizeOf(scripts, 'first load')).toBeLessThanOrEqual(FIRST_LOAD);
  await playNow(page, 'Forbidden Island');
  await playToTheEnd(page, /^(Done|No)/);
  expect(scripts.some((script) => script.url().includes('/worker-'))).toBe(true);
  expect(await sizeOf(scripts, 'a whole game')).toBeLessThanOrEqual(WHOLE_GAME);
}, 300_000);

it('has no file that is large by itself', async () => {
  const folder = join(await builtApp(), 'assets');
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: gzipSync(readFileSync(join(folder, name))).length }))
    .sort((one, other) => other.size - one.size);
  console.log(
    sizes
      .slice(0, 4)
      .map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)} kB`)
      .join(', '),
  );
  expect(sizes.filter(({ size }) => size > ONE_FILE)).toEqual([]);
});
