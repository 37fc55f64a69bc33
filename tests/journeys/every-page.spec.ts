import { expect, test } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";

/** Every kind of page, with what the demo's customer has; `0` stands for that customer's newest order. */
const pages = [
  "",
  "/all-categories",
  "/all-products/all",
  "/all-products/all?min_price=9999999",
  "/search-product?q=a",
  "/product-details/tangail-cotton-saree",
  "/cart",
  "/shipping-address",
  "/shipping-address/new",
  "/orders",
  "/orders?status=3",
  "/orders/0",
  "/orders/0/placed",
  "/logout",
  "/no/such/page",
];

test("every page fits 320 px, has no axe violation and no fault, in both languages", async ({ page }, {
  project,
}) => {
  test.setTimeout(180_000);
  const origin = `http://localhost:${String(project.metadata.port)}`;
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.setViewportSize({ width: 320, height: 720 });

  const check = async (path: string) => {
    await page.goto(origin + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
  };
  for (const path of ["/", "/en", "/terms-of-use", "/en/terms-of-use", "/no-such-shop", "/rongdhonu/login"])
    await check(path);
  await page.goto(`${origin}/rongdhonu/login`);
  await page.locator("[name=phone]").fill("01700000001");
  await page.locator("[name=phone]").press("Enter");
  await page.waitForURL(/login\/code/);
  await check("/rongdhonu/login/code");
  const code = await page.locator("[data-slot=otp-form] [data-slot=inline-alert] strong").innerText();
  await page.locator("[name=otp]").fill(code);
  await page.locator("[name=otp]").press("Enter");
  await page.waitForURL(/rongdhonu$/);
  await page.goto(`${origin}/rongdhonu/orders`);
  const newest =
    (await page.locator("[data-slot=order-card] a").first().getAttribute("href"))?.split("/").at(-1) ?? "";
  for (const language of ["", "/en"])
    for (const path of pages) await check(`${language}/rongdhonu${path.replace("/0", `/${newest}`)}`);
  expect(faults).toEqual([]);
});
