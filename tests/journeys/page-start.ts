import type { Page } from "@playwright/test";

/** Moves the pointer, a visitor's first sign, and waits until the page's scripts run (docs/decisions/017). */
export async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
}
