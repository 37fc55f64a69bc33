import { expectNoAxeViolations } from "./axe";
import { newPhone } from "./combinations";
import { expect, test } from "./demo-test";
import { places, words, type JourneyLanguage } from "./journey-words";
import { startScripts } from "./page-parts";

/**
 * The product's main job, as the specification tells it: a shopper finds a product, puts it in the cart, signs in with a
 * code, gives an address, places the order and sees it in the list. In both languages, on both kinds of host, with
 * JavaScript and without.
 */
for (const javaScriptEnabled of [true, false])
  for (const language of ["bn", "en"] as JourneyLanguage[])
    for (const place of places) {
      const title = `a shopper buys by ${place.name} in ${language}, JavaScript ${javaScriptEnabled ? "on" : "off"}`;
      test.describe(title, () => {
        test.use({ javaScriptEnabled });
        test(title, async ({ page, port }) => {
          const base = place.base(port, language);
          const say = words[language];
          const faults: string[] = [];
          page.on("pageerror", (error) => faults.push(String(error)));
          page.on("console", (message) => {
            if (message.type() === "error") faults.push(message.text());
          });

          await page.goto(base);
          await page.locator("header input[type=search]:visible").first().fill(say.searchWords);
          await page.locator("header input[type=search]:visible").first().press("Enter");
          await expect(page.getByRole("heading", { level: 1 })).toContainText(say.searchWords);
          await page.getByRole("link", { name: say.product }).click();
          await expect(page.getByRole("heading", { level: 1, name: say.product })).toBeVisible();
          await page.getByRole("link", { name: say.colour }).click();
          await expect(page.locator("[data-slot=attribute-value][data-state=selected]")).toBeVisible();
          if (javaScriptEnabled) await startScripts(page);
          await page.locator("[data-slot=button][value=add]:visible").first().click();
          if (javaScriptEnabled) {
            await page.getByRole("dialog").getByRole("link", { name: say.seeCart }).click();
          } else {
            await page.locator("header a[href$='/cart']:visible").first().click();
          }
          await expect(page.getByRole("heading", { level: 1, name: say.cart })).toBeVisible();
          await page.getByRole("link", { name: say.checkout }).click();

          await page.getByLabel(say.mobile).fill(newPhone());
          await page.getByRole("button", { name: say.sendCode }).click();
          const code = await page.locator("[data-slot=otp-form] [data-slot=inline-alert] strong").innerText();
          await page.locator("[data-slot=otp-form] input[name=otp]").fill(code);
          await page.getByRole("button", { name: say.goOn, exact: true }).click();

          await page.locator("[name=first_name]").fill(say.firstName);
          await page.locator("[name=last_name]").fill(say.lastName);
          await page.locator("[name=password]").fill("river-boat-monsoon-9");
          await page.locator("[name=terms]").check();
          await page.getByRole("button", { name: say.openAccount }).click();

          await expect(page.getByRole("heading", { level: 1, name: say.checkoutTitle })).toBeVisible();
          await page.getByRole("link", { name: say.addAddress }).click();
          await page.locator("[name=id_city]").selectOption({ label: say.city });
          if (!javaScriptEnabled) await page.getByRole("button", { name: say.refresh }).click();
          await page.locator("[name=id_area]").selectOption({ index: 1 });
          await page.locator("[name=address]").fill(say.street);
          await page.locator("[name=postal_code]").fill(say.postalCode);
          await page.getByRole("button", { name: say.saveAddress }).click();

          await expect(page.getByRole("heading", { level: 1, name: say.checkoutTitle })).toBeVisible();
          if (javaScriptEnabled) await expectNoAxeViolations(page);
          await page.getByRole("button", { name: say.placeOrder }).click();
          await expect(page.getByRole("heading", { name: say.placed })).toBeVisible();
          const number = /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "no number in the address";
          await expect(page.getByText(number)).toBeVisible();
          await page.locator("footer a[href$='/orders']").first().click();
          await expect(page.getByRole("heading", { level: 1, name: say.orders })).toBeVisible();
          await page.getByRole("link", { name: new RegExp(number) }).click();
          await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
          expect(faults).toEqual([]);
        });
      });
    }
