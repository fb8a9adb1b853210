// For tests of pages: one server for all tests of a file, one browser, and visitors whose pages must log no errors.
//
//   const site = aSite();
//   it('opens', async () => {
//     const { page } = await site.visit({ width: 390, theme: 'dark' });
//     await page.goto('/');                          // paths are the server's
//     expect(await axe(page)).toEqual([]);
//   });
//
// A visitor leaves when its test is over; the test fails if a page has logged an error (console, uncaught errors,
// failed requests, content policy), except as `expected` says. The app is built once, when something has changed.
import type { RunningServer, ServeOptions } from '@tidetable/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { aWholeBrowser, sharedBrowser } from '../chromium.ts';
import { type Looking, openPage, openServer, type Visitor } from './opening.ts';

/** Builds, servers and browsers may be slow to start on a small machine. */
const LONG = 120_000;

export interface Site {
  /** What is served, with its address. */
  readonly server: RunningServer;
  visit(looking?: Looking): Promise<Visitor>;
}

export function aSite(serving: Partial<ServeOptions> = {}): Site {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await openServer(serving);
    browser = await sharedBrowser();
  }, LONG);
  afterAll(async () => {
    await server?.close();
  }, LONG);
  return {
    get server() {
      return server;
    },
    async visit(looking) {
      const whole = looking?.isNotified ? await aWholeBrowser() : null;
      const visitor = await openPage(whole ?? browser, server.address, looking);
      onTestFinished(async () => {
        await visitor.context.close();
        await whole?.close();
        visitor.noErrors();
      });
      return visitor;
    },
  };
}
