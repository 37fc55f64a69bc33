import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";

journey(
  "an order is checked on its bill, printed, scanned, handed to a courier, and its cash stands in the book",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language].orderDesk;
    const number = await orderUmbrella(visit);
    await page.goto(`${shop}/print-invoice/${number}`);
    const check = (await page.locator("main a[href*='/check/']").first().getAttribute("href")) ?? "";
    await page.goto(new URL(new URL(check).pathname, console).href.replace("console.", ""));
    await expect(page.locator("main")).toContainText(number);

    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    await page.goto(`${ofShop}/orders/scan`);
    await page.locator("main [name=scanned]").fill(number.toLowerCase());
    await page.locator("main [name=scanned]").press("Enter");
    await arrive(page, new RegExp(`/orders/${number}$`));
    await page.goto(`${ofShop}/orders/print?orders=${number}`);
    if (javaScript) await expectNoAxeViolations(page);
    const paper = page.context().waitForEvent("response", (answer) => answer.url().includes("/papers/"));
    await page.locator("main a[target=_blank]").first().click();
    expect((await paper).headers()["content-type"]).toContain("application/pdf");

    await page.goto(`${ofShop}/orders/pick?orders=${number}`);
    await expect(page.locator("[data-slot=picking-list]")).toContainText(number);
    if (javaScript) await expectNoAxeViolations(page);
    const list = page.context().waitForEvent("response", (answer) => answer.url().includes("/pick/"));
    await page.locator("main a[target=_blank]").first().click();
    expect((await list).headers()["content-type"]).toContain("application/pdf");

    await page.goto(`${ofShop}/orders/${number}/change`);
    await page.locator("[data-slot=pieces-left] button").click();
    await arrive(page, /change\?/);

    await page.goto(`${ofShop}/orders/${number}/parcel`);
    await page.locator("main [name=courier]").selectOption({ index: 1 });
    await page.locator("main [name=tracking_code]").fill("TRACK1");
    await submit(page);
    await expect(page.locator("main [data-slot=summary-list]")).toBeVisible();
    await page.goto(`${ofShop}/couriers`);
    if (javaScript) await expectNoAxeViolations(page);
    await follow(page, page.locator("main [data-slot=row-list]").nth(1).locator("a"));
    if (javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await arrive(page, /\/couriers$/);
    await page.goto(`${ofShop}/couriers/handed-over`);
    await expect(page.locator("[data-slot=row-list] > li", { hasText: number })).toContainText("TRACK1");
    if (javaScript) await expectNoAxeViolations(page);
    const consignments = page.waitForEvent("download");
    await page.locator("main a[download]").first().click();
    expect((await consignments).suggestedFilename()).toMatch(/\.csv$/);

    await page.goto(`${ofShop}/orders`);
    // What the desk's script asks for every half a minute.
    expect((await page.goto(`${ofShop}/orders/news`))?.status()).toBe(200);
    await page.goto(`${ofShop}/orders`);
    await stepOf(page, "next-step", number).click();
    for (const stage of ["accept", "packed", "shipped"] as const) {
      await expect(page.locator("main")).toContainText(`${number}: ${say.stages[stage]}`);
      await stepOf(page, "step-on", number).click();
    }
    await expect(page.locator("main")).toContainText(`${number}: ${say.stages.delivered}`);

    await page.goto(`${ofShop}/cash`);
    if (javaScript) await expectNoAxeViolations(page);
    for (const part of ["hand-in", "till", "day", "book"]) {
      await page.goto(`${ofShop}/cash/${part}`);
      if (javaScript) await expectNoAxeViolations(page);
    }
    const entry = page.locator("[data-slot=row-list] > li", { hasText: number });
    const book = page.waitForEvent("download");
    await page.locator("main a[download]").first().click();
    expect((await book).suggestedFilename()).toMatch(/\.csv$/);
    await follow(page, entry.locator("a"));
    await expect(page.locator("main h1")).toContainText(language === "bn" ? "৳৮১০" : "৳810");
    await expect(page.locator("main")).toContainText(number);
  },
  bothWays,
);
