import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { addToCart } from "@haat/storefront/testing/shopper";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let manager: PlainBrowser;
let shop: string;
beforeAll(async () => {
  storefront = await openStorefront();
  manager = storefront.visit(consoleOrigin);
  shop = (await signIn(manager, people.manager)).path;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.shopSettings;
const value = (page: Page, name: string) => page.root.querySelector(`[name=${name}]`)?.getAttribute("value");

describe("the least order", () => {
  it("is set in either script's digits, and kept as it was typed where it is wrong", async () => {
    const page = await manager.open(`${shop}/least-order`);
    const wrong = await manager.submit(page, form, { least_order: "half" });
    expect([wrong.status, wrong.text.includes(strings.en.api.fields.least_order_invalid)]).toEqual([
      422,
      true,
    ]);
    expect(value(wrong, "least_order")).toBe("half");
    const saved = await manager.submit(wrong, form, { least_order: "৫০,০০০" });
    expect([saved.path, value(saved, "least_order")]).toEqual([`${shop}/least-order`, "50,000"]);
    expect(saved.text).toContain("Orders are accepted from ৳50,000 of products.");
  });

  it("says in the cart what is missing, with the way to more goods instead of the way to the checkout", async () => {
    const visitor = storefront.visit();
    const { rows } = (await storefront.database.execute(
      `select s.slug, p.slug as product from shop s join product p on p.shop_id = s.id
       where s.seller_key = '${shop.split("/").at(-1)}' and p.stock > 5 and p.price < 1000000
       and not exists (select from product_combination c where c.product_id = p.id) order by p.id limit 1`,
    )) as unknown as { rows: { slug: string; product: string }[] };
    const { slug, product } = rows[0] ?? { slug: "", product: "" };
    await addToCart(visitor, `/en/${slug}/product-details/${product}`, "1");
    const checkout = (page: Page) => page.root.querySelector("main a[href*='checkout-products']");
    await vi.waitFor(
      async () => {
        const cart = await visitor.open(`/en/${slug}/cart`);
        expect(cart.text).toContain("more to order. This shop takes orders from ৳50,000 of goods.");
        expect([cart.text.includes(words.shown.addMore), checkout(cart)]).toEqual([true, null]);
      },
      { timeout: 300_000 },
    );
    const page = await manager.open(`${shop}/least-order`);
    expect((await manager.submit(page, form, { least_order: "" })).text).toContain(words.least.none);
    await vi.waitFor(
      async () => {
        const cart = await visitor.open(`/en/${slug}/cart`);
        expect([cart.text.includes("more to order"), checkout(cart) !== null]).toEqual([false, true]);
      },
      { timeout: 300_000 },
    );
  });
});

describe("VAT and BIN", () => {
  it("are kept as they were typed where they are wrong, and saved in either script's digits", async () => {
    const page = await manager.open(`${shop}/vat`);
    const typed = { vat_percent: "7,5", bin: "123", legal_name_bn: "", legal_name_en: "Test Traders" };
    const wrong = await manager.submit(page, form, typed);
    expect(wrong.status).toBe(422);
    const { bin_invalid, vat_percent_invalid } = strings.en.api.fields;
    expect([wrong.text.includes(bin_invalid), wrong.text.includes(vat_percent_invalid)]).toEqual([
      true,
      true,
    ]);
    expect([value(wrong, "vat_percent"), value(wrong, "bin")]).toEqual(["7,5", "123"]);
    const given = { ...typed, vat_percent: "৭.৫", bin: "০০০৭৭৭৮৮৮০১০১" };
    const saved = await manager.submit(wrong, form, given);
    expect([saved.path, saved.text.includes(words.vat.saved)]).toEqual([`${shop}/vat`, true]);
    expect([value(saved, "vat_percent"), value(saved, "bin")]).toEqual(["7.5", "000777888-0101"]);
  });
});
