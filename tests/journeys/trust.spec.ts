import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey, newPhone, pressOnProduct, shownCode, signUp } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { words } from "./journey-words";

journey(
  "a shop asks for a code before a large order, and refuses a number until it takes its orders again",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language];
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    /** Presses the button that orders an umbrella, to be fetched at the shop. */
    const order = async () => {
      await pressOnProduct(visit, "monsoon-umbrella", "buy");
      await arrive(page, /direct\/buy/);
      await page.goto(`${page.url()}&shipping_method=2`);
      await page.getByRole("button", { name: words[language].placeOrder }).click();
    };

    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    await page.goto(`${ofShop}/trust`);
    await checkAxe();
    await page.locator("main [name=code_from]").fill(language === "bn" ? "১০০" : "100");
    await submit(page);
    await expect(page.locator("body")).toContainText(say.trust.told.saved);

    const phone = newPhone();
    await page.goto(`${shop}/login`);
    await signUp(page, phone);
    await page.goto(`${shop}/logout`);
    await page.locator("main form [data-slot=button]").first().click();
    await arrive(page, (url) => !url.pathname.endsWith("/logout"));
    await page.goto(`${shop}/login/password`);
    await page.locator("main [name=phone]").fill(phone);
    await page.locator("main [name=password]").fill("river-boat-monsoon-9");
    await page.locator("main [name=password]").press("Enter");
    await arrive(page, (url) => !url.pathname.includes("/login"));
    await order();
    await arrive(page, /checkout-products\/code/);
    await expect(page.locator("main h1")).toHaveText(say.trust.code.title);
    await checkAxe();
    await page.locator("[data-slot=otp-form] input[name=otp]").fill(await shownCode(page));
    await page.locator("[data-slot=otp-form] input[name=otp]").press("Enter");
    await expect(page.getByRole("heading", { name: words[language].placed })).toBeVisible();
    const number = /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "no number in the address";

    await page.goto(`${ofShop}/orders/${number}`);
    await follow(page, page.locator("main a[href*='/trust/refuse']"));
    await checkAxe();
    await page.locator("main [name=reason]").fill("1234");
    await submit(page);
    await arrive(page, new RegExp(`/orders/${number}$`));
    await expect(page.locator("main")).toContainText(say.trust.order.refusedTitle);
    await checkAxe();
    await order();
    await expect(page.locator("main")).toContainText(say.api.errors.order_not_taken.split("{{")[0] ?? "");
    await checkAxe();

    await page.goto(`${ofShop}/trust`);
    await expect(page.locator("[data-slot=row-list] > li")).toContainText("1234");
    await checkAxe();
    await page.locator("[data-slot=allow-phone] button").click();
    await expect(page.locator("main")).toContainText(say.trust.refusedNone);
    await order();
    await expect(page.getByRole("heading", { name: words[language].placed })).toBeVisible();
  },
  bothWays,
);
