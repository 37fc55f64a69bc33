import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey, newPhone, pressOnProduct, signUp } from "./combinations";
import { consoleAt, demoPeople, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { words } from "./journey-words";

journey(
  "a seller sets a least order, VAT and BIN, and a shopper meets them in the cart, at the checkout and on the invoice",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language].shopSettings;
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    await page.goto(`${ofShop}/vat`);
    await checkAxe();
    await page.locator("main [name=vat_percent]").fill(language === "bn" ? "৭.৫" : "7.5");
    await page.locator("main [name=bin]").fill("12345");
    await submit(page);
    await expect(page.locator("main")).toContainText(strings[language].api.fields.bin_invalid);
    await checkAxe();
    await page.locator("main [name=bin]").fill(language === "bn" ? "০০০৭৭৭৮৮৮-০১০১" : "0007778880101");
    await submit(page);
    await expect(page.locator("body")).toContainText(say.vat.saved);

    const least = async (typed: string) => {
      await page.goto(`${ofShop}/least-order`);
      await checkAxe();
      await page.locator("main [name=least_order]").fill(typed);
      await submit(page);
      await expect(page.locator("main [name=least_order]")).toBeVisible();
    };
    await least(language === "bn" ? "৫০,০০০" : "50000");
    await expect(async () => {
      await page.goto(shop);
      await expect(page.locator("[data-slot=delivery-promise]")).toContainText(
        language === "bn" ? "৳৫০,০০০" : "৳50,000",
        { timeout: 1000 },
      );
    }).toPass();

    await page.goto(`${shop}/login`);
    await signUp(page, newPhone());
    await pressOnProduct(visit, "monsoon-umbrella", "buy");
    await arrive(page, /direct\/buy/);
    await page.goto(`${page.url()}&shipping_method=2`);
    await expect(page.locator("main")).toContainText(language === "bn" ? "৳৫০,০০০" : "৳50,000");
    await expect(page.getByRole("button", { name: words[language].placeOrder })).toHaveCount(0);
    await checkAxe();
    const checkout = page.url();
    await pressOnProduct(visit, "monsoon-umbrella", "add");
    await page.goto(`${shop}/cart`);
    await expect(page.locator("main")).toContainText(say.shown.addMore);
    await checkAxe();

    await least("");
    await page.goto(checkout);
    await expect(async () => {
      await page.goto(checkout);
      await expect(page.getByRole("button", { name: words[language].placeOrder })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await page.getByRole("button", { name: words[language].placeOrder }).click();
    await expect(page.getByRole("heading", { name: words[language].placed })).toBeVisible();
    const number = /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "no number in the address";
    await page.goto(`${shop}/print-invoice/${number}`);
    await expect(page.locator("body")).toContainText(/000777888-0101|০০০৭৭৭৮৮৮-০১০১/);
  },
  bothWays,
);

journey(
  "a seller has a day off, and a shopper reads that the shop is closed and when it sees to an order",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language].shopHours;
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    await signInOnce(page, console, demoPeople.pausing[language]);
    const hours = `${console}/shop/${shopOf(page)}/hours`;
    await page.goto(hours);
    for (const weekday of [6, 0, 1, 2, 3, 4])
      await page.locator(`main [name=day_${weekday}]`).fill(language === "bn" ? "০:০০–২৪:০০" : "0-24");
    await submit(page);
    await expect(page.locator("body")).toContainText(say.saved);
    await checkAxe();
    await page.goto(`${hours}/off`);
    await checkAxe();
    await page.locator("main [name=from]").fill(dayInBangladesh(new Date()));
    await page.locator(`main [name=note_${language}]`).fill("Eid 2");
    await submit(page);
    await arrive(page, /\/hours$/);
    await expect(page.locator("[data-slot=row-list]")).toContainText("Eid 2");
    await checkAxe();

    await expect(async () => {
      await page.goto(shop);
      await expect(page.locator("[data-slot=opening-hours]")).toContainText("Eid 2", { timeout: 1000 });
    }).toPass();
    await checkAxe();
    await page.goto(`${shop}/login`);
    await signUp(page, newPhone());
    await pressOnProduct(visit, "monsoon-umbrella", "buy");
    await arrive(page, /direct\/buy/);
    await page.goto(`${page.url()}&shipping_method=2`);
    const closed = say.shown.handled.split("{{")[0] ?? "";
    await expect(page.locator("main")).toContainText(closed);
    await checkAxe();
    await page.getByRole("button", { name: words[language].placeOrder }).click();
    await expect(page.getByRole("heading", { name: words[language].placed })).toBeVisible();
    await expect(page.locator("main")).toContainText(closed);
  },
  bothWays,
);
