// Writes every screen, large and small, by day and by night, into `screenshots/`: `npm run screenshots [-- NAME…]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aBrowser } from '../chromium.ts';
import { openPage, openServer } from '../kit/opening.ts';
import { SCREENS } from './screens.ts';

const FOLDER = fileURLToPath(new URL('../../../../screenshots', import.meta.url));
const WIDTHS = [1440, 390] as const;
const THEMES = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
mkdirSync(FOLDER, { recursive: true });
const server = await openServer();
const browser = await aBrowser();
let missed = 0;
for (const { name, open } of screens)
  for (const width of WIDTHS)
    for (const theme of THEMES) {
      const { page, context } = await openPage(browser, server.address, { width, theme });
      const file = join(FOLDER, `${name}-${width}-${theme}.png`);
      try {
        await open(page);
        await page.screenshot({ path: file });
      } catch (error) {
        missed += 1;
        console.error(`${name} at ${width} in ${theme}: ${error}`);
      }
      await context.close();
    }
await browser.close();
await server.close();
console.log(`${screens.length * WIDTHS.length * THEMES.length - missed} pictures in ${FOLDER}`);
process.exitCode = missed === 0 ? 0 : 1;
