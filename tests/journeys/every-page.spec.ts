import { expect, test } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";

/** Every kind of page of a shop, with what the demo's customer has; `0` stands for that customer's newest order. */
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
  "/direct/buy?product=white-pajama&quantity=1",
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
  test(title, async ({ page }, { project }) => {
    test.setTimeout(240_000);
    const origin = `http://localhost:${String(project.metadata.port)}`;
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.setViewportSize({ width: 320, height: 720 });

    const check = async (path: string) => {
      await page.goto(origin + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await expectNoAxeViolations(page);
    };
    for (const path of sitePages) await check(`${language}${path}` || "/");

    // Each language signs in another of the demo's customers: one phone gets a code a minute.
    await page.goto(`${origin}${language}/rongdhonu/login`);
    await page.locator("main [name=phone]").fill(language ? "01700000002" : "01700000001");
    await page.locator("main [name=phone]").press("Enter");
    await page.waitForURL(/login\/code/);
    await check(`${language}/rongdhonu/login/code`);
    const code = await page.locator("[data-slot=otp-form] [data-slot=inline-alert] strong").innerText();
    await page.locator("[name=otp]").fill(code);
    await page.locator("[name=otp]").press("Enter");
    await page.waitForURL((url) => !url.pathname.includes("login"));
    await page.goto(`${origin}${language}/rongdhonu/orders`);
    const newest =
      (await page.locator("[data-slot=order-card] a").first().getAttribute("href"))?.split("/").at(-1) ?? "";
    for (const path of shopPages) await check(`${language}/rongdhonu${path.replace("/0", `/${newest}`)}`);
    expect(faults).toEqual([]);
  });
}
