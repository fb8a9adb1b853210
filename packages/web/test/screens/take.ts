// Writes every screen, large and small, by day and by night, into `screenshots/`: `npm run screenshots [-- NAME…]`, NAME as in
// `home` or `home-390-dark`;
// with `--docs` only the few that the README shows, small, into `docs/pictures/`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aBrowser } from '../chromium.ts';
import { openPage, openServer } from '../kit/opening.ts';
import { SCREENS } from './screens.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const WIDTHS = [1440, 390] as const;
const THEMES = ['light', 'dark'] as const;

const IN_THE_README = [
  'home-1440-light',
  'forbidden-island-middle-1440-light',
  'islebound-middle-1440-light',
  'plunder-teams-1440-dark',
  'forbidden-island-won-1440-dark',
  'forbidden-island-late-390-light',
];

const wanted = process.argv.slice(2);
const isForDocs = wanted.includes('--docs');
const folder = join(ROOT, isForDocs ? 'docs/pictures' : 'screenshots');
const pictures = SCREENS.flatMap(({ name, open }) =>
  WIDTHS.flatMap((width) =>
    THEMES.map((theme) => ({ name, file: `${name}-${width}-${theme}`, open, width, theme })),
  ),
).filter(({ name, file }) =>
  isForDocs
    ? IN_THE_README.includes(file)
    : wanted.length === 0 || wanted.includes(name) || wanted.includes(file),
);

mkdirSync(folder, { recursive: true });
const server = await openServer();
const browser = await aBrowser();
let taken = 0;
for (const { file, open, width, theme } of pictures) {
  const { page, context } = await openPage(browser, server.address, { width, theme });
  try {
    await open(page, server);
    const path = join(folder, file);
    if (isForDocs) await page.screenshot({ path: `${path}.jpg`, type: 'jpeg', quality: 72 });
    else await page.screenshot({ path: `${path}.png` });
    taken += 1;
  } catch (error) {
    console.error(`${file}: ${error}`);
  }
  await context.close();
}
await browser.close();
await server.close();
console.log(`${taken} of ${pictures.length} pictures in ${folder}`);
process.exitCode = taken === pictures.length ? 0 : 1;
