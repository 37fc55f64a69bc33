import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";

journey(
  "an order goes from the desk to its customer in four presses, is taken back a step and comes back after all",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const say = strings[language].orderDesk;
    const console = consoleAt(Number(new URL(shop).port), language);
    const number = await orderUmbrella(visit);
    await signInOnce(page, console, demoPeople.pausing[language]);
    const desk = `${console}/shop/${shopOf(page)}/orders`;
    await follow(page, page.locator("[data-slot=desk] a").first());
    await expect(page.locator("[data-slot=desk-card]", { hasText: number })).toContainText(
      say.stages.pending,
    );
    if (javaScript) await expectNoAxeViolations(page);

    await stepOf(page, "next-step", number).click();
    for (const stage of ["accept", "packed", "shipped"] as const) {
      await expect(page.locator("main")).toContainText(`${number}: ${say.stages[stage]}`);
      await stepOf(page, "step-on", number).click();
    }
    await expect(page.locator("main")).toContainText(`${number}: ${say.stages.delivered}`);

    await page.goto(`${desk}/${number}`);
    await expect(page.locator("main h1 ~ [data-slot=badge]")).toHaveText(say.stages.delivered);
    await page.locator("[data-slot=undo-move] button").click();
    await expect(page.locator("[data-slot=next-step] button")).toContainText(say.steps.delivered);
    if (javaScript) await expectNoAxeViolations(page);
    const steps = page.locator("[data-slot=order-history] details li");
    await expect(steps.first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(steps.first(), "its steps on paper").toBeVisible();
    await expect(page.locator("[data-slot=order-notes] textarea"), "a form on paper").toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.locator("[data-slot=order-notes] summary").click();
    await page.locator("[data-slot=order-notes] textarea").fill("1234");
    await page.locator("[data-slot=order-notes] button").click();
    await expect(page.locator("[data-slot=order-notes] li")).toContainText("1234");

    await follow(page, page.locator("main a[href$='/cancel']"));
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator("main [name=reason][value=refused]").check({ force: true });
    await submit(page);
    await arrive(page, new RegExp(`/orders/${number}$`));
    await expect(page.locator("[data-slot=order-history]")).toContainText(say.reasons.refused);
    await page.locator("[data-slot=order-returns] input[name^=back_]").fill(language === "bn" ? "১" : "1");
    await page.locator("[data-slot=order-returns] button").click();
    await expect(page.locator("[data-slot=order-returns]")).toHaveCount(0);
    await page.goto(`${desk}/all?q=${number.slice(-5)}&view=cancel`);
    await expect(page.locator("[data-slot=row-list] > li")).toContainText(number);
    if (javaScript) await expectNoAxeViolations(page);
  },
  bothWays,
);
