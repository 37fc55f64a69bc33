import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";

// No journey; what the service worker fetches could not be held back.
test.use({ keepsVisits: false, serviceWorkers: "block" });

/** Holds each page's scripts back until they are released: they start as soon as the page stands. */
async function gateScripts(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let release = () => {};
  let isOpen = Promise.resolve();
  await page.route("**/assets/libraries-*.js", async (route) => {
    await isOpen;
    await route.continue();
  });
  return {
    hold: () => {
      isOpen = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
}

test("a price that is typed before the scripts start stays, and the list follows it", async ({
  page,
  port,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const scripts = await gateScripts(page);
  scripts.hold();
  await page.goto(`http://localhost:${port}/rongdhonu/all-products/all`);
  await page.locator("[data-slot=price-filter] input").first().fill("২০০০");
  scripts.release();
  await startScripts(page);
  await arrive(page, /min_price=/);
  await expect(page.locator("[data-slot=price-filter] input").first()).toHaveValue(/^[2২][0০]{3}$/);
});

test("what is tapped while the scripts start is done once", async ({ page, port }) => {
  const moments = [
    () => Promise.resolve(),
    // React listens to the page, but does not have all of it yet.
    () => page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("_reactListening"))),
  ];
  const shop = `http://localhost:${port}/rongdhonu`;
  const scripts = await gateScripts(page);
  for (const [before, moment] of moments.entries()) {
    scripts.hold();
    await page.goto(`${shop}/product-details/monipuri-saree`);
    const add = page.locator("[data-slot=button][value=add]:visible").first();
    await add.waitFor();
    scripts.release();
    await moment();
    const isAdded = page.waitForResponse((answer) => answer.request().method() === "POST");
    await add.click();
    await isAdded;
    // Where the form was sent as a page, the page that answers it may still be on its way and would end this visit.
    await expect(() => page.goto(`${shop}/cart`)).toPass();
    const quantity = page.locator("[data-slot=cart-line] [name=quantity]");
    await expect(quantity).toHaveValue(before === 0 ? /^[1১]$/ : /^[2২]$/);
  }
});

test("a page is fetched when its link is about to be pressed", async ({ page, port }) => {
  await page.goto(`http://localhost:${port}/rongdhonu/all-products/all`);
  await startScripts(page);
  const link = page.locator("[data-slot=product-card] a").first();
  await link.hover();
  const path = (await link.getAttribute("href")) ?? "";
  await expect(page.locator(`link[rel=prefetch][href^="${path}?"]`)).not.toHaveCount(0);
});

test("the first piece in a cart, and the last one out of it, leave who moved it at the cart's heading", async ({
  page,
  port,
}) => {
  await page.goto(`http://localhost:${port}/rongdhonu/cart`);
  await startScripts(page);
  const heading = page.locator("main h1");
  await expect(heading).not.toBeFocused();
  await page.locator("[data-slot=ribbon-row] [data-slot=product-card] button:visible").first().press("Enter");
  await expect(page.locator("[data-slot=cart-line]")).toHaveCount(1);
  await expect(heading).toBeFocused();
  await page.locator("[data-slot=cart-line] button[value=remove]").press("Enter");
  await expect(page.locator("[data-slot=empty-state]")).toBeVisible();
  await expect(heading).toBeFocused();
});

test("who follows an advertisement gets a page that the scripts take over as it stands, and an address to pass on", async ({
  page,
  port,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  const shop = `http://localhost:${port}/rongdhonu`;
  await page.goto(`${shop}/search-product?q=saree&fbclid=IwY2xjaw&utm_source=facebook#main`);
  await startScripts(page);
  expect(page.url()).toBe(`${shop}/search-product?q=saree#main`);
  await page.goBack();
  await page.goForward();
  await startScripts(page);
  expect([page.url(), faults]).toEqual([`${shop}/search-product?q=saree#main`, []]);
});
