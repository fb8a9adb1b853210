// Waits until the app is fully cached. (Playwright's waitForFunction needs eval, which our policy forbids.)
import type { Page } from 'playwright-core';

export async function installed(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  })`);
}
