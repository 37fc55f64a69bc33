import { strings } from "@haat/i18n/strings";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInAsAdmin, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";
import { startScripts } from "./page-parts";
import { phonePhoto } from "./phone-photo";

journey(
  "something is wrong with an order: the shop answers, the customer passes it on, and the platform has the last word",
  async (visit) => {
    const { page, language, javaScript, shop, platform } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language].complaints;
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    const number = await orderUmbrella(visit);
    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    await page.goto(`${ofShop}/orders`);
    await stepOf(page, "next-step", number).click();
    await expect(page.locator("main")).toContainText(
      `${number}: ${strings[language].orderDesk.stages.accept}`,
    );

    await page.goto(`${shop}/orders/${number}`);
    await follow(page, page.locator("main a[href$='/complaint']"));
    await checkAxe();
    const pictures = page.locator("main [name=pictures]");
    const send = () => page.locator("[data-slot=complaint-form] [data-slot=button]").last().click();
    await page.locator("main [name=reason]").selectOption("late");
    if (javaScript) {
      // A phone's photo is made small before it is sent; one that was kept with a refused form goes once.
      await startScripts(page);
      await pictures.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });
      await expect(pictures).toHaveAttribute("aria-busy", "false");
      await send();
      await expect(page.locator("main [name=kept]")).toHaveCount(1);
    }
    await page.locator("main [name=text]").fill("1234");
    await send();
    await expect(page.locator("[data-slot=complaint]")).toContainText(say.states.open);
    await expect(page.locator("[data-slot=complaint] img")).toHaveCount(javaScript ? 1 : 0);
    await checkAxe();

    await page.goto(ofShop);
    await follow(page, page.locator("main a[href$='/complaints']"));
    await expect(page.locator("main [data-slot=row-list] > li").first()).toContainText(number);
    await checkAxe();
    await follow(page, page.locator("main [data-slot=row-list] a"));
    await expect(page.locator("[data-slot=complaint-thread]")).toContainText("1234");
    await page.locator("main [name=text]").fill("5678");
    await submit(page);
    await expect(page.locator("[data-slot=complaint-thread]")).toContainText("5678");
    await checkAxe();
    await page.context().clearCookies({ domain: "console.localhost" });

    await page.goto(`${platform}/orders/${number}/complaint`);
    await expect(page.locator("[data-slot=complaint]")).toContainText("5678");
    await page.locator("[data-slot=complaint-pass] button").click();
    await expect(page.locator("[data-slot=complaint]")).toContainText(say.passed);
    await checkAxe();

    await signInAsAdmin(page, console);
    await page.goto(`${console}/admin/complaints`);
    await checkAxe();
    await follow(page, page.locator("main [data-slot=row-list] a"));
    await checkAxe();
    await page.locator("main [name=text]").fill("9012");
    await page.locator("main [name=close]").check({ force: true });
    await submit(page);
    await expect(page.locator("[data-slot=complaint-thread]")).toContainText("9012");
    await expect(page.locator(`main a[href*='/admin/shops/']`)).toHaveCount(1);
    await page.goto(`${shop}/orders/${number}/complaint`);
    await expect(page.locator("[data-slot=complaint]")).toContainText(say.states.closed);
  },
  bothWays,
);
