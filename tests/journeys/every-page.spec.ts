import { expectNoAxeViolations } from "./axe";
import { pressOnProduct, signUp } from "./combinations";
import { expect, test } from "./demo-test";

/** Every kind of page of a shop, with what a customer has who bought once; `0` stands for that order. */
const shopPages = [
  "",
  "/all-categories",
  "/all-products/all",
  "/all-products/all?min_price=9999999",
  "/ribbons-products/1",
  "/search-product?q=a",
  "/search-product",
  "/product-details/tangail-cotton-saree",
  "/product-details/no-such-thing",
  "/cart",
  "/direct/buy?product=monipuri-saree&quantity=1",
  "/payment-methods",
  "/my-account",
  "/my-account/edit",
  "/my-account/password",
  "/shipping-address",
  "/shipping-address/new",
  "/orders",
  "/orders?status=3",
  "/orders/0",
  "/orders/0/placed",
  "/print-invoice/0",
  "/print-invoice",
  "/logout",
  "/no/such/page",
  "/offline",
];

/** Every page of the platform. */
const sitePages = [
  "",
  "/about",
  "/blog",
  "/contact",
  "/faq",
  "/find-store",
  "/store-search",
  "/store-search?address=nowhere",
  "/help-and-support",
  "/login",
  "/privacy-policy",
  "/terms-condition",
  "/terms-of-use",
  "/offline",
  "/about/nothing",
  "/no-such-shop",
  "/rongdhonu/login",
  "/rongdhonu/login/password",
];

for (const language of ["", "/en"] as const) {
  const title = `every page fits 320 px, has no axe violation and no fault, in ${language ? "English" : "Bengali"}`;
  test(title, async ({ page, port }) => {
    test.setTimeout(240_000);
    const origin = `http://localhost:${port}`;
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.setViewportSize({ width: 320, height: 720 });

    const check = async (path: string) => {
      await page.goto(origin + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await expectNoAxeViolations(page);
    };
    for (const path of sitePages) await check(`${language}${path}` || "/");

    const shop = `${origin}${language}/rongdhonu`;
    await page.goto(`${shop}/login`);
    await signUp(page);
    await pressOnProduct({ page, shop }, "monipuri-saree", "buy");
    await page.waitForURL(/direct\/buy/);
    await page.locator("[name=shipping_method][value='2']").check();
    await page.waitForURL(/shipping_method=2/);
    await page.locator("main [data-slot=button][value=place]").first().click();
    await page.waitForURL(/\/placed/);
    const newest = /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "";
    await pressOnProduct({ page, shop }, "monipuri-saree", "add");
    for (const path of shopPages) await check(`${language}/rongdhonu${path.replace("/0", `/${newest}`)}`);
    expect(faults).toEqual([]);
  });
}
