import { expect, type Locator, type Page } from "@playwright/test";

/** What a page says at the field of this name. */
export function errorAt(page: Page, name: string): Locator {
  return page
    .locator("main [data-slot=field]", { has: page.locator(`[name=${name}]`) })
    .locator("[data-slot=field-error]");
}

/** Each field says its own sentence and the list above the form says all of them; a field left out says nothing. */
export async function expectErrors(page: Page, sentences: Record<string, string>): Promise<void> {
  for (const [name, sentence] of Object.entries(sentences))
    await expect(errorAt(page, name), name).toHaveText(sentence);
  await expect(page.locator("main [data-slot=field-error]")).toHaveCount(Object.keys(sentences).length);
  const summary = page.locator("main [data-slot=form-error-summary] li");
  for (const sentence of Object.values(sentences))
    await expect(summary.filter({ hasText: sentence })).toBeVisible();
}

/**
 * Presses a key that does nothing, a visitor's first sign, and waits until the page's scripts run (docs/decisions/018): until
 * React has every control, and what the start brings about is done. Before that effects listen to nothing yet, and on a busy
 * machine what a test does then is lost.
 */
export async function startScripts(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(everyControlRuns);
  // Where something moves all the time on a busy machine, a page is never idle: then it goes on as it is.
  await page.evaluate(
    () =>
      new Promise((rest) =>
        requestAnimationFrame(() => requestIdleCallback(() => rest(undefined), { timeout: 20_000 })),
      ),
  );
}

/** Not a promise: that would be as good as true. */
function everyControlRuns(): boolean {
  const isKnown = (place: object, name: string) => Object.keys(place).some((key) => key.startsWith(name));
  const controls = [...document.querySelectorAll(":is(main, header, footer) :is(a, button, input)")];
  return isKnown(document, "__reactContainer") && controls.every((each) => isKnown(each, "__reactFiber"));
}

/** Fills fields of the form that stands open, by name. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
}

/** The fields hold what was typed. */
export async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(page.locator(`main [name=${name}]`), name).toHaveValue(value);
}
