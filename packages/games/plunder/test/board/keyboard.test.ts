// Plunder by keyboard alone: Tab, arrows over the chart, Enter, and the shortcuts that `?` lists.
import { Match } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { plunder } from '../../rules/index.ts';

const site = aSite();

/** Only one turn of it is short enough for every run. */
const every = process.env.WHOLE === 'every' ? it : it.skip;

interface Sight {
  /** The number of actions after which it shows the game. */
  readonly ply: string;
  readonly choices: readonly string[];
  /** The focused spot, or where else the focus is. */
  readonly focus: string;
  /** Squares that a ship could sail to, ports first. */
  readonly reach: readonly string[];
  readonly isOver: boolean;
}

const SIGHT = `(() => {
  const said = (one) => [...one.childNodes].filter(({ tagName }) => tagName !== 'KBD').map(({ textContent }) => textContent).join('').trim();
  const isPort = (one) => /port of/.test(one.getAttribute('aria-label'));
  const reach = [...document.querySelectorAll('.plunder-chart .reach[data-spot]')];
  return {
    ply: document.querySelector('.table')?.dataset.ply ?? '',
    choices: [...document.querySelectorAll('.actions button')].map(said),
    focus: document.activeElement.dataset.spot ?? document.activeElement.tagName,
    reach: [...reach.filter(isPort), ...reach.filter((one) => !isPort(one))].map((one) => one.dataset.spot),
    isOver: document.querySelector('.ending') !== null,
  };
})()`;

const see = (page: Page): Promise<Sight> => page.evaluate<Sight>(SIGHT);

/** Waits until there is something to do. */
async function seeChoices(page: Page): Promise<Sight> {
  let sight = await see(page);
  while (sight.choices.length === 0 && !sight.isOver) {
    await page.waitForTimeout(20);
    sight = await see(page);
  }
  return sight;
}

/** From the focus to a spot on the chart: how far to the right, and down. */
const WAY = (spot: string): string => `(() => {
  const middle = (one) => {
    const { left, top, width, height } = (one.querySelector('[data-box]') ?? one).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [to, from] = [document.querySelector('.plunder-chart [data-spot="${spot}"]'), document.activeElement].map(middle);
  return { right: to[0] - from[0], down: to[1] - from[1], focus: document.activeElement.dataset.spot ?? '' };
})()`;

/** Moves over the chart with the arrows; returns the number of keys pressed. */
async function walkTo(page: Page, spot: string): Promise<number> {
  const path: string[] = [];
  for (let keys = 1; keys < 60; keys++) {
    const { right, down, focus } = await page.evaluate<{
      readonly right: number;
      readonly down: number;
      readonly focus: string;
    }>(WAY(spot));
    if (focus === spot) return keys;
    path.push(focus);
    const isAcross = Math.abs(right) > Math.abs(down);
    const wasHere = path.at(-2) === focus;
    const arrows = isAcross !== wasHere ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    await page.keyboard.press(
      arrows[Number((isAcross !== wasHere ? right : down) > 0)] ?? 'ArrowUp',
    );
  }
  throw new Error(`no arrows lead to ${spot}: ${path.join(' ')}`);
}

async function choose(page: Page, { choices }: Sight, wanted: RegExp): Promise<void> {
  const at = choices.findIndex((one) => wanted.test(one));
  expect(at, choices.join(' | ')).toBeGreaterThanOrEqual(0);
  await page.keyboard.press(`${at + 1}`);
}

async function begin(page: Page, roundLimit: number): Promise<void> {
  const options = { target: 5, roundLimit };
  const match = Match.start(plunder, { seats: 2, seed: '5eed'.repeat(16), options });
  await takeUp(page, match.record());
  await seeChoices(page);
}

const HOMES = '.plunder-chart [data-spot^="island:"].open';

/** The first free home: on the chart, by arrows. */
async function settle(page: Page): Promise<void> {
  const before = await see(page);
  const home = await page.locator(HOMES).first().getAttribute('data-spot');
  await walkTo(page, home ?? '');
  await page.keyboard.press('Enter');
  await moved(page, before);
}

it('a turn can be played without a pointer', async () => {
  const { page } = await site.visit();
  await begin(page, 8);
  for (let tabs = 0; !/^(island|square)/.test((await see(page)).focus); tabs++) {
    expect(tabs).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  await settle(page);
  await choose(page, await rolling(page), /^Roll/);

  await expect.poll(async () => (await see(page)).reach.length).toBeGreaterThan(0);
  const [to = ''] = (await see(page)).reach;
  await walkTo(page, to);
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect((await see(page)).focus).toBe(to);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await see(page)).reach.includes(to)).toBe(false);
  await expect
    .poll(() => page.locator('.log li', { hasText: / sails from / }).count())
    .toBeGreaterThan(0);

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('read about').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  expect((await see(page)).focus).toBe('BUTTON');
  await choose(page, await seeChoices(page), /^End the turn/);
  expect((await see(page)).focus).not.toBe('BODY');
}, 180_000);

/** Skips what comes before the roll. */
async function rolling(page: Page): Promise<Sight> {
  for (;;) {
    const sight = await seeChoices(page);
    if (sight.choices.some((one) => /^Roll/.test(one))) return sight;
    if (sight.choices.some((one) => /^Start from/.test(one))) await settle(page);
    else await page.keyboard.press('1');
  }
}

/** Until the action shows: a new moment, or fewer choices. */
async function moved(page: Page, before: Sight): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { ply, choices } = await see(page);
    if (ply !== before.ply || choices.join() !== before.choices.join()) return;
    await page.waitForTimeout(20);
  }
}

/** Counts out cards on a form: plus on one kind after the other, until the button is enabled. */
async function countOut(page: Page): Promise<void> {
  for (let keys = 0; keys < 120; keys++) {
    const { isReady, can } = await page.evaluate<{
      readonly isReady: boolean;
      readonly can: string;
    }>(FORM);
    await page.keyboard.press(can === 'send' || (can === 'add' && !isReady) ? 'Enter' : 'Tab');
    if (can === 'send') return;
  }
  throw new Error('the form cannot be filled in by keys');
}

const FORM = `(() => {
  const [send, focus] = [document.querySelector('.sending .weighty'), document.activeElement];
  const isOpen = (button) => button.ariaDisabled !== 'true';
  const isAdding = focus.matches('.stepper button:last-child') && isOpen(focus);
  return {
    isReady: isOpen(send),
    can: focus === send && isOpen(send) ? 'send' : isAdding ? 'add' : '',
  };
})()`;

/** Choices, the preferred ones first. */
const FORMS = /^Choose what/;
const LIKED = [
  /^(Collect|Bury|Fight|Roll)/,
  /^Attack (?!.*ship)/,
  /^Build a (ship|cannon)/,
  /^(Refuse|Offer nothing|Pay|Take|Place|Leave)/,
  FORMS,
];

every(
  'a whole game can be played without a pointer',
  async () => {
    const { page } = await site.visit();
    await begin(page, 10);
    let [walked, keys, sails] = [0, 0, 0];
    for (let sight = await seeChoices(page); !sight.isOver; sight = await seeChoices(page)) {
      const { choices, reach, focus } = sight;
      if (keys > 0) expect(focus, choices.join()).not.toBe('BODY');
      const liked = LIKED.find((like) => choices.some((one) => like.test(one)));
      if (choices.some((one) => /^Start from/.test(one))) await settle(page);
      else if (liked !== undefined) {
        await choose(page, sight, liked);
        if (liked === FORMS) await countOut(page);
      } else if (reach.length > 0 && sails < 2) {
        sails += 1;
        keys += await walkTo(page, reach[0] ?? '');
        await page.keyboard.press('Enter');
        walked += 1;
      } else {
        sails = 0;
        const isDone = choices.some((one) => /^End/.test(one));
        await choose(page, sight, isDone ? /^End/ : /./);
      }
      keys += 1;
      await moved(page, sight);
    }
    console.info(`${keys} keys, ${walked} walks over the chart`);
    expect(walked).toBeGreaterThan(5);
  },
  1_200_000,
);
