import { routeOfAddress } from "@haat/storefront/testing/route-of-address";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { addAddress, enterAccount, newPhone, pressOnProduct, proveCode, sendCode } from "./combinations";
import { expect, test } from "./demo-test";
import { pageAddresses, type Moment } from "./page-addresses";
import { expectValidHtml } from "./valid-html";

// To open a page is no journey.
test.use({ keepsVisits: false, viewport: { width: 320, height: 720 } });

for (const language of ["bn", "en"] as const) {
  const everyPage = (whose: string, run: (page: Page, platform: string) => Promise<void>) => {
    const title = `every page of ${whose} is valid HTML, fits 320 px, has no axe violation and no fault (${language})`;
    test(title, async ({ page, port }) => {
      test.setTimeout(240_000);
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      await run(page, `http://localhost:${port}${language === "en" ? "/en" : ""}`);
      expect(faults).toEqual([]);
    });
  };

  everyPage("anybody", (page, platform) => checkPages(page, platform, "anybody"));

  everyPage("a customer", async (page, platform) => {
    const shop = `${platform}/rongdhonu`;
    await page.goto(`${shop}/product-details/block-print-saree`);
    await sendCode(page, newPhone(), /stock-alert\/code/);
    await checkPages(page, platform, "alert asked");
    await page.goto(`${shop}/login`);
    await sendCode(page);
    await checkPages(page, platform, "code sent");
    await page.goto(`${shop}/login/code`);
    await proveCode(page);
    await checkPages(page, platform, "code right");
    await page.goto(`${shop}/signup`);
    await enterAccount(page);
    await page.goto(`${shop}/shipping-address/new`);
    await addAddress(page, language);
    await page.locator("[data-slot=address-card] a[href*='/shipping-address/']").first().click();
    await page.waitForURL(/shipping-address\/(?!new)[\w-]+$/);
    const address = new URL(page.url()).pathname.replace(/.*\//, "");
    await pressOnProduct({ page, shop }, "monipuri-saree", "buy");
    await page.waitForURL(/direct\/buy/);
    await page.locator("main [data-slot=button][value=place]").first().click();
    await page.waitForURL(/\/placed/);
    const order = /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "";
    await pressOnProduct({ page, shop }, "monipuri-saree", "add");
    await checkPages(page, platform, "customer", { order, address });
  });
}

/** Looks at the pages that are there to be seen at a moment; `ids` of what the customer has. */
async function checkPages(page: Page, platform: string, moment: Moment, ids: Record<string, string> = {}) {
  const sent = new Map<string, string>();
  for (const [name, { when, at }] of Object.entries(pageAddresses))
    for (const path of when === moment ? at : []) {
      const answer = await page.goto(platform + path.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? ""));
      sent.set(path, (await answer?.text()) ?? "");
      // The page itself, none that it leads to.
      expect([path, routeOfAddress(page.url())]).toEqual([path, name]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await expectNoAxeViolations(page);
    }
  expectValidHtml(sent);
}
