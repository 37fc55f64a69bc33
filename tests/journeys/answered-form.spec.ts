import type { Page } from "@playwright/test";
import { strings } from "@haat/i18n/strings";
import { newPhone, onOwnHost, journey } from "./combinations";
import { expect } from "./demo-test";
import { expectErrors, fill, startScripts } from "./page-parts";

const withScripts = onOwnHost.filter(({ javaScript }) => javaScript);

/** Holds back what the page loads for itself once a form is answered, as a slow line does. */
async function holdReloads(page: Page): Promise<void> {
  // In the page: what the service worker fetches passes by the browser's own interception.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      (init?.method ?? "GET") === "GET" && String(input).includes("_data=")
        ? new Promise(() => undefined)
        : fetch(input, init);
  });
}

/** The next form that the page sends. */
const sentForm = (page: Page) => page.waitForRequest((request) => request.method() === "POST");

journey(
  "what a refused form asked for is sent at once, while the page still loads behind it",
  async ({ page, shop, language }) => {
    await page.goto(`${shop}/product-details/block-print-saree`);
    await startScripts(page);
    await holdReloads(page);
    const submit = page.locator("[data-slot=stock-alert-form] [value=ask_alert]");
    await fill(page, { phone: "0181" });
    await submit.click();
    await expectErrors(page, { phone: strings[language].api.fields.phone_length });
    await fill(page, { phone: newPhone() });
    const sent = sentForm(page);
    await page.locator("main [name=phone]").press("Enter");
    await sent;
  },
  withScripts,
);

journey(
  "a product that was refused for want of a choice can be added again, while the page still loads behind it",
  async ({ page, shop }) => {
    await page.goto(`${shop}/product-details/tangail-cotton-saree`);
    await startScripts(page);
    await holdReloads(page);
    const add = page.locator("[data-slot=button][value=add]:visible").first();
    await add.click();
    await expect(page.locator("[data-slot=attribute-group] [role=alert]").first()).toBeVisible();
    const sent = sentForm(page);
    await add.click();
    await sent;
  },
  withScripts,
);
