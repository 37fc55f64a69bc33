import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";

/** Gives the courier's file on the page of statements. */
async function bring(page: Page, name: string, rows: readonly string[]): Promise<void> {
  await page.locator("main [name=courier]").selectOption({ label: "RedX" });
  const buffer = Buffer.from(rows.join("\r\n"));
  await page.locator("main [name=table]").setInputFiles({ name, mimeType: "text/csv", buffer });
  await submit(page);
}

journey(
  "a courier's statement is held against the book, what fits is settled, and a difference is cleared with a note",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const { api, cash, orderDesk, statements } = strings[language];
    const console = consoleAt(Number(new URL(shop).port), language);
    const number = await orderUmbrella(visit);
    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    await page.goto(`${ofShop}/orders`);
    await stepOf(page, "next-step", number).click();
    for (const stage of ["accept", "packed"] as const) {
      await expect(page.locator("main")).toContainText(`${number}: ${orderDesk.stages[stage]}`);
      await stepOf(page, "step-on", number).click();
    }
    await expect(page.locator("main")).toContainText(`${number}: ${orderDesk.stages.shipped}`);
    await page.goto(`${ofShop}/orders/${number}/change`);
    await page.locator("[data-slot=pieces-left] button").click();
    const amount = await page.locator("[data-slot=console-form] [name=amount]").inputValue();
    await expect(page.locator("[data-slot=console-form] [name=courier]")).toBeHidden();
    await page.locator("[data-slot=console-form] [name=holder]").selectOption("courier");
    await page.locator("[data-slot=console-form] [name=courier]").fill("RedX");
    await submit(page);
    await arrive(page, new RegExp(`/orders/${number}$`));

    await page.goto(`${ofShop}/cash`);
    await follow(page, page.locator("main a[href$='/cash/statements']"));
    if (javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await expect(page.locator("main")).toContainText(api.fields.courier_required);
    await expect(page.locator("main")).toContainText(api.fields.import_file_required);

    // Columns that nobody knows by their names are chosen.
    await bring(page, "redx.csv", ["Kolom A,Kolom B,Kolom C", `${number},${amount},60`, "ZZZZ-22222,500,60"]);
    await arrive(page, /\/columns$/);
    if (javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await expect(page.locator("main")).toContainText(api.fields.statement_key_column);
    await page.locator("main [name=own_number]").selectOption("0");
    await page.locator("main [name=collected]").selectOption("1");
    await page.locator("main [name=fee]").selectOption("2");
    await submit(page);
    await arrive(page, /\/cash\/statements\/\d+$/);
    const statement = page.url();
    await expect(page.locator("main")).toContainText(statements.states.checked);
    if (javaScript) await expectNoAxeViolations(page);

    const unknown = page.locator("[data-slot=row-list] a", { hasText: "ZZZZ-22222" });
    await expect(unknown).toContainText(statements.kinds.unknown);
    await follow(page, unknown);
    await expect(page.locator("main")).toContainText(statements.means.unknown);
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator("main [name=note]").fill("1234");
    await submit(page);
    await arrive(page, statement);
    await expect(page.locator("main")).toContainText(statements.page.noRows);
    const file = page.waitForEvent("download");
    await page.locator("main a[download]").click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);

    await page.locator("main details summary").click();
    await expect(page.locator("main details [name=rows]")).toBeChecked();
    await expect(page.locator("main details")).toContainText(number);
    await page.locator("main [name=intent][value=settle]").click();
    await expect(page.locator("main")).toContainText(statements.states.settled);
    await expect(page.locator("main")).toContainText(statements.page.allFit);
    await page.goto(`${ofShop}/cash`);
    await expect(page.locator("[data-slot=row-list]", { hasText: "RedX" })).toHaveCount(0);
    await page.goto(`${ofShop}/cash/book?view=fee`);
    await expect(page.locator("[data-slot=row-list] li").first()).toContainText("redx.csv");
    await expect(page.locator("[data-slot=row-list] li").first()).toContainText(cash.kinds.fee);
  },
  bothWays,
);
