import { strings } from "@haat/i18n/strings";
import { addAddress, signUp } from "./combinations";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";

const { bn } = strings;

// A service worker that has taken over asks by itself, past what a test answers in the place of the server.
test.use({ serviceWorkers: "block" });

for (const scripts of ["before", "after"] as const)
  test(`a message is told once: not after a reload, on another page, or on the way back and forth (scripts start ${scripts} it)`, async ({
    page,
    port,
  }) => {
    const shop = `http://rongdhonu.localhost:${port}`;
    await page.goto(`${shop}/login`);
    await signUp(page);
    await page.goto(`${shop}/shipping-address/new`);
    if (scripts === "before") await startScripts(page);
    await addAddress(page, "bn");
    const message = page.locator("[data-slot=toast], [data-slot=inline-alert]", {
      hasText: bn.pages.addresses.saved,
    });
    await expect(message).toBeVisible();

    const isNotToldAgain = async () => {
      await startScripts(page);
      await expect(page.locator("h1")).toBeVisible();
      await expect(message).toHaveCount(0);
    };
    await page.reload();
    await isNotToldAgain();
    await page.goto(`${shop}/all-categories`);
    await isNotToldAgain();
    await page.goBack();
    await isNotToldAgain();
    await page.goForward();
    await isNotToldAgain();
  });

for (const status of [408, 429] as const)
  test(`a next page that is answered with ${status} leaves the visitor where they are and says why in a dialog`, async ({
    page,
    port,
  }) => {
    const shop = `http://rongdhonu.localhost:${port}`;
    await page.goto(`${shop}/all-products/all`);
    await startScripts(page);
    const words = { title: "অনুরোধ সফল হয়নি", text: "একটু পরে আবার চেষ্টা করুন।" };
    let refusals = 0;
    await page.route(/\/all-categories\?.*_data=/, (route) => {
      refusals += 1;
      return route.fulfill({ status, headers: { "X-Remix-Catch": "yes" }, json: words });
    });
    await page.locator("a[href='/all-categories']").first().dispatchEvent("click");
    const dialog = page.getByRole("dialog", { name: words.title });
    await expect(dialog).toContainText(words.text);
    expect(refusals).toBeGreaterThan(0);
    await expect(page).toHaveURL(`${shop}/all-products/all`);
    await expect(page.locator("[data-slot=product-card]").first()).toBeVisible();
    await dialog.getByRole("button", { name: bn.accountPages.dialogs.ok }).click();
    await expect(dialog).toHaveCount(0);

    await page.unroute(/\/all-categories\?.*_data=/);
    await page.locator("a[href='/all-categories']").first().dispatchEvent("click");
    await page.waitForURL(/all-categories$/);
    await expect(dialog).toHaveCount(0);
  });
