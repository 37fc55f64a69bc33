import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openStorefront,
  platformOrigin,
  shopOrigin,
  type TestStorefront,
} from "../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

it("the router in the browser learns of the pages that it asks about, on every host and in both languages", async () => {
  for (const [origin, prefix] of [
    [platformOrigin, "/rongdhonu"],
    [shopOrigin("rongdhonu"), ""],
  ] as const) {
    const visitor = storefront.visit(origin);
    const page = await visitor.open(`${prefix}/all-categories`);
    const [, version = ""] =
      /"url": *"\/assets\/manifest[^"]*",\s*"version": *"([^"]+)"/.exec(page.root.toString()) ?? [];
    const query = new URLSearchParams({ version });
    for (const path of ["/product-details/tangail-cotton-saree", "/cart"]) query.append("p", prefix + path);
    query.append("p", `/en${prefix}/orders`);
    const answer = await visitor.once(`/__manifest?${query}`);
    const routes = (await answer.json()) as object;
    expect([origin, Object.keys(routes)]).toEqual([
      origin,
      expect.arrayContaining(["product.bn", "cart.bn", "order-list.en"]),
    ]);
  }
});
