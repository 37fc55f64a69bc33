import { readFile } from "node:fs/promises";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "an owner has a copy of all data made, keeps it as a ZIP, and deletes it",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    // An owner in both languages, since others of the shop cannot have it.
    await signInOnce(page, console, demoPeople.pausing.bn);
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, page.locator("main a[href$='/take-out']"));
    if (javaScript) await expectNoAxeViolations(page);
    await submit(page);
    const file = page.locator("main form[method=get] button");
    await expect(async () => {
      if (!javaScript) await page.reload();
      await expect(file).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    if (javaScript) await expectNoAxeViolations(page);
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(download.suggestedFilename()).toMatch(/^shop-\d+-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await readFile(await download.path());
    expect(zip.includes("orders.csv")).toBe(true);
    await page.locator("main button[value=remove]").click();
    await expect(file).toHaveCount(0);
  },
  bothWays,
);
