import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../src/database/database";
import { putTogether } from "../src/testing/test-api";
import { openTestDatabase } from "../src/testing/test-database";
import { applySeed } from "./apply-seed";
import { shops } from "./content/demo-content";

const folder = mkdtempSync(join(tmpdir(), "haat-seeded-api-"));
let opened: OpenDatabase;
let api: ReturnType<typeof putTogether>;

beforeAll(async () => {
  opened = await openTestDatabase();
  api = putTogether(opened.db);
  await applySeed(opened.db, { mediaFolder: folder, now: api.clock.now() });
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const isOpen = ({ status }: { status: string }) => status === "approved";

test.each(shops.filter(isOpen))(
  "a shopper opens $slug in both languages and sees forty products",
  async (shop) => {
    for (const language of ["bn", "en"] as const) {
      const { store, catalogue } = api.createClient();
      const info = await store.sellerInfoByShop({ language, shop_name: shop.slug });
      const [seller] = info.data.seller;
      expect(seller).toMatchObject({
        title: shop.title[language],
        free_delivery_from: shop.freeDeliveryFrom,
      });
      const sellerKey = seller?.seller_key ?? "";
      const list = { language, sellerKey, categorySlug: "all", page: 1 };
      expect((await catalogue.shopProductsByCategory(list)).data.total).toBe(40);
      const categories = await catalogue.shopProductCategory({ language, sellerKey });
      for (const { product_count: products, slug } of categories.data.product_category) {
        expect(products, slug).toBeGreaterThan(2);
      }
      const ribbons = await catalogue.shopRibbonProducts({ language, sellerKey });
      for (const { products, slug } of ribbons.data.ribbons) expect(products.length, slug).toBeGreaterThan(2);
    }
  },
);

test.each(shops.filter((shop) => !isOpen(shop)))(
  "a shopper who opens $slug hears that it is closed",
  async (shop) => {
    const opening = api.createClient().store.sellerInfoByShop({ language: "en", shop_name: shop.slug });
    await expect(opening).rejects.toMatchObject({ code: "store_not_found", status: 420 });
  },
);

test("a shopper finds আলু by typing alu", async () => {
  const [shop] = shops;
  const found = await api
    .createClient()
    .catalogue.shopProducts({ language: "bn", sellerKey: shop?.sellerKey ?? "", page: 1, searchText: "alu" });
  expect(found.data.products.map(({ slug }) => slug)).toContain("potato");
});

test("a shopper chooses the cloth, the colour and the size of a panjabi, some of which do not go together", async () => {
  const rongdhonu = shops.find(({ slug }) => slug === "rongdhonu");
  const answer = await api.createClient().catalogue.shopProductById({
    language: "en",
    sellerKey: rongdhonu?.sellerKey ?? "",
    slug: "signature-panjabi",
  });
  const [product] = answer.data.product;
  expect(product?.product_global_attribute.map(({ global_attribute_name: name }) => name)).toEqual([
    "Fabric",
    "Colour",
    "Size",
  ]);
  const combinations = product?.product_attribute.product_attributes_combination ?? [];
  const named = combinations.map(({ attributes_list: list }) =>
    list
      .map(({ name }) => name)
      .sort()
      .join(),
  );
  expect(named.some((names) => names.includes("Rajshahi silk") && names.includes("Navy"))).toBe(true);
  expect(named.some((names) => names.includes("Rajshahi silk") && names.includes("White"))).toBe(false);
});
