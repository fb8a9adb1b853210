// A server with the built app, and visitors with real browsers. Independent of vitest: scripts use it too.
import { type RunningServer, type ServeOptions, serve } from '@tidetable/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { IS_FRESH } from '../../../server/test/chance.ts';
import { serving } from '../../../server/test/serving.ts';
import { builtApp } from '../../build/build.ts';

/** The real server in this process, with the app built from the current sources; it forgets everything when closed. */
export async function openServer(more: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const pages = await builtApp();
  return serve({ ...serving(), place: 'memory', pages, ...more });
}

export interface Looking {
  /** 1440×900 by default, 390×844 below 700; a phone or tablet has a touch screen. */
  readonly width?: number;
  readonly height?: number;
  /** The page's zoom: the layout shrinks, the screen does not. */
  readonly zoom?: number;
  readonly theme?: 'light' | 'dark';
  /** `reduce` by default: no animation, and no waiting for it. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Whether the service worker is allowed; off by default, so that every page comes from the server. */
  readonly installs?: boolean;
  readonly locale?: string;
  /** In a browser that shows notifications; slower. */
  readonly isNotified?: true;
  /** The server's address, if not its own. */
  readonly address?: string;
  /** Console errors that this test causes on purpose. */
  readonly expected?: readonly RegExp[];
}

/** A visitor with a browser of their own: cookies, storage, one open page. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, uncaught errors, requests that failed, breaches of the policy. */
  readonly troubles: readonly string[];
  /** Throws if there were any errors. */
  noErrors(): void;
}

/** A page's first game is the same in every run, and so is its second. Only seeds have 32 bytes: ids stay random. */
const SAME_DEALS = `{
  const random = crypto.getRandomValues.bind(crypto);
  let made = 0;
  crypto.getRandomValues = (array) =>
    array.byteLength === 32 ? array.fill(++made) : random(array);
}`;

const PHONE = 700;
const TOUCHED = ['390×844', '844×390', '820×1180', '1180×820'];
const NOT_INSTALLED = /^Service Worker registration blocked by Playwright/;

export async function openPage(
  browser: Browser,
  address: string,
  looking: Looking = {},
): Promise<Visitor> {
  const { width = 1440, theme = 'light', reducedMotion = 'reduce', installs = false } = looking;
  const isPhone = width < PHONE;
  const height = looking.height ?? (isPhone ? 844 : 900);
  const zoom = looking.zoom ?? 1;
  const isTouched = zoom === 1 && TOUCHED.includes(`${width}×${height}`);
  const context = await browser.newContext({
    baseURL: looking.address ?? address,
    viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
    deviceScaleFactor: zoom,
    isMobile: isTouched,
    hasTouch: isTouched,
    colorScheme: theme,
    reducedMotion,
    serviceWorkers: installs ? 'allow' : 'block',
    locale: looking.locale ?? 'en-GB',
  });
  if (!IS_FRESH) await context.addInitScript(SAME_DEALS);
  const troubles: string[] = [];
  const expected = [...(looking.expected ?? []), ...(installs ? [] : [NOT_INSTALLED])];
  const note = (trouble: string): void => {
    if (!expected.some((one) => one.test(trouble))) troubles.push(trouble);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} ${message.location().url}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (why !== 'net::ERR_ABORTED') note(`${why} ${request.url()}`);
  });
  const noErrors = (): void => {
    if (troubles.length > 0) throw new Error(`the page complained:\n${troubles.join('\n')}`);
  };
  return { page: await context.newPage(), context, troubles, noErrors };
}
