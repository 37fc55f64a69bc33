import { readFile } from "node:fs/promises";
import { goodsColumns, type GoodsColumn } from "@haat/contract/seller/goods-sheet";
import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

/** Has the page's first file of text saved. @returns what is in it */
async function downloaded(page: Page): Promise<string> {
  const file = page.waitForEvent("download");
  await page.locator("main a[download][href$='/csv']").click();
  return readFile(await (await file).path(), "utf8");
}

journey(
  "a seller has the goods as a file, changes a price in it, brings it back, reads what was not done, and takes that back",
  async ({ page, language, javaScript, shop }) => {
    const { port } = new URL(shop);
    const console = consoleAt(Number(port), language);
    await signInOnce(page, console, demoPeople.pausing[language]);
    const imports = `${console}/shop/${shopOf(page)}/goods/import`;
    await page.goto(`${console}/shop/${shopOf(page)}/goods`);
    await page.locator("[data-slot=goods-tools] summary:not(nav summary)").click();
    await follow(page, page.locator("main a[href$='/goods/import']"));
    if (javaScript) await expectNoAxeViolations(page);
    await follow(page, page.locator("main a[href$='/goods/import/help']"));
    if (javaScript) await expectNoAxeViolations(page);
    const [headings = ""] = (await downloaded(page)).split("\r\n");
    expect(headings).toContain(",");
    await page.goto(imports);
    const text = await downloaded(page);
    expect(text).toContain(headings);
    // The first plain product: in its row the price stands behind the category.
    const changed = text.replace(
      /(\r\n\d+,,[^\r]*?,)(\d+)(,\d*,\d*,[^,]*(?:,(?:"[^"]*"|[^",\r]*)){2},[1-9]\d*,)/,
      "$17777$3",
    );
    expect(changed).not.toBe(text);
    const ofNobody = `999999${",".repeat(headings.split(",").length - 1)}\r\n`;
    const pictureless: Partial<Record<GoodsColumn, string>> = {
      name_en: "Ghee 77",
      price: "850",
      stock: "3",
    };
    const isNew = `${goodsColumns.map((column) => pictureless[column] ?? "").join(",")}\r\n`;

    await page.locator("main [name=table]").setInputFiles({
      name: "mine.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(changed + ofNobody + isNew),
    });
    await submit(page);
    await arrive(page, /\/goods\/import\/\d+$/);
    const rows = page.locator("[data-slot=row-list] > li");
    await expect(rows.filter({ hasText: language === "bn" ? "→ ৭৭৭৭" : "→ 7777" })).toHaveCount(1);
    // What is made without a photo is told before: it is hidden until it has one.
    const notice = page.locator("main [data-slot=inline-alert]");
    await expect(notice).toContainText(
      language === "bn" ? "১টি নতুন পণ্যের ছবি নেই" : "1 new product has no photo",
    );
    if (javaScript) await expectNoAxeViolations(page);

    const address = page.url();
    const undo = page.locator("main [name=intent][value=undo]");
    await page.locator("main [name=intent][value=apply]").click();
    // The whole words: "Is being done" has "Done" in it, and what is new has a badge of success before it is made.
    const isDone = page
      .locator("main [data-slot=badge]")
      .filter({ hasText: new RegExp(`^${strings[language].goodsImport.state.applied}$`) })
      .first();
    // With scripts the page itself says when it is done; without them its link does.
    if (javaScript) await isDone.waitFor();
    else
      await expect(async () => {
        await page.goto(address);
        await expect(isDone).toBeVisible({ timeout: 1000 });
      }).toPass();
    expect(await downloaded(page)).toContain("999999");
    await follow(page, page.locator("main a[href*='lacking=picture']"));
    await expect(rows.filter({ hasText: "Ghee 77" })).toHaveCount(1);
    await page.goto(imports);
    await expect(page.locator("[data-slot=row-list] > li").first()).toContainText("mine.csv");

    await page.goto(address);
    await undo.click();
    await expect(async () => {
      await page.goto(address);
      await expect(undo).toHaveCount(0);
      await expect(page.locator("progress")).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  },
  bothWays,
);
