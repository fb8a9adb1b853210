// Tables of Forbidden Island that begin in a position, on this device or on a server.
import { Match } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import type { Page } from 'playwright-core';
import { onTestFinished, vi } from 'vitest';
import { type Given, given } from '../../../games/forbidden-island/test/given.ts';
import type { Sitter } from '../../src/tables/local/messages.ts';
import { begun, guest, keep, looksAs } from '../kit/guests.ts';
import { takeUp } from '../kit/saved.ts';
import type { Site } from '../kit/site.ts';

const SEED = '19'.repeat(32);

/** Anna at the first seat, bots at the others; gives the page. */
export type Opening = (site: Site, position: Given, settings?: object) => Promise<Page>;

export const onThisDevice: Opening = (site, position, settings = {}) =>
  atOneScreen(site, position, { settings });

/** Whoever sits there shares the screen. */
export async function atOneScreen(
  site: Site,
  position: Given,
  taken: { readonly settings?: object; readonly seating?: readonly Sitter[] },
): Promise<Page> {
  const { page } = await site.visit();
  const record = Match.load(forbiddenIsland, SEED, given(position).state).record();
  await takeUp(page, record, taken);
  return page;
}

/** The real server, whose deal is this position. */
export const onAServer: Opening = async (site, position, settings = {}) => {
  const dealing = vi
    .spyOn(forbiddenIsland, 'setup')
    .mockImplementation(() => given(position).state);
  onTestFinished(() => dealing.mockRestore());
  const { page } = await site.visit();
  const { address } = site.server;
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  await keep(page, 'tidetable settings', JSON.stringify(settings));
  const { seats } = given(position).state;
  const bots = Array.from({ length: seats - 1 }, () => null);
  await page.goto(`/table/${await begun({ game: 'forbidden-island' }, [anna, ...bots])}`);
  return page;
};
