// Touching what cannot be done, and reading why.
import type { Page } from 'playwright-core';

/** Clicks even what is covered. */
export const touch = (page: Page, spot: string): Promise<void> =>
  page.locator(`[data-spot="${spot}"]`).first().click({ force: true });

/** The failing fact, and the address of the rule. */
export async function explained(page: Page): Promise<readonly [fact: string, rule: string]> {
  const box = page.locator('.why-not');
  const fact = await box.locator('.fact').innerText();
  return [fact, (await box.getByRole('link').getAttribute('href')) ?? ''];
}
