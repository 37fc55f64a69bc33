import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";

journey(
  "a seller has a parcel sent to the courier, which refuses, is silent, and takes it; its buyer can follow it",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language].courierSending;
    const named = (text: string) => text.replace("{{name}}", "Steadfast");
    const main = page.locator("main");
    const sending = main.locator("[data-slot=parcel-sending]");
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    /** With scripts the page looks again by itself; without, its reader does. */
    const stands = (words: string) =>
      expect(async () => {
        if (!javaScript) await page.reload();
        await expect(main).toContainText(words, { timeout: 3000 });
      }).toPass();
    const number = await orderUmbrella(visit);

    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    const parcel = `${ofShop}/orders/${number}/parcel`;
    /** The demo's courier behaves by the key of the account. */
    const setAccount = async (key: string) => {
      await page.goto(`${ofShop}/couriers/steadfast/account`);
      await main.locator("[name=key]").fill(key);
      await main.locator("[name=secret]").fill("secret-4711");
      await checkAxe();
      await submit(page);
      await arrive(page, /\/couriers\/(steadfast|\d+)$/);
      await checkAxe();
    };
    await page.goto(`${ofShop}/couriers`);
    await follow(page, main.locator("[data-slot=row-list] a").filter({ hasText: "Steadfast" }));
    await expect(main.locator("[data-slot=courier-account]")).toBeVisible();
    await setAccount("refuse");

    await page.goto(`${ofShop}/orders`);
    await stepOf(page, "next-step", number).click();
    await expect(main).toContainText(`${number}: ${strings[language].orderDesk.stages.accept}`);
    await stepOf(page, "step-on", number).click();
    await expect(main).toContainText(`${number}: ${strings[language].orderDesk.stages.packed}`);
    await page.goto(`${ofShop}/orders/${number}`);
    await checkAxe();
    await main.locator("[data-slot=quick-offers] button").click();
    await arrive(page, parcel);
    await stands(say.states.refused);
    await expect(sending).toContainText("The recipient's area is not served.");
    await checkAxe();
    await sending.getByRole("button", { name: say.stop }).click();
    await expect(sending).toHaveCount(0);

    await setAccount("silent");
    await page.goto(`${ofShop}/couriers/handed-over`);
    await follow(page, main.locator("a[href$='/couriers/send']"));
    await main.locator(`[name=orders][value=${number}]`).check();
    await checkAxe();
    await main.locator("[data-slot=send-parcels] button").click();
    await stands(say.states.unknown);
    await checkAxe();
    await follow(page, main.locator("[data-slot=row-list] a").filter({ hasText: number }));
    await expect(sending).toContainText(named(say.texts.unknown).replace("{{number}}", number));
    await checkAxe();

    await setAccount("sesame");
    await page.goto(parcel);
    await main.locator("[name=note]").fill("Ring twice");
    await main.getByRole("button", { name: named(say.sendAgain) }).click();
    await stands(say.states.booked);
    await expect(main.locator("[name=tracking_code]")).toHaveValue(/^DEMO[0-9A-F]{8}$/);
    await expect(main.locator("[name=note]")).toHaveValue("Ring twice");
    await checkAxe();
    const code = await main.locator("[name=tracking_code]").inputValue();
    await page.goto(`${ofShop}/orders/${number}`);
    await main.locator("[data-slot=next-step] button").click();
    await expect(main).toContainText(strings[language].orderDesk.stages.shipped);
    await page.goto(`${shop}/orders/${number}`);
    await expect(main).toContainText(code);
  },
  bothWays,
);
