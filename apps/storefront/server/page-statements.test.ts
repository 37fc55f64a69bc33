import { cutAt } from "@haat/api/testing/cut-database";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { createPlainBrowser, type PlainBrowser } from "../testing/plain-browser";
import { addAddress, addToCart, signUp } from "../testing/shopper";
import { openEmbeddedApi } from "./embedded-api";
import { createStorefront } from "./storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

/** Another storefront on the same database, which counts what it is asked. */
async function openCounted() {
  const { config, parts, database } = storefront;
  const counted = cutAt(database, Infinity);
  const environment = { RATE_LIMIT: "0", HAAT_DEMO: "1" };
  const api = await openEmbeddedApi(config, pino({ level: "silent" }), environment, counted.db);
  const app = createStorefront({ ...parts, api });
  return {
    seen: counted.seen,
    openBrowser: () => createPlainBrowser((request) => app.fetch(request), shopOrigin("kacha-bazar")),
    async close() {
      await api.close();
      await counted.close();
    },
  };
}

/** Where the first product of the shop's list is. */
async function firstProduct(browser: PlainBrowser): Promise<string> {
  const list = await browser.open("/all-products/all");
  return list.root.querySelector("[data-slot=product-card] a")?.getAttribute("href") ?? "";
}

/**
 * How many statements a page of a customer costs a database that is a server, `begin` with its tenant scope and `commit`
 * among them, which are not counted of the embedded one.
 */
const most = {
  "/all-products/all": 1,
  "/cart": 3,
  "/checkout-products": 4,
  "/orders": 3,
  "/my-account": 4,
  "/my-account/edit": 1,
  "/shipping-address": 2,
};

it("a page asks the database no more often than it needs to", async () => {
  const { openBrowser, seen, close } = await openCounted();
  const browser = openBrowser();
  await signUp(browser, "");
  await addToCart(browser, await firstProduct(browser));
  await addAddress(browser, "/shipping-address/new");
  const counted: Record<string, number> = {};
  for (const path of Object.keys(most)) {
    // What is kept for some seconds is found by the first looks. The least of some: jobs ask now and then, too.
    const looks: number[] = [];
    for (let look = 0; look < 6; look += 1) {
      const before = seen();
      const page = await browser.open(path);
      expect([path, page.status, page.path]).toEqual([path, 200, path]);
      looks.push(seen() - before);
    }
    counted[path] = Math.min(...looks);
  }
  await close();
  if (storefront.database.engine.kind === "server") expect(counted).toEqual(most);
  else
    for (const [path, statements] of Object.entries(most))
      expect(counted[path], path).toBeLessThanOrEqual(statements);
});

it("visitors who look at their carts at the same moment are read of together, however many are in one shop", async () => {
  const { openBrowser, seen, close } = await openCounted();
  const guests = Array.from({ length: 24 }, openBrowser);
  for (const guest of guests) await addToCart(guest, await firstProduct(guest));
  // Their kept pages and what they have alike.
  await guests[0]?.open("/cart");
  const before = seen();
  const pages = await Promise.all(guests.map((guest) => guest.open("/cart")));
  const asked = seen() - before;
  await close();
  expect(pages.map(({ root }) => root.querySelectorAll("[data-slot=cart-line]").length)).toEqual(
    guests.map(() => 1),
  );
  // Each for itself they would be three and more for every one.
  expect(asked).toBeLessThan(1.5 * guests.length);
});
