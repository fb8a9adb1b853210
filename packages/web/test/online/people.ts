// People at a server table, each with a browser of their own, who do everything by clicking.
import type { Page } from 'playwright-core';
import { NAMES } from '../kit/ongoing-game.ts';
import type { Looking, Visitor } from '../kit/opening.ts';
import type { Site } from '../kit/site.ts';

/** The available actions; "more" and "back" are marked quiet. */
const BUTTONS = '.actions button:not(.quiet)';

export interface Sailor extends Visitor {
  readonly name: string;
}

export async function sailor(site: Site, name: string, looking: Looking = {}): Promise<Sailor> {
  return { ...(await site.visit(looking)), name };
}

/** Enters a name where it is asked for. */
async function sayName({ page, name }: Sailor): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Come aboard' }).click();
}

/** Opens a table for two from the page of new tables; `prepare` fills in the form. */
export async function openTable(
  host: Sailor,
  game: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  const { page } = host;
  await page.goto(`/new?game=${game}`);
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  await prepare(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await sayName(host);
  await page.waitForURL('**/table/*');
  return new URL(page.url()).pathname;
}

/** The invitation link of the table. */
export async function linkBy({ page }: Sailor): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  return page.getByLabel('Invitation', { exact: true }).inputValue();
}

/** Follows a link and sits down. */
export async function followLink(guest: Sailor, link: string): Promise<void> {
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await sayName(guest);
  await guest.page.waitForURL('**/table/*');
}

interface Meeting {
  readonly looking?: Looking;
  /** Fills in the form of the new table. */
  prepare?(page: Page): Promise<void>;
}

/** The first opens a table, the others follow its link and sit down in this order, and the game begins. */
export async function aTableFull(
  site: Site,
  game: string,
  seats: number,
  { looking = {}, prepare = async () => {} }: Meeting = {},
): Promise<{ readonly people: readonly [Sailor, Sailor, ...Sailor[]]; readonly path: string }> {
  const [anna, ben, ...more] = await Promise.all(
    NAMES.slice(0, seats).map((name) => sailor(site, name, looking)),
  );
  if (anna === undefined || ben === undefined) throw new Error('a table is for two at least');
  const path = await openTable(anna, game, async (page) => {
    for (const _one of more) await page.getByRole('button', { name: 'Add a seat' }).click();
    await prepare(page);
  });
  const link = await linkBy(anna);
  for (const guest of [ben, ...more]) await followLink(guest, link);
  await anna.page.getByRole('button', { name: 'Begin' }).click();
  const people = [anna, ben, ...more] as const;
  await Promise.all(people.map(({ page }) => page.locator('.table').waitFor()));
  return { people, path };
}

/** Anna opens a table, Ben comes by a link, and the game begins. */
export async function twoAtATable(
  site: Site,
  game: string,
  meeting: Meeting = {},
): Promise<{ readonly anna: Sailor; readonly ben: Sailor; readonly path: string }> {
  const { people, path } = await aTableFull(site, game, 2, meeting);
  const [anna, ben] = people;
  return { anna, ben, path };
}

export const actionsOf = (page: Page) => page.locator(BUTTONS);

/** Picks one of the button labels. */
export type Picking = (labels: readonly string[]) => number;

/** Ends what can be ended, else the first offer: the sea wins soon. */
export const hasty: Picking = (labels) =>
  Math.max(
    0,
    labels.findIndex((label) => /^(Done|End|Pass|Go on)/.test(label)),
  );

/** What a page offers at this moment. */
const OFFERED = `(() => {
  const labels = [...document.querySelectorAll('${BUTTONS}')].map((one) => one.textContent);
  return [document.querySelector('.ending') !== null, labels];
})()`;
type Offered = readonly [isOver: boolean, labels: readonly string[]];

/**
 * Clicks for each person who has something to do, until the game is over or after that many clicks; returns
 * their number.
 */
export async function playToTheEnd(
  people: readonly Pick<Sailor, 'page'>[],
  pick: Picking,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let clicks = 0, over = 0; ; over = 0)
    for (const { page } of people) {
      const [isOver, labels] = await page.evaluate<Offered>(OFFERED);
      over += Number(isOver);
      if (over === people.length || clicks >= most) return clicks;
      if (labels.length === 0) continue;
      // Without Playwright's wait for two stable frames, which is slow on a busy machine.
      await page
        .locator(BUTTONS)
        .nth(pick(labels))
        .dispatchEvent('click', {}, { timeout: 1_000 })
        .then(
          () => {
            clicks += 1;
          },
          () => {}, // What was there is gone.
        );
    }
}
