// Time to play after a cold start of the page, on this machine and on one four times slower.
import type { Browser } from 'playwright-core';
import { openPage } from '../kit/opening.ts';
import { playNow } from '../kit/playing.ts';

const SLOWDOWNS = [1, 4];
const VISITS = 7;

interface Start {
  /** Milliseconds until the table is laid out, and until there is an action to choose. */
  readonly laid: number;
  readonly asked: number;
}

/** A first visit: nothing is cached. */
async function visited(browser: Browser, address: string, rate: number): Promise<Start> {
  const { page, context } = await openPage(browser, address, { reducedMotion: 'no-preference' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const start = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await playNow(page, 'Forbidden Island');
  // If a bot begins, the table is laid out when it is shown thinking.
  await page.locator('.prompt').waitFor();
  const laid = performance.now() - start;
  await page.locator('.actions button').first().waitFor();
  const asked = performance.now() - start;
  await context.close();
  return { laid, asked };
}

/** The page starts cold, the browser does not. */
export async function coldStart(browser: Browser, address: string): Promise<void> {
  await visited(browser, address, 1);
  for (const rate of SLOWDOWNS) {
    const starts: Start[] = [];
    for (let nth = 0; nth < VISITS; nth++) starts.push(await visited(browser, address, rate));
    const times = (of: keyof Start): string => {
      const sorted = starts.map((start) => start[of]).sort((one, other) => one - other);
      const [least, middle, most] = [0, VISITS >> 1, VISITS - 1].map((at) =>
        sorted[at]?.toFixed(0),
      );
      return `${middle} ms (${least} to ${most})`;
    };
    console.log(
      `CPU ${rate}x slower, ${VISITS} visits: table laid after ${times('laid')}, first action after ${times('asked')}.`,
    );
  }
}
