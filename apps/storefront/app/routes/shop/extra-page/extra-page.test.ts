import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

it.each([
  ["/en/rongdhonu", "See all products"],
  ["/rongdhonu", "সব পণ্য দেখুন"],
])("a page that the shop wrote itself ends with the way to its products: %s", async (shop, label) => {
  const { root } = await storefront.visit().open(`${shop}/delivery-and-returns`);
  const last = root.querySelectorAll("main article a").at(-1);
  expect([last?.getAttribute("href"), last?.text]).toEqual([`${shop}/all-products/all`, label]);
});
