import { strings } from "@haat/i18n/strings";
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
    await page.waitForURL(/direct\/buy/);
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
