import { locales } from "@haat/i18n/locales";
import type { BrowserContext, Page } from "@playwright/test";
import { strings } from "@haat/i18n/strings";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";

const product = "/product-details/monipuri-saree";

/** A visit of the shop's own host with the service worker in charge. */
async function visitShop(page: Page, port: number): Promise<string> {
  const shop = `http://rongdhonu.localhost:${port}`;
  await page.goto(`${shop}${product}`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker keeps the page when it is told that somebody looks at it.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("pages")).keys()).length))
    .toBeGreaterThan(0);
  return shop;
}

async function cutConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test.describe("without a connection", () => {
  test("a product that was looked at is read with its age, any other page says that there is no connection", async ({
    page,
    context,
    port,
  }) => {
    const shop = await visitShop(page, port);
    await cutConnection(context);
    await page.reload();
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("[data-slot=offline-note]")).toContainText(
      strings.bn.components.offlineNote.title,
    );

    for (const language of ["bn", "en"] as const) {
      await page.goto(`${shop}${locales[language].pathPrefix}/all-categories`);
      const { title, reload } = strings[language].components.noInternetPage;
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("link", { name: reload })).toBeVisible();
      await expect(page.locator("[data-slot=saved-pages] a")).toHaveAttribute("href", product);
    }
    await context.setOffline(false);
    await page.getByRole("link", { name: strings.en.components.noInternetPage.reload }).click();
    await expect(page.locator("[data-slot=shop-header]")).toBeVisible();
  });

  test("what is put in the cart waits, is shown as waiting, and is sent once when there is a connection", async ({
    page,
    context,
    port,
  }) => {
    const shop = await visitShop(page, port);
    await cutConnection(context);
    await page.locator("[data-slot=button][value=add]:visible").first().click();
    await expect(page.locator("[data-slot=offline-note]")).toContainText(
      strings.bn.components.offlineNote.queued,
    );
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.locator("[data-slot=cart-count]").first()).toHaveText("১");
    await page.goto(`${shop}/cart`);
    await expect(page.locator("[data-slot=cart-line]")).toHaveCount(1);
    await expect(page.locator("[data-slot=cart-line] [name=quantity]")).toHaveValue(/^[1১]$/);
  });

  test("what is put in the cart before the page's scripts run waits all the same, and is sent once", async ({
    page,
    context,
    port,
  }) => {
    const shop = await visitShop(page, port);
    // They stay away, however long the machine takes.
    await page.addInitScript(() => {
      if (!sessionStorage.getItem("scripts-stay-away")) return;
      document.addEventListener("DOMContentLoaded", () =>
        document.querySelector("script[data-late]")?.remove(),
      );
    });
    await page.evaluate(() => sessionStorage.setItem("scripts-stay-away", "1"));
    await page.reload();
    await page.evaluate(() => sessionStorage.removeItem("scripts-stay-away"));
    await cutConnection(context);
    const answered = page.waitForEvent("load");
    await page.locator("[data-slot=button][value=add]:visible").first().click();
    await answered;
    await expect(page).toHaveURL(new RegExp(`${product}$`));
    await startScripts(page);
    await expect(page.locator("[data-slot=offline-note]")).toContainText(
      strings.bn.components.offlineNote.queued,
    );
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.locator("[data-slot=cart-count]").first()).toHaveText("১");
    await page.goto(`${shop}/cart`);
    await expect(page.locator("[data-slot=cart-line]")).toHaveCount(1);
    await expect(page.locator("[data-slot=cart-line] [name=quantity]")).toHaveValue(/^[1১]$/);
  });
});

test("a script that is gone reloads the page once; the next time the page says that something is wrong", async ({
  page,
  context,
  port,
}) => {
  await page.goto(`http://rongdhonu.localhost:${port}/`);
  await startScripts(page);
  await context.route(/\/assets\/all-categories\.route-.*\.js/, (route) => route.abort());
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const open = () => page.locator("a[href='/all-categories']").first().dispatchEvent("click");
  const reloaded = page.waitForEvent("load");
  await open();
  await reloaded;
  await startScripts(page);
  await open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.bn.pages.failure["500"].title);
  expect(documents).toBe(1);
});
