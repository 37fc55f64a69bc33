import { pageAddresses, type Moment } from "@haat/storefront/testing/page-addresses";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { addAddress, enterAccount, newPhone, pressOnProduct, proveCode, sendCode } from "./combinations";
import type { JourneyLanguage } from "./journey-words";

/** Goes to a page and looks at it: its path as `pageAddresses` has it, its name, where it is. */
export type Look = (path: string, name: string, address: string) => Promise<void>;

/** Every page that anybody sees. */
export async function walkAsGuest(platform: string, look: Look): Promise<void> {
  await lookAt(platform, "anybody", look);
}

/** Signs up, waits for a product, has an address and an order, and sees every page there is on the way. */
export async function walkAsCustomer(
  page: Page,
  platform: string,
  language: JourneyLanguage,
  look: Look,
): Promise<void> {
  const shop = `${platform}/rongdhonu`;
  await page.goto(`${shop}/product-details/block-print-saree`);
  await sendCode(page, newPhone(), /stock-alert\/code/);
  await lookAt(platform, "alert asked", look);
  await page.goto(`${shop}/login`);
  await sendCode(page);
  await lookAt(platform, "code sent", look);
  await page.goto(`${shop}/login/code`);
  await proveCode(page);
  await lookAt(platform, "code right", look);
  await page.goto(`${shop}/signup`);
  await enterAccount(page);
  await page.goto(`${shop}/shipping-address/new`);
  await addAddress(page, language);
  await page.locator("[data-slot=address-card] a[href*='/shipping-address/']").first().click();
  await arrive(page, /shipping-address\/(?!new)[\w-]+$/);
  const address = new URL(page.url()).pathname.replace(/.*\//, "");
  await pressOnProduct({ page, shop }, "monipuri-saree", "buy");
  await arrive(page, /direct\/buy/);
  await page.locator("main [data-slot=button][value=place]").first().click();
  await arrive(page, /\/placed/);
  const order = /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "";
  await pressOnProduct({ page, shop }, "monipuri-saree", "add");
  await lookAt(platform, "customer", look, { order, address });
}

/** The pages that are there to be seen at a moment; `ids` of what the customer has. */
async function lookAt(platform: string, moment: Moment, look: Look, ids: Record<string, string> = {}) {
  for (const [name, { when, at }] of Object.entries(pageAddresses))
    for (const path of when === moment ? at : [])
      await look(path, name, platform + path.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? ""));
}
