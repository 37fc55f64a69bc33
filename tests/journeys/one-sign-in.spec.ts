import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { journey, newPhone, onOwnHost, pressOnProduct, signUp } from "./combinations";
import { expect } from "./demo-test";

journey(
  "one sign-in serves the platform and the shops' own hosts, and ends everywhere at once",
  async (visit) => {
    const { page, platform, shop, language } = visit;
    const offer = page.locator("[data-slot=platform-sign-in] [data-slot=button]");
    const other = shop.replace("rongdhonu", "boi-para");

    await pressOnProduct(visit, "monipuri-saree", "add");
    await page.goto(`${shop}/orders`);
    await arrive(page, `${shop}/login`);
    await offer.click();
    await arrive(page, `${platform}/login`);
    await signUp(page, newPhone());
    await arrive(page, `${shop}/orders`);
    await page.goto(`${shop}/cart`);
    await expect(page.locator("main [data-slot=cart-line]")).toHaveCount(1);

    await page.goto(`${other}/login`);
    await offer.click();
    await arrive(page, (url) => url.origin === new URL(other).origin && !url.pathname.includes("login"));
    await page.goto(`${other}/my-account`);
    await expect(page.locator("[data-slot=session-list] li")).toHaveCount(3);

    await page.locator("[data-slot=session-list] [value=end_all]").click();
    await expect(page.getByText(strings[language].api.account.signedOutEverywhere).first()).toBeVisible();
    for (const [orders, login] of [
      [`${shop}/orders`, `${shop}/login`],
      [`${platform}/rongdhonu/orders`, `${platform}/rongdhonu/login`],
    ] as const) {
      await page.goto(orders);
      await arrive(page, login);
    }
  },
  onOwnHost,
);
