import { strict as assert } from "node:assert";
import { pageAddresses, type Moment } from "./page-addresses";
import type { Page, PlainBrowser } from "./plain-browser";
import { addAddress, addToCart, enterAccount, newPhone, shownCode } from "./shopper";

/** Looks at a page that a visitor has open. @param path its own, below the platform's host */
export type PlainLook = (name: string, page: Page, path: string, browser: PlainBrowser) => Promise<void>;

const shop = "/rongdhonu";

/** Goes once through every page there is, in Bengali, each at the first of its addresses, as who may see it. */
export async function walkPlainly(visit: () => PlainBrowser, look: PlainLook): Promise<void> {
  await lookAt(visit(), "anybody", look);
  const browser = visit();
  const product = await browser.open(`${shop}/product-details/block-print-saree`);
  await browser.submit(product, "[data-slot=stock-alert-form] form", { phone: newPhone() });
  await lookAt(browser, "alert asked", look);
  const signIn = await browser.open(`${shop}/login`);
  const code = await browser.submit(signIn, "[data-slot=sign-in-form]", { phone: newPhone() });
  await lookAt(browser, "code sent", look);
  await browser.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
  await lookAt(browser, "code right", look);
  await enterAccount(browser, await browser.open(`${shop}/signup`));
  await lookAt(browser, "customer", look, await buy(browser));
}

/** Has an address, an order and something in the cart. @returns what `{address}` and `{order}` stand for */
async function buy(browser: PlainBrowser): Promise<Record<string, string>> {
  const list = await addAddress(browser, `${shop}/shipping-address/new`);
  const direct = await browser.open(`${shop}/direct/buy?product=monipuri-saree&quantity=1`);
  const placed = await browser.submit(direct, "main form:has([name=idempotency_key])", { intent: "place" });
  await addToCart(browser, `${shop}/product-details/monipuri-saree`);
  return {
    address: idIn(list, /\/shipping-address\/(?!new)([\w-]+)/),
    order: /orders\/([^/]+)\/placed/.exec(placed.path)?.[1] ?? "",
  };
}

function idIn({ root }: Page, link: RegExp): string {
  const ids = root.querySelectorAll("a[href]").map((each) => link.exec(each.getAttribute("href") ?? "")?.[1]);
  return ids.find(Boolean) ?? "";
}

async function lookAt(
  browser: PlainBrowser,
  moment: Moment,
  look: PlainLook,
  ids: Record<string, string> = {},
): Promise<void> {
  for (const [name, { when, at }] of Object.entries(pageAddresses)) {
    if (when !== moment) continue;
    const [first = ""] = at;
    const path = first.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? "") || "/";
    const page = await browser.open(path);
    assert.equal(page.path, path, `${name} leads elsewhere`);
    await look(name, page, path, browser);
  }
}
