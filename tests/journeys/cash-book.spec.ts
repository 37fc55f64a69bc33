import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";

journey(
  "a delivery whose cash was typed as nothing is put right in the cash book, by who has it",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const { cash, orderDesk } = strings[language];
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
    await page.locator("[data-slot=console-form] [name=amount]").fill("0");
    await page.locator("[data-slot=console-form] [name=difference_reason]").fill("?");
    await submit(page);
    await arrive(page, new RegExp(`/orders/${number}$`));

    await page.goto(`${ofShop}/cash/book?q=${number}`);
    await follow(page, page.locator("[data-slot=row-list] a", { hasText: cash.kinds.difference }));
    await expect(page.locator("main")).toContainText(cash.correction.leadNotCollected);
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator("[name=amount]").fill(language === "bn" ? "০" : "0");
    await page.locator("[name=reason]").fill("1234");
    await page.locator("[name=holder]").selectOption("courier");
    await submit(page);
    await expect(page.locator("[data-slot=field-error]")).toContainText(
      strings[language].api.fields.courier_required,
    );
    await page.locator("[name=courier]").fill("Pathao");
    await submit(page);
    await arrive(page, /\/cash\/book$/);
    await page.goto(`${ofShop}/cash`);
    await expect(page.locator("[data-slot=row-list]", { hasText: "Pathao" })).toHaveCount(1);
  },
  bothWays,
);
