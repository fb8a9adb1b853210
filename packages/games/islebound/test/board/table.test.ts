// Islebound in a real browser: every kind of decision is lit where it is made, and the table is accessible.
import { legal, Match } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from '../../../../web/test/kit/axe.ts';
import { takeUp as layOut, recorded } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { speakPseudo, strangers } from '../../../../web/test/kit/strangers.ts';
import { attackersOf, bestPlacement, strengthIn } from '../../board/placement.ts';
import { spotsOf } from '../../board/spots.ts';
import { type Frame, type Islebound, strengthNeeded } from '../../public.ts';
import { EVERYTHING, firstOfEach, firstWhere, type Kept, type Playing, RETAIL } from './games.ts';

const site = aSite();

async function takeUp(page: Page, { record, seat }: Kept): Promise<void> {
  await layOut(page, record, { seat });
  await page.locator('.actions button').first().waitFor();
}

/** For each action its spots, of which one must be lit. */
function wantedAt({ game }: Playing, { record, seat }: Kept): readonly (readonly string[])[] {
  const { state } = Match.resume<Islebound>(game, record);
  const view = game.view(state, seat);
  return legal(game, state, seat)
    .map((action) => spotsOf(action, view).flat())
    .filter((spots) => spots.length > 0);
}

const steps = new Set<Frame['step']>();
const cases = EVERYTHING.flatMap((playing) =>
  [...firstOfEach(playing)].flatMap(([step, kept]) => {
    // Each kind of decision once; in Deep Fog also those that look different there.
    const isNew = !steps.has(step) || (playing.game.id === 'deep-fog' && step === 'move');
    steps.add(step);
    return isNew ? [{ playing, step, kept }] : [];
  }),
);

const kept = (step: Frame['step']): Kept => cases.find((one) => one.step === step)?.kept as Kept;

it('lights what can be done where it is done, at every kind of decision', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  const missing: string[] = [];
  for (const { playing, step, kept } of cases) {
    await takeUp(page, kept);
    const lit = await page
      .locator('[data-spot].open')
      .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-spot')));
    for (const spots of wantedAt(playing, kept))
      if (!spots.some((spot) => lit.includes(spot)))
        missing.push(`${playing.game.id} ${step}: ${spots.join(' or ')}`);
  }
  expect(missing).toEqual([]);
  expect(cases.length).toBeGreaterThan(25);
}, 150_000);

it('shows for hire what is paid now, with what the town adds', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await takeUp(
    page,
    firstWhere(RETAIL, ({ frame }) => frame.step === 'hire' && frame.surcharge === 1),
  );
  expect(await page.locator('.hire-price').allInnerTexts()).toEqual(['2', '2', '1']);
});

it('holds up outcomes while a game is looked back on too, and none of later ones', async () => {
  const { page } = await site.visit();
  await layOut(page, recorded('islebound', 'advanced-close-quarters'));
  await lookBack(page, 17);
  expect(await page.locator('.moment').count()).toBe(0);
  await page.keyboard.press(']');
  await page.locator('.moment', { hasText: 'Won over: Undervall' }).waitFor();
  await lookBack(page, 84);
  await page.keyboard.press(']');
  const taken = page.locator('.moment', { hasText: "Taken: Sun's Rest" });
  expect(await taken.innerText()).toContain('Strength 4, and 2 injuries: 6 of 6 needed');
  await lookBack(page, 344);
  await page.keyboard.press(']');
  const over = page.locator('.moment', { hasText: 'The game is over' });
  expect(await over.innerText()).toContain('The Heron wins with 110 renown; the Gull 83.');
});

async function lookBack(page: Page, ply: number): Promise<void> {
  await page.goto(`/local/taken-up?ply=${ply}`);
  await page.locator('.replay', { hasText: `${ply} /` }).waitFor();
}

describe('an attack', () => {
  /** Two dice of different faces on two attackers, and wood for rerolls. */
  const rolled = firstWhere(RETAIL, ({ match, seat, frame }) => {
    if (frame.step !== 'battle') return false;
    const { group, dice } = frame;
    return (
      group.pirates > 0 &&
      group.serpents > 0 &&
      new Set(dice).size > 1 &&
      (match.state.captains[seat]?.wood ?? 0) > 0
    );
  });
  it('shows the strength it will strike with, has its dice rolled again for wood, and then strikes', async () => {
    const { page } = await site.visit();
    await page.goto('/');
    await takeUp(page, rolled);
    await page.locator('[data-spot^="die:"].open').first().click();
    await page
      .locator('.log .line', { hasText: /^You.* reroll a \d into a \d for 1 wood/ })
      .waitFor();
    const total = await page.locator('.live-total b').first().innerText();
    const strength = /^Strength (\d+) of \d+ needed$/.exec(total)?.[1] as string;
    await page.locator('[data-spot="scene:strike"]').click();
    await expect.poll(() => page.locator('.live-total').count()).toBe(0);
    await page
      .locator('.log .line', { hasText: `strength ${strength} of` })
      .first()
      .waitFor();
  });

  /** Dice that are enough, or not, and crew on deck to make up for it. */
  const struck = (isEnough: boolean): Kept =>
    firstWhere(RETAIL, ({ match, seat, frame }) => {
      if (frame.step !== 'battle') return false;
      const attackers = attackersOf(frame.group);
      const placement = bestPlacement(attackers, frame.dice);
      const short =
        strengthNeeded(match.game.view(match.state, seat), frame.region) -
        strengthIn(attackers, frame.dice, placement);
      const deck = match.state.captains[seat]?.deck.length ?? 0;
      return isEnough ? short <= 0 : short > 0 && short <= deck;
    });

  it('says that it was won, for a while, with what it took and what was lost', async () => {
    const { page } = await site.visit({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await takeUp(page, struck(true));
    await page.locator('[data-spot="scene:strike"]').click();
    const verdict = page.locator('.moment.won');
    await verdict.waitFor();
    expect(await page.locator('.prompt').innerText()).not.toMatch(/strike|reroll/);
    // The town now needs more of others, but the attack shows the earlier need.
    expect(await page.locator('.attack').count()).toBe(0);
    expect(await verdict.innerText()).toMatch(
      /Taken: .*Strength \d+ of \d+ needed.*(hurt|good|injured)/s,
    );
    await page.keyboard.press('Escape');
    await verdict.waitFor({ state: 'detached' });
  });

  it('says how much was missing, and that it was repelled', async () => {
    const { page } = await site.visit();
    await page.goto('/');
    await takeUp(page, struck(false));
    await page.locator('[data-spot="scene:strike"]').click();
    const short = page.locator('.attack .struck-with');
    await short.waitFor();
    expect(await short.innerText()).toMatch(/^Strength \d+ of \d+ needed: \d+ short\.$/);
    await page.locator('[data-spot="scene:retreat"]').click();
    await page.locator('[data-spot^="fighter:"].open').first().click();
    const verdict = page.locator('.moment.lost');
    await verdict.waitFor();
    expect(await verdict.innerText()).toMatch(/Repelled: .*Strength \d+ of \d+ needed.*lost: 1 /s);
    // It disappears by itself.
    await verdict.waitFor({ state: 'detached' });
  });

  /** By hand: Anna strikes, and at least two pirates want dice. */
  const byHand = firstWhere(
    { ...RETAIL, options: { placeDice: 'by-hand' } },
    ({ frame }) =>
      frame.step === 'battle' &&
      frame.group.pirates > 1 &&
      frame.group.serpents > 0 &&
      new Set(frame.dice).size > 1,
  );
  const placing = (page: Page): Promise<number> => page.locator('.attacker.now').count();

  it.each([
    ['a mouse', (page: Page, spot: string) => page.locator(`[data-spot="${spot}"]`).click()],
    ['a finger', (page: Page, spot: string) => page.locator(`[data-spot="${spot}"]`).tap()],
    [
      'keys',
      async (page: Page, spot: string) => {
        await page.locator(`[data-spot="${spot}"]`).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ] as const)('has each die placed by %s, and strikes with those', async (by, press) => {
    const { page } = await site.visit({ width: by === 'a finger' ? 390 : 1440 });
    await page.goto('/');
    await takeUp(page, byHand);
    await expect.poll(() => page.locator('.live-total').innerText()).toMatch(/at most/);
    await press(page, 'scene:strike');
    await page.locator('.attacker.now').waitFor();
    const needed = /of (\d+) so far/.exec(await page.locator('.attack .note b').innerText())?.[1];
    let strength = 0;
    // Each gets the worst die, unlike in the automatic placement.
    while ((await placing(page)) > 0) {
      const dice = page.locator('[data-spot^="scene:place-die:"].open');
      const worst = dice.last();
      const spot = (await worst.getAttribute('data-spot')) as string;
      strength += Number(/\+(\d)/.exec(await worst.innerText())?.[1]);
      const before = await page.locator('.attack').innerText();
      await press(page, spot);
      await expect
        .poll(async () =>
          (await page.locator('.attack').count()) === 0 ? '' : page.locator('.attack').innerText(),
        )
        .not.toBe(before);
      if ((await placing(page)) > 0)
        expect(await page.locator('.attack .note b').innerText()).toBe(
          `Strength ${strength} of ${needed} so far.`,
        );
    }
    const struck = page.locator('.log .line', { hasText: `strength ${strength} of ${needed}` });
    await struck.first().waitFor({ state: 'attached' });
  });
});

describe('what is looked up', () => {
  it('says where its values come from, by the right button, by the key and by the button for it', async () => {
    const { page } = await site.visit();
    await page.goto('/');
    await takeUp(page, kept('move'));
    const dialog = page.getByRole('dialog');
    const town = page.locator('[data-spot^="town:"].open').first();
    await town.click({ button: 'right' });
    await expect.poll(() => dialog.innerText()).toContain('DESIGNED');
    await page.keyboard.press('Escape');
    await town.focus();
    await page.keyboard.press('i');
    await expect
      .poll(() => dialog.innerText())
      .toContain('one coin is usual, as public sources tell');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What is this?' }).click();
    await page.locator('[data-spot^="building:"]').first().click({ force: true });
    await expect.poll(() => dialog.innerText()).toContain('renown at the end');
  });
});

it('has every text from the catalogue, or from the game', async () => {
  const { page } = await site.visit();
  await speakPseudo(page);
  await page.goto('/');
  for (const step of ['move', 'battle', 'draw-up-trade', 'reward'] as const) {
    await takeUp(page, kept(step));
    expect(await strangers(page)).toEqual([]);
  }
});

describe('is accessible', () => {
  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)(
    'at %i pixels, %s',
    async (width, theme) => {
      const { page } = await site.visit({ width, theme });
      await page.goto('/');
      for (const step of ['move', 'battle', 'draw-up-trade'] as const) {
        await takeUp(page, kept(step));
        expect(await axe(page)).toEqual([]);
      }
    },
    150_000,
  );

  it.skipIf(process.env.WHOLE !== 'every').each([
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)(
    'at every kind of decision, and where things are looked up, at %i pixels, %s',
    async (width, theme) => {
      const { page } = await site.visit({ width, theme });
      await page.goto('/');
      for (const { step, kept } of cases) {
        await takeUp(page, kept);
        expect(await axe(page), step).toEqual([]);
      }
      for (const kind of ['town', 'building', 'event', 'crew', 'score']) {
        await page.locator(`[data-info^="${kind}:"]`).first().dispatchEvent('contextmenu');
        await page.getByRole('dialog').waitFor();
        expect(await axe(page), kind).toEqual([]);
        await page.keyboard.press('Escape');
      }
    },
    900_000,
  );

  it('shows the chart, the question and the ship together on a phone', async () => {
    const { page } = await site.visit({ width: 390 });
    await page.goto('/');
    await takeUp(page, kept('move'));
    for (const part of ['.archipelago', '.prompt', '.ship-board'])
      await expect
        .poll(() => page.locator(part).evaluate((thing) => thing.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
