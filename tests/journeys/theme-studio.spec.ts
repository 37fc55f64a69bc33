import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, shopOf, signInOnce } from "./console-parts";
import { expect } from "./demo-test";
import { startScripts } from "./page-parts";

/** Chooses a colour: with scripts it is saved by itself, without by the button. */
async function chooseColour(page: Page, colour: string, javaScript: boolean): Promise<void> {
  const field = page.locator("main [name=seed]");
  if (!javaScript) {
    await field.fill(colour);
    return press(page, "show");
  }
  await startScripts(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await field.fill(colour);
  await saved;
  await expect(field).toHaveValue(colour);
}

const press = (page: Page, intent: string) => page.locator(`main button[value=${intent}]`).first().click();

/** What a shop's page paints its main buttons with. */
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").trim());

journey(
  "a seller changes the shop's colours, reads what the guard corrects, sees it, publishes it and goes back",
  async ({ page, language, javaScript, shop }) => {
    const { port } = new URL(shop);
    const console = consoleAt(Number(port), language);
    await page.goto(shop);
    const before = await accentOf(page);

    await signInOnce(page, console, demoPeople.pausing[language]);
    const studio = `${console}/shop/${shopOf(page)}/theme`;
    await page.goto(studio);
    const versions = page.locator("[data-slot=theme-versions] > li");
    const had = await versions.count();
    await chooseColour(page, "#ffff00", javaScript);
    const corrected = page.locator("details:has([data-slot=colour-changes])");
    await corrected.locator("summary").click();
    await expect(corrected.locator("li").first()).toBeVisible();
    if (javaScript) await expectNoAxeViolations(page);

    const frame = page.frameLocator("[data-slot=page-preview] iframe").first();
    await expect(frame.locator("[data-slot=shop-notice]")).toBeVisible();
    const previewed = await frame
      .locator("html")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--accent").trim());
    expect(previewed).not.toBe(before);

    await press(page, "publish");
    await expect(versions).toHaveCount(had + 1);
    await expect(async () => {
      await page.goto(shop);
      expect(await accentOf(page)).toBe(previewed);
    }).toPass();

    await page.goto(studio);
    await page.locator("[data-slot=theme-restore] button").first().click();
    await expect(versions).toHaveCount(had + 2);
    await expect(async () => {
      await page.goto(shop);
      expect(await accentOf(page)).toBe(before);
    }).toPass();
  },
  bothWays,
);

/** How the first page's rows of goods look: each layout has another. */
const lookOf = (page: Page) =>
  page.locator("main [data-slot=product-shelf]").first().getAttribute("data-look");

journey(
  "a seller chooses how the first page is laid out, sees it in the draft, publishes it, and shoppers see it",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/theme`);
    const choice = page.locator("main [name=home_layout][value=catalogue]");
    const versions = page.locator("[data-slot=theme-versions] > li");
    const had = await versions.count();
    if (javaScript) await startScripts(page);
    await page.locator("[data-slot=folded-cards] > summary").click();
    if (javaScript) {
      const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
      await choice.check();
      await saved;
    } else {
      await choice.check();
      await press(page, "show");
    }
    const frame = page.frameLocator("[data-slot=page-preview] iframe").first();
    await expect(frame.locator("main [data-slot=product-shelf]").first()).toHaveAttribute(
      "data-look",
      "facts",
    );
    const visitor = await page.context().newPage();
    await visitor.goto(shop);
    expect(await lookOf(visitor)).toBe("tall");

    await expect(choice).toBeChecked();
    await press(page, "publish");
    await expect(versions).toHaveCount(had + 1);
    await expect(async () => {
      await visitor.goto(shop);
      expect(await lookOf(visitor)).toBe("facts");
    }).toPass();
    if (javaScript) await expectNoAxeViolations(visitor);

    await page.locator("[data-slot=theme-restore] button").first().click();
    await expect(async () => {
      await visitor.goto(shop);
      expect(await lookOf(visitor)).toBe("tall");
    }).toPass();
  },
  bothWays,
);
