// Writes every screen at every size, by day and by night, into `screenshots/`: `npm run screenshots [-- NAME…]`, NAME as in
// `home`, `1366x657` or `home-390x844-dark`; with `--docs` only the few that the README shows, small, into `docs/pictures/`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aBrowser } from '../chromium.ts';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { openPage, openServer } from '../kit/opening.ts';
import { SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const THEMES = ['light', 'dark'] as const;

const IN_THE_README: Readonly<Record<string, string>> = {
  'home-1440x900-light': 'home-1440-light',
  [`${COOPERATIVE}-middle-1440x900-light`]: `${COOPERATIVE}-middle-1440-light`,
  [`${WITH_EDITIONS}-middle-1440x900-light`]: `${WITH_EDITIONS}-middle-1440-light`,
  [`${FOR_MANY}-teams-1440x900-dark`]: `${FOR_MANY}-teams-1440-dark`,
  [`${COOPERATIVE}-won-1440x900-dark`]: `${COOPERATIVE}-won-1440-dark`,
  [`${COOPERATIVE}-late-390x844-light`]: `${COOPERATIVE}-late-390-light`,
};

const wanted = process.argv.slice(2);
const isForDocs = wanted.includes('--docs');
const folder = join(ROOT, isForDocs ? 'docs/pictures' : 'screenshots');
const pictures = SCREENS.flatMap(({ name, open }) =>
  SIZES.flatMap((size) =>
    THEMES.map((theme) => ({ name, file: `${name}-${size.name}-${theme}`, open, size, theme })),
  ),
).filter(({ name, file, size }) => {
  if (isForDocs) return file in IN_THE_README;
  const isWanted = (word: string): boolean => [name, file, size.name].includes(word);
  return wanted.length === 0 || wanted.some(isWanted);
});

mkdirSync(folder, { recursive: true });
const server = await openServer();
const browser = await aBrowser();
let taken = 0;
for (const { file, open, size, theme } of pictures) {
  const { page, context } = await openPage(browser, server.address, { ...size, theme });
  try {
    await open(page, server);
    const path = join(folder, (isForDocs ? IN_THE_README[file] : undefined) ?? file);
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
