// The README's first command: one process, one port, the whole app.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from './chromium.ts';
import { FOR_MANY } from './kit/games.ts';
import { openPage } from './kit/opening.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The address that it prints; stopped when the test is over. */
function started(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'tidetable-start-'));
  const args = ['start', '--silent', '--', '--port', '0', '--data', data];
  // A process group of its own, so that what npm starts is stopped with it.
  const npm = spawn('npm', args, { cwd: ROOT, detached: true });
  const over = new Promise((resolve) => npm.once('close', resolve));
  onTestFinished(async () => {
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM');
    await over;
    rmSync(data, { recursive: true, force: true });
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text;
      const address = /served at (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    npm.stdout.on('data', hear);
    npm.stderr.on('data', hear);
    npm.once('close', () => reject(new Error(`it did not start: ${said}`)));
  });
}

it('builds what is needed, prints its address, and serves the app there', async () => {
  const address = await started();
  const browser = await sharedBrowser();
  const { page, context, noErrors } = await openPage(browser, address);
  onTestFinished(() => context.close());
  await page.goto(`/rules/${FOR_MANY}`);
  await page.getByRole('heading', { name: 'The rules of Plunder' }).waitFor();
  await page.goto('/');
  expect(await page.getByRole('button', { name: 'Play now' }).count()).toBe(5);
  noErrors();
}, 120_000);
