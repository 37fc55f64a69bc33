import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { journey, pressOnProduct, signUp, type Visit } from "./combinations";
import { expect } from "./demo-test";
import { words } from "./journey-words";
import { errorAt, fill, startScripts } from "./page-parts";

/** Places an order for one product, from the page that stands open. */
async function placeOrder({ page }: Visit): Promise<string> {
  await page.locator("main [data-slot=button][value=place]:visible").first().click();
  await arrive(page, /\/placed/);
  return /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "no number in the address";
}

journey(
  "one account shows on the platform what is of all shops: an address used in two, their orders, a way out",
  async (visit) => {
    const { page, platform, language } = visit;
    const { api, components, sitePages } = strings[language];
    await page.goto(`${platform}/login`);
    await signUp(page);
    await arrive(page, `${platform}/my-account`);

    await page.locator("main nav a[href$='/shipping-address']").click();
    await page.locator("main a[href$='/shipping-address/new']").first().click();
    await fill(page, { address: words[language].street, postal_code: "12" });
    const button = (value: string) =>
      page.locator(`[data-slot=address-form] [data-slot=button][value=${value}]`);
    await button("save").click();
    await expect(errorAt(page, "postal_code")).toHaveText(api.fields.postal_code_digits);
    if (visit.javaScript) {
      // The lists follow by themselves, as in shops, and a field is judged when it is left.
      await startScripts(page);
      await expect(button("refresh")).toHaveCount(0);
      await fill(page, { contact_number: "0171" });
      await page.locator("[name=contact_number]").press("Tab");
      await expect(errorAt(page, "contact_number")).toHaveText(api.fields.phone_length);
      await fill(page, { contact_number: "01712345678" });
    }
    await page.locator("[name=id_city]").selectOption({ label: words[language].city });
    if (!visit.javaScript) await button("refresh").click();
    await page.locator("[name=id_area]").selectOption({ index: 1 });
    await fill(page, { postal_code: words[language].postalCode });
    await button("save").click();
    await arrive(page, `${platform}/shipping-address`);

    const orders: string[] = [];
    for (const [name, product] of [
      ["rongdhonu", "monipuri-saree"],
      ["boi-para", "devdas"],
    ] as const) {
      await pressOnProduct({ page, shop: `${platform}/${name}` }, product, "buy");
      await arrive(page, /direct\/buy/);
      await expect(page.locator("main")).toContainText(words[language].street);
      orders.push(await placeOrder(visit));
    }

    await page.goto(`${platform}/my-account`);
    await page.locator("main nav a[href$='/orders']").click();
    const cards = page.locator("main [data-slot=order-card]");
    await expect(cards).toHaveCount(2);
    for (const order of orders) await expect(cards.filter({ hasText: order })).toHaveCount(1);
    await page.locator("[data-slot=order-search] summary").click();
    await page.locator("main [name=filter]").fill(orders[0] ?? "");
    await page.locator("main [name=filter]").press("Enter");
    await expect(cards).toHaveCount(1);
    await cards.locator("a").click();
    await arrive(page, `${platform}/orders/${orders[0]}`);
    await expect(page.locator("main a[href$='/rongdhonu']")).toHaveCount(1);
    await page.locator("main a[href$='/cancel']").click();
    await page.locator("[data-slot=cancel-confirmation] form [data-slot=button]").first().click();
    await arrive(page, `${platform}/orders/${orders[0]}`);
    await expect(page.locator("main")).toContainText(components.orderTimeline.states.delivery.cancel.next);
    const download = page.waitForEvent("download");
    await page.locator("main a[download]").click();
    expect((await download).suggestedFilename()).toBe(`invoice-${orders[0]}.pdf`);

    await page.goto(`${platform}/my-account`);
    await page.locator("main a[href$='/my-account/edit']").click();
    await fill(page, { email: "rahima@example.com" });
    await page.locator("[data-slot=profile-form] [data-slot=button][type=submit]").last().click();
    await arrive(page, `${platform}/my-account`);
    await expect(page.locator("main")).toContainText("rahima@example.com");
    await page.locator("main a[href$='/my-account/password']").click();
    await arrive(page, `${platform}/my-account/password`);
    await page.goto(`${platform}/my-account`);
    await page.locator("main nav a[href$='/my-account/stock-alerts']").click();
    await arrive(page, `${platform}/my-account/stock-alerts`);
    await expect(page.locator("main")).toContainText(sitePages.account.noStockAlerts);
    await page.goto(`${platform}/shipping-address`);
    await page.locator("[data-slot=address-card] a", { hasText: components.savedAddressList.edit }).click();
    await arrive(page, /shipping-address\/(?!new)[\w-]+$/);

    await page.goto(`${platform}/rongdhonu/my-account`);
    if (visit.javaScript) await startScripts(page);
    await page.locator("main nav a", { hasText: sitePages.account.allShops }).click();
    await arrive(page, `${platform}/my-account`);
    await expect(page.locator("[data-slot=site-header]")).toBeVisible();
    await expect(page.locator("[data-slot=shop-header]")).toHaveCount(0);
    await page.locator("main nav a[href$='/logout']").click();
    // The account's own form, which ends every session, stands there until then.
    await arrive(page, /\/logout$/);
    await expect(page.locator("main form [type=submit]")).toHaveCount(1);
    await page.locator("main form [type=submit]").click();
    await arrive(page, (url) => !url.pathname.includes("logout"));
    // Told once, on the page of another frame that follows.
    await expect(page.getByText(strings[language].pages.signIn.signedOut)).toBeVisible();
    await page.locator("footer a[href$='/about']").first().click();
    await arrive(page, `${platform}/about`);
    await expect(page.getByText(strings[language].pages.signIn.signedOut)).toHaveCount(0);
    await page.goto(`${platform}/orders`);
    await arrive(page, `${platform}/login`);
  },
);
