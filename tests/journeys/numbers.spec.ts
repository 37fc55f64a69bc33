import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "a seller reads what happened in a month, in days of one's own, and keeps it as a file",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, page.locator("main a[href$='/reports']"));
    const charts = page.locator("[data-slot=day-chart]");
    await expect(charts).toHaveCount(3);
    await follow(page, page.locator("main a[href$='days=30']"));
    await expect(charts.first().locator("tbody tr")).toHaveCount(30);
    await charts.first().locator("summary").click();
    await expect(charts.first().locator("tbody tr").last()).toBeVisible();
    if (javaScript) await expectNoAxeViolations(page);

    await page.locator("main details:has(form) > summary").click();
    await page.locator("main [name=start]").fill("2026-01-05");
    await page.locator("main [name=end]").fill("2026-01-01");
    await page.locator("main [name=end]").press("Enter");
    await expect(page.locator("main [name=end][aria-invalid=true]")).toHaveValue("2026-01-01");
    await page.locator("main [name=start]").fill("2025-12-30");
    await page.locator("main [name=start]").press("Enter");
    await arrive(page, /start=2025-12-30&end=2026-01-01/);
    await expect(charts.first()).toContainText(strings[language].reports.charts.nothing);

    const download = page.waitForEvent("download");
    await page.locator("main a[download]").first().click();
    expect((await download).suggestedFilename()).toBe("days-2025-12-30-2026-01-01.csv");
  },
  bothWays,
);
