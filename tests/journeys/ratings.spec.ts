import { strings } from "@haat/i18n/strings";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInAsAdmin, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";

journey(
  "what was delivered is rated, its shop answers and reports it, and the platform takes it away",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const say = strings[language].ratings;
    const console = consoleAt(Number(new URL(shop).port), language);
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    const number = await orderUmbrella(visit);
    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    await page.goto(`${ofShop}/orders`);
    await stepOf(page, "next-step", number).click();
    for (const stage of ["accept", "packed", "shipped"] as const) {
      await expect(page.locator("main")).toContainText(
        `${number}: ${strings[language].orderDesk.stages[stage]}`,
      );
      await stepOf(page, "step-on", number).click();
    }
    await expect(page.locator("main")).toContainText(
      `${number}: ${strings[language].orderDesk.stages.delivered}`,
    );

    await page.goto(`${shop}/orders/${number}`);
    await page.locator("[data-slot=order-ratings] summary").click();
    // Keys choose, and a finger does: four of the five are full.
    const stars = page.locator("[data-slot=star-choice] label");
    await page.locator("[data-slot=star-choice] input").first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[name=stars][value='2']")).toBeChecked();
    await stars.nth(3).click();
    const glyphs = await stars
      .locator("[aria-hidden]")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each, "::before").content));
    expect(glyphs.join("")).toBe('"★""★""★""★""☆"');
    await page.locator("[data-slot=rating-form] [name=text]").fill("1234");
    await checkAxe();
    await page.locator("[data-slot=rating-form] [data-slot=button]").click();
    await expect(page.locator("[data-slot=order-ratings]")).toContainText(say.own.change);
    const ratings = `${shop}/product-details/monsoon-umbrella/ratings`;
    await page.goto(ratings);
    await expect(page.locator("[data-slot=ratings]")).toContainText("1234");
    await checkAxe();

    await page.goto(`${ofShop}/more`);
    await follow(page, page.locator("main a[href$='/ratings']"));
    await checkAxe();
    await follow(page, page.locator("main [data-slot=row-list] a"));
    await page.locator("main [name=text]").fill("5678");
    await checkAxe();
    await submit(page);
    await expect(page.locator("main dl")).toContainText("5678");
    await follow(page, page.locator("main a[href$='/report']"));
    await page.locator("main [name=reason]").fill("9012");
    await checkAxe();
    await submit(page);
    await expect(page.locator("main dl")).toContainText(say.states.reported);
    // The last of the views, which a phone has no room for beside the first ones.
    await page.goto(`${ofShop}/ratings?view=reported`);
    await expect(page.locator("main [data-slot=tabs-as-links] [aria-current]")).toBeInViewport({
      ratio: 0.99,
    });
    await checkAxe();
    await page.context().clearCookies({ domain: "console.localhost" });

    await page.goto(ratings);
    await expect(page.locator("[data-slot=ratings]")).toContainText("5678");
    await signInAsAdmin(page, console);
    await page.goto(`${console}/admin/ratings`);
    await checkAxe();
    await follow(page, page.locator("main [data-slot=row-list] a"));
    await expect(page.locator("main dl")).toContainText("9012");
    await checkAxe();
    await page.locator("main [name=reason]").fill("3456");
    await submit(page);
    await expect(page.locator("main dl")).toContainText(say.states.hidden);
    await page.goto(ratings);
    await expect(page.locator("main")).not.toContainText("1234");
  },
  bothWays,
);
