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

/** Makes a page's scripts start, as a hand on the mouse would, and waits until they have taken a part of it over. */
export async function startScripts(page: Page, goneByThen: Locator): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(15, 15);
  await expect(goneByThen).toHaveCount(0);
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
