// Accessibility findings of a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Hidden drawings contain no text to read. */
const RUN = `axe.run(
  { exclude: ['svg[aria-hidden="true"]'] },
  { resultTypes: ['violations'] },
)`;

/** The serious and critical findings of axe, each with the elements it is about. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const { violations } = (await page.evaluate(RUN)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
