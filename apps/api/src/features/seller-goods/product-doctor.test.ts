import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { productCombinationTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});
afterAll(() => api.close());

const goods = () => staff.manager.client.sellerGoods;
const inShop = (language: "bn" | "en" = "en") => ({ language, seller_key: shop.sellerKey });
const findings = async ({ id }: { id: number }) =>
  (await goods().productDoctor({ ...inShop(), id_product: id })).data.findings.map(({ finding }) => finding);
const move = (status: "live" | "hidden" | "bin", { id }: { id: number }) =>
  goods().setProductStatus({ ...inShop(), products: [id], status });

test("what can be bought has no findings, what is sold out has that one, each said in the language of the call", async () => {
  expect([await findings(shop.rice), await findings(shop.salt)]).toEqual([[], ["sold_out"]]);
  const { data } = await goods().productDoctor({ ...inShop("bn"), id_product: shop.salt.id });
  expect(data.findings[0]?.message).toMatch(/[\u0980-\u09ff]/);
});

test("hidden, thrown away and back again", async () => {
  const seen = [];
  for (const status of ["hidden", "bin", "live"] as const) {
    await move(status, shop.tea);
    seen.push(await findings(shop.tea));
  }
  expect(seen).toEqual([["hidden"], ["binned"], []]);
});

test("a product of which customers see no variant says so, and not that it is sold out", async () => {
  const ofShirt = and(
    eq(productCombinationTable.shopId, shop.id),
    eq(productCombinationTable.productId, shop.shirt.id),
  );
  expect(await findings(shop.shirt)).toEqual([]);
  await api.db.update(productCombinationTable).set({ hidden: true }).where(ofShirt);
  expect(await findings(shop.shirt)).toEqual(["no_variant"]);
});

test("where the shop does not sell, that comes first; another shop's product is not there", async () => {
  await api.db.update(shopTable).set({ status: "paused" }).where(eq(shopTable.id, shop.id));
  expect(await findings(shop.salt)).toEqual(["shop_closed", "sold_out"]);
  await api.db.update(shopTable).set({ status: "approved" }).where(eq(shopTable.id, shop.id));
  const other = await createTestShop(api.db);
  await expect(findings(other.rice)).rejects.toMatchObject({ code: "product_not_found" });
});
