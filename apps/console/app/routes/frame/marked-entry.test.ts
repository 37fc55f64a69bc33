import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAddresses } from "../../../testing/page-addresses";
import { routeOfAddress } from "../../../testing/route-of-address";
import { people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const menuMark = "[data-slot=console-nav] [aria-current=page]";
const wayUp = (page: Page) =>
  page.root.querySelector("[data-slot=console-page] > div:first-child > a")?.getAttribute("href");
const withoutQuery = (address: string) => address.replace(/\?.*/, "");

/** The addresses below a place that need no id. */
const plainBelow = (place: string, shop: string) =>
  Object.values(pageAddresses)
    .flatMap(({ at }) => at)
    .map((path) => `/en${path.replace("{shop}", shop)}`)
    .filter((path) => path.startsWith(place) && !/[{?]/.test(path));

/** Opens a page of every route that links lead to from the plain addresses of a place. @returns them by their addresses */
async function everyPage(browser: PlainBrowser, place: string, shop = ""): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const known = new Set<string>();
  const waiting = plainBelow(place, shop);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const route = routeOfAddress(consoleOrigin + withoutQuery(address));
    if (route === undefined || known.has(route)) continue;
    const page = await browser.open(address);
    if (page.status !== 200 || !page.root.querySelector(menuMark)) continue;
    known.add(route);
    pages.set(withoutQuery(page.path), page);
    const links = page.root.querySelectorAll("main a[href]").map((link) => link.getAttribute("href") ?? "");
    waiting.push(...links.filter((href) => href.startsWith(`${place}/`)));
  }
  return pages;
}

/** Each page's marked entry of the menu beside the page that its ways back end at, where the two differ. */
async function disagreeing(browser: PlainBrowser, pages: Map<string, Page>) {
  const endOf = async (address: string): Promise<string> => {
    const page = pages.get(address) ?? (await browser.open(address));
    const up = wayUp(page);
    return up === undefined ? address : endOf(withoutQuery(up));
  };
  const wrong = [];
  for (const [address, page] of pages) {
    const marked = page.root.querySelector(menuMark)?.getAttribute("href");
    const end = await endOf(address);
    if (marked !== end) wrong.push({ address, marked, end });
  }
  return wrong;
}

describe("the menu marks the entry that a page's ways back end at", () => {
  it.each(["owner", "packer"] as const)("in a shop, for its %s", async (who) => {
    const browser = storefront.visit(consoleOrigin);
    const { path } = await signIn(browser, people[who]);
    const pages = await everyPage(browser, path, path.replace("/en/shop/", ""));
    expect(pages.size).toBeGreaterThan(who === "owner" ? 70 : 12);
    expect(await disagreeing(browser, pages)).toEqual([]);
  });

  it("where a page has two ways back: refusing an order's customer belongs to the orders", async () => {
    const browser = storefront.visit(consoleOrigin);
    const { path } = await signIn(browser, people.manager);
    const list = await browser.open(`${path}/orders/all`);
    const hrefs = list.root.querySelectorAll("main a[href]").map((link) => link.getAttribute("href") ?? "");
    const order =
      hrefs
        .find((href) => /\/orders\/[A-Z0-9]+-[A-Z0-9]+$/.test(href))
        ?.split("/")
        .at(-1) ?? "";
    const marked = async (address: string) =>
      (await browser.open(address)).root.querySelector(menuMark)?.getAttribute("href");
    expect(await marked(`${path}/trust/refuse?order=${order}`)).toBe(`${path}/orders`);
    expect(await marked(`${path}/trust/refuse`)).toBe(`${path}/more`);
  });

  it.each(["admin", "support"] as const)("on the platform, for its %s", async (who) => {
    const browser = storefront.visit(consoleOrigin);
    await signIn(browser, people[who]);
    const pages = await everyPage(browser, "/en/admin");
    expect(pages.size).toBeGreaterThan(who === "admin" ? 20 : 5);
    expect(await disagreeing(browser, pages)).toEqual([]);
  });
});
