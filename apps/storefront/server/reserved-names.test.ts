import { eq } from "drizzle-orm";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { addToCart } from "../testing/shopper";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { warnOfReservedNames } from "./reserved-names";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

async function warnings(): Promise<string[]> {
  const said: string[] = [];
  await warnOfReservedNames(storefront.parts, { warn: (sentence: string) => said.push(sentence) });
  return said;
}

it("a start says that it does not know where the API does not answer", async () => {
  const said: string[] = [];
  const away = createRemoteApi(
    { ...storefront.config, apiUrl: "http://127.0.0.1:9" },
    storefront.parts.api.counters,
  );
  const parts = { ...storefront.parts, api: away };
  await warnOfReservedNames(parts, { warn: (sentence: string) => said.push(sentence) });
  expect(said).toEqual([expect.stringMatching(/^Whether a shop has .* is not known/)]);
  await away.close();
});

it("a start names the shop that is called as a page of the platform now is, and what of it still works", async () => {
  await storefront.database.update(shopTable).set({ slug: "orders" }).where(eq(shopTable.slug, "rongdhonu"));
  expect(await warnings()).toEqual([
    "The shop \"orders\" has a name that is an address of the platform's own now: http://localhost/orders shows the platform's page, and links to the shop there lead to it; its own host orders.localhost, its orders and calls of the API work as before. Give the shop another slug.",
  ]);
  const own = storefront.visit(shopOrigin("orders"));
  expect((await own.open("/en")).status).toBe(200);
  await addToCart(own, "/en/product-details/monipuri-saree");
  expect((await own.open("/en/cart")).root.querySelectorAll("[data-slot=cart-line]")).toHaveLength(1);
  expect(
    (await storefront.visit().open("/en/orders")).root.querySelector("[data-slot=shop-header]"),
  ).toBeNull();
});
