import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCodes } from "../../testing/qr-reading";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});
afterAll(() => api.close());

const codeOf = (product: { id: number }, format: "svg" | "png") =>
  staff.manager.client.sellerGoods.productQr({
    language: "en",
    seller_key: shop.sellerKey,
    id_product: product.id,
    format,
  });

test.each([
  ["svg", "image/svg+xml"],
  ["png", "image/png"],
] as const)("a product's code as %s is read by a phone as its short link", async (format, type) => {
  const file = await codeOf(shop.rice, format);
  expect([file.name, file.type]).toEqual([`rice-qr.${format}`, type]);
  const drawn = sharp(Buffer.from(await file.arrayBuffer()), { density: 300 });
  const { product } = (
    await staff.owner.client.productDrafts.product({
      language: "en",
      seller_key: shop.sellerKey,
      id_product: shop.rice.id,
    })
  ).data;
  expect(product.short_link).toMatch(new RegExp(`^https?://[^/]+/s/${shop.sellerKey}/p/${shop.rice.id}$`));
  expect(await readCodes(await drawn.resize(600).png().toBuffer())).toEqual([product.short_link]);
});

test("another shop's product has no code here", async () => {
  const other = await createTestShop(api.db);
  await expect(codeOf(other.rice, "svg")).rejects.toMatchObject({ code: "product_not_found" });
});
