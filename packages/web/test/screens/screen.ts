// A screen of the app, and how to get there.
import type { RunningServer } from '@tidetable/server';
import type { Page } from 'playwright-core';
import { begun, type Guest, guest, keep, looksAs } from '../kit/guests.ts';
import { recorded, takeUp } from '../kit/saved.ts';

export interface Screen {
  readonly name: string;
  /** The page as the app knows it, `/rules/:part`, where axe is to look at it; boards have tests of their own. */
  readonly at?: string;
  /** From a fresh browser to the screen, ready to be looked at. */
  open(page: Page, server: RunningServer): Promise<unknown>;
}

/** A recorded game, played this far, in percent. */
export const played = (
  name: string,
  folder: string,
  record: string,
  part: number,
  seat = 0,
): Screen => ({
  name,
  async open(page) {
    const game = recorded(folder, record);
    const ply = Math.round((game.plies.length * part) / 100);
    await takeUp(page, game, { ply, seat, settings: { speed: 'off' } });
    await page.locator('.waters svg').first().waitFor();
    if (part === 100) await toldToTheEnd(page);
    // Scenery and pieces load separately.
    await page.waitForTimeout(500);
  },
});

/** Replaying finds out how the game was won. */
export async function toldToTheEnd(page: Page): Promise<void> {
  await page.locator('.ending .course').waitFor();
}

/** A page that needs only its address; ready when this text is shown. */
export const plain = (name: string, path: string, text: string, at: string = path): Screen => ({
  name,
  at,
  open: (page) => goTo(page, path, text),
});

export async function goTo(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByText(text).first().waitFor();
}

/** A person who joins by plain requests and then uses this browser. */
export async function comesIn(
  page: Page,
  { address }: RunningServer,
  name: string,
): Promise<Guest> {
  const someone = await guest(address, name);
  await looksAs(page, someone, address);
  return someone;
}

/** No animation, so that what is shown stays shown. */
const still = (page: Page, speed = 'off'): Promise<void> =>
  keep(page, 'tidetable settings', JSON.stringify({ speed }));

interface Company {
  readonly anna: Guest;
  readonly ben: Guest;
  readonly table: string;
}

/** Anna, with this browser, and Ben at a table that has begun. */
export async function company(
  page: Page,
  server: RunningServer,
  game: string,
  {
    speed,
    ...more
  }: {
    readonly options?: Record<string, unknown>;
    readonly settings?: Record<string, unknown>;
    readonly speed?: string;
  } = {},
): Promise<Company> {
  await still(page, speed);
  const anna = await comesIn(page, server, 'Anna');
  const ben = await guest(server.address, 'Ben');
  const table = await begun({ game, ...more }, [anna, ben]);
  return { anna, ben, table };
}

/** A phone has log and chat in a drawer. */
export async function openDrawer(page: Page, name: 'Players' | 'Log'): Promise<void> {
  const button = page.locator('.drawer-buttons').getByRole('button', { name });
  if (await button.isVisible()) await button.click();
}
