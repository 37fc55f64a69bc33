import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
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
    // With scripts the browser says that it was told, before them the page that told it has taken it out of the cookie.
    const told = (await page.context().cookies(shop)).find(({ name }) => name === "haat-told");
    if (scripts === "before") expect(told?.value).toBeTruthy();
    const again = await page.reload();
    expect(await again!.text(), "what the server answers").not.toContain(bn.pages.addresses.saved);
    await isNotToldAgain();
    await page.goto(`${shop}/all-categories`);
    await isNotToldAgain();
    await page.goBack();
    await isNotToldAgain();
    await page.goForward();
    await isNotToldAgain();
  });

test("a message counts as told from the moment it is on the screen", async ({ page, port }) => {
  const shop = `http://rongdhonu.localhost:${port}`;
  // The observer is told at the end of the task in which the page changes: what waits for the paint is not done by then.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isThere = document.querySelector("[data-slot=toast]") !== null;
      if (isThere && !("cookieAtToast" in window)) Object.assign(window, { cookieAtToast: document.cookie });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${shop}/login`);
  await signUp(page);
  await page.goto(`${shop}/shipping-address/new`);
  await startScripts(page);
  await addAddress(page, "bn");
  await expect(page.locator("[data-slot=toast]")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "cookieAtToast") as string)).toContain("haat-told=");
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
    await arrive(page, /all-categories$/);
    await expect(dialog).toHaveCount(0);
  });
