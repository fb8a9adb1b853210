import { it } from 'vitest';
import { aSite } from '../kit/site.ts';
import { AT_MERCHANTS, BESIDE, CREWS, sitDown } from './haggling.ts';

const site = aSite();
const SIZES = [
  [1440, 900],
  [1366, 657],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
const only = process.env.SHOTS?.split(',') ?? [];
const want = (name: string) => only.length === 0 || only.includes(name);
const attack = 'attack ship=1 target=2';
const SCENES: Record<
  string,
  { things: any; after?: string[]; who?: string; seat?: number; act?: (page: any) => Promise<void> }
> = {
  market: {
    things: BESIDE,
    act: async (page) => {
      await page.locator('[data-spot="bargain"]').click();
      await page.getByRole('button', { name: 'One more: You give: wood' }).click();
      await page.getByRole('button', { name: 'One more: You ask: iron' }).click();
    },
  },
  empty: {
    things: BESIDE,
    act: async (page) => {
      await page.locator('[data-spot="bargain"]').click();
    },
  },
  call: {
    things: BESIDE,
    act: async (page) => {
      await page.locator('[data-spot="bargain"]').click();
      await page.getByRole('button', { name: /Everyone/ }).click();
      await page.getByRole('button', { name: 'One more: You ask: iron' }).click();
    },
  },
  weigh: {
    things: BESIDE,
    after: ['call askIron=1', '1: answer giveIron=2 askGold=1', '2: answer giveIron=1 askWood=2'],
  },
  weighcounter: {
    things: BESIDE,
    after: ['call askIron=1', '1: answer giveIron=2 askGold=1', '2: answer giveIron=1 askWood=2'],
    act: async (page) => {
      await page.locator('[data-spot="answer:counter:1"]').click();
    },
  },
  answer: { things: BESIDE, after: ['offer to=1 giveWood=1 askIron=1'], seat: 1 },
  counter: {
    things: BESIDE,
    after: ['offer to=1 giveWood=1 askIron=1'],
    seat: 1,
    act: async (page) => {
      await page.locator('[data-spot="answer:counter"]').click();
    },
  },
  answercall: { things: BESIDE, after: ['call askIron=1 giveWood=1'], seat: 1 },
  bribe: { things: BESIDE, after: [attack, 'bribe giveIron=1', 'refuse'], seat: 1 },
  press: {
    things: BESIDE,
    after: [attack, 'no-bribe'],
    act: async (page) => {
      await page.locator('[data-spot="answer:name-price"]').click();
    },
  },
  refused: {
    things: BESIDE,
    after: ['offer to=1 giveWood=1 askIron=1', 'refuse'],
    act: async (page) => {
      await page.waitForTimeout(200);
    },
  },
  pay: { things: AT_MERCHANTS, after: ['exchange'] },
  gift: {
    things: CREWS,
    act: async (page) => {
      await page.locator('[data-spot="captain:2"]').first().evaluate('e => e.click()');
    },
  },
};
for (const [name, { things, after, seat = 0, act }] of Object.entries(SCENES))
  if (want(name))
    it(name, async () => {
      for (const [width, height] of process.env.SIZE
        ? SIZES.filter(([w]) => process.env.SIZE!.split(',').includes(String(w)))
        : SIZES) {
        const { page } = await site.visit({
          width,
          theme: width === 1366 || width === 390 ? 'dark' : 'light',
        });
        await page.setViewportSize({ width, height });
        await sitDown(page, things, { people: [seat], after, settings: { speed: 'off' } });
        await page.locator('.actions button').first().waitFor();
        await act?.(page);
        await page.waitForTimeout(450);
        await page.screenshot({ path: `/tmp/pw/${name}-${width}.png` });
      }
    }, 240_000);
