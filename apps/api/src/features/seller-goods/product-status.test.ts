import { randomUUID } from "node:crypto";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { followChanges } from "../../database/change-feed";
import { countChangedGoods } from "../../testing/counted-goods";
import { rowsOf } from "../../testing/table-contents";
import { writeMany } from "../../testing/many-rows";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { deleteUnusedPictures } from "../account/picture.usecases";
import { uploadedPictureTable } from "../account/picture.table";
import { auditEventTable } from "../audit/audit.table";
import { productPictureTable, productTable } from "../catalogue/catalogue.table";
import { orderLineTable, stockMovementTable } from "../order/order.table";
import { stockAlertTable } from "../stock-alert/stock-alert.table";
import { viewTable } from "../view/view.table";
import { emptyBin } from "./product-status.usecases";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const ofShop = () => ({ language, sellerKey: shop.sellerKey });
const inShop = () => ({ language, seller_key: shop.sellerKey });
const refused = (code: string) => expect.objectContaining({ code });
const days = (count: number) => count * 24 * 3600;

async function move(status: ProductStatus, ...products: { id: number }[]) {
  const ids = products.map(({ id }) => id);
  const answer = await staff.manager.client.sellerGoods.setProductStatus({
    ...inShop(),
    products: ids,
    status,
  });
  api.forget(shop.id);
  return answer;
}

const rowOf = async ({ id }: { id: number }) => {
  const [row] = await api.db
    .select()
    .from(productTable)
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, id)));
  return row;
};

/** A shopper with a product in the cart and an address to have it brought to. */
async function shopperWith(product: { id: number }, quantity = 2) {
  const shopper = await createShopper(api);
  await shopper.client.cart.addToCart({ ...inShop(), id_product: product.id, quantity });
  return shopper;
}

const pickUp = { shipping_method: 2 as const, payment_method: 0 as const };
const once = () => ({ context: { idempotencyKey: randomUUID() } });

describe.each(["hidden", "bin"] as const)("a product that is put to %s", (status) => {
  test("is not found, listed, counted or looked at by shoppers", async () => {
    const { catalogue, store, views } = api.createClient();
    await move(status, shop.rice, shop.shirt);
    const found = async (searchText: string) =>
      (await catalogue.shopProducts({ ...ofShop(), page: 1, searchText })).data;
    expect([(await found("rice")).products, (await found("rice")).search_match]).toEqual([[], "some"]);
    expect((await found("")).products.map(({ slug }) => slug)).toEqual(["tea", "salt"]);
    const all = await catalogue.shopProductsByCategory({ ...ofShop(), categorySlug: "all", page: 1 });
    expect(all.data).toMatchObject({ total: 2, filters: { ribbons: [], attributes: [] } });
    const suggested = await catalogue.searchSuggestions({ ...ofShop(), searchText: "rice" });
    expect(suggested.data.products).toEqual([]);
    const counts = (await catalogue.shopProductCategory(ofShop())).data.product_category;
    expect(counts.map(({ product_count }) => product_count)).toEqual([2, 0]);
    expect((await catalogue.shopRibbonProducts(ofShop())).data.ribbons).toEqual([]);
    const slugs = await catalogue.shopProductSlugs({ sellerKey: shop.sellerKey, page: 1 });
    expect([slugs.data.total, slugs.data.products.map(({ slug }) => slug)]).toEqual([2, ["tea", "salt"]]);
    for (const slug of ["rice", String(shop.rice.id), "shirt"])
      await expect(catalogue.shopProductById({ ...ofShop(), slug })).rejects.toEqual(
        refused("product_not_found"),
      );
    await expect(
      views.addNewView({ language, seller_key: shop.sellerKey, id_product: shop.rice.id }),
    ).rejects.toEqual(refused("product_not_found"));
    const range = await store.sellerInfoByShop({ language, shop_name: shop.slug });
    expect(range.data.seller[0]).toMatchObject({ min_price: 4000, max_price: 5000 });
    await countChangedGoods(api);
    const finder = await store.webStoreFinder({ language, page: 1, id_shop: shop.id });
    expect(finder.data.stores.map(({ product_count }) => product_count)).toEqual([2]);
  });

  test("is gone from a cart it is in, and cannot be put into one", async () => {
    const shopper = await shopperWith(shop.rice);
    await shopper.client.cart.addToCart({ ...inShop(), id_product: shop.tea.id, quantity: 1 });
    await move(status, shop.rice);
    const { items } = (await shopper.client.cart.showCart(ofShop())).data;
    const [rice, tea] = ["rice", "tea"].map((wanted) => items.find(({ slug }) => slug === wanted));
    expect([rice?.stock_state, rice?.available]).toEqual(["gone", 0]);
    expect([tea?.stock_state, tea?.available]).toEqual(["ok", 3]);
    const line = { ...inShop(), cart_unique_id: rice?.cart_unique_id ?? "", quantity: 1 };
    await expect(shopper.client.cart.updateCart(line)).rejects.toEqual(refused("out_of_stock"));
    const more = { ...inShop(), id_product: shop.rice.id, quantity: 1 };
    await expect(shopper.client.cart.addToCart(more)).rejects.toEqual(refused("product_not_found"));
  });

  test("is not sold: neither from a cart nor directly, like what is sold out, and nothing is changed", async () => {
    const shopper = await shopperWith(shop.rice);
    const before = (await shopper.client.cart.showCart({ ...ofShop(), shipping_method: 2 })).data;
    await move(status, shop.rice);
    const order = { ...inShop(), ...pickUp, expected_total: before.totals.grand_total };
    await expect(shopper.client.order.cartPurchaseOrder(order, once())).rejects.toEqual(
      refused("out_of_stock"),
    );
    const direct = { ...order, id_product: shop.rice.id, quantity: 2 };
    await expect(shopper.client.order.directPurchaseOrder(direct, once())).rejects.toEqual(
      refused("product_not_found"),
    );
    const lines = await api.db.select().from(orderLineTable).where(eq(orderLineTable.shopId, shop.id));
    expect([lines, (await rowOf(shop.rice))?.stock]).toEqual([[], 20]);
  });

  test("goes on in orders that were placed, and takes back the pieces of cancelled ones", async () => {
    const shopper = await shopperWith(shop.rice);
    const { totals } = (await shopper.client.cart.showCart({ ...ofShop(), shipping_method: 2 })).data;
    const order = { ...inShop(), ...pickUp, expected_total: totals.grand_total };
    const { order_id } = (await shopper.client.order.cartPurchaseOrder(order, once())).data;
    await move(status, shop.rice);
    const invoice = await shopper.client.order.purchaseOrderDetails({ language, orderId: order_id });
    expect(JSON.stringify(invoice.data)).toContain("Miniket Rice");
    await shopper.client.order.customerOrderUpdate({ order_id, confirmed: true, reason: "Changed my mind" });
    expect(await rowOf(shop.rice)).toMatchObject({ stock: 20, soldCount: 0, status });
  });

  test("is not what anybody is told of who waits for it, until it is on sale again", async () => {
    const shopper = await createShopper(api);
    const alert = { ...inShop(), id_product: shop.salt.id, id_product_attribute: [] };
    await shopper.client.stockAlerts.askStockAlert(alert);
    await move(status, shop.salt);
    await api.db.update(productTable).set({ stock: 5 }).where(eq(productTable.id, shop.salt.id));
    await api.jobs.runDue();
    const toldOf = async () => {
      const rows = await api.db.select().from(stockAlertTable).where(eq(stockAlertTable.shopId, shop.id));
      return rows.map(({ toldAt }) => toldAt !== null);
    };
    expect(await toldOf()).toEqual([false]);
    expect((await shopper.client.stockAlerts.stockAlerts(ofShop())).data.stock_alerts).toEqual([]);
    await expect(shopper.client.stockAlerts.askStockAlert(alert)).rejects.toEqual(
      refused("product_not_found"),
    );
    await move("live", shop.salt);
    await api.jobs.runDue();
    expect(await toldOf()).toEqual([true]);
  });
});

describe("what stands so", () => {
  test("is told, and each product that is moved has one row of the trail; those of one press have the same batch", async () => {
    const hidden = await move("hidden", shop.rice);
    expect(hidden.message).toBe("“Miniket Rice” is hidden. Customers do not see it any more.");
    const both = await move("bin", shop.rice, shop.tea);
    expect(both.message).toBe("2 products are in the bin. They are deleted after 30 days.");
    expect(both.data.products.map(({ name }) => name)).toEqual(["Miniket Rice", "Tea Leaves"]);
    await move("bin", shop.rice, shop.tea);
    await move("live", shop.tea);
    await move("hidden", shop.rice);
    await move("live", shop.rice);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(auditEventTable.id);
    const { rice, tea } = { rice: String(shop.rice.id), tea: String(shop.tea.id) };
    expect(trail.map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual([
      ["product_hide", rice, { status: "live" }, { status: "hidden" }],
      ["product_bin", rice, { status: "hidden" }, { status: "bin" }],
      ["product_bin", tea, { status: "live" }, { status: "bin" }],
      ["product_restore", tea, { status: "bin" }, { status: "live" }],
      ["product_restore", rice, { status: "bin" }, { status: "hidden" }],
      ["product_show", rice, { status: "hidden" }, { status: "live" }],
    ]);
    const batches = trail.map(({ batch }) => batch);
    expect([batches[1] === batches[2], batches[1] !== null]).toEqual([true, true]);
    expect(batches.filter((batch) => batch === null)).toHaveLength(4);
    expect(await rowOf(shop.rice)).toMatchObject({ status: "live", binnedAt: null });
  });

  test("is told to every process at once", async () => {
    const heard: number[] = [];
    const stop = await followChanges(api.db, {
      onChange: (shopId) => heard.push(shopId),
      onAnyChange: () => undefined,
    });
    try {
      await move("hidden", shop.rice);
      await expect.poll(() => heard).toContain(shop.id);
    } finally {
      await stop();
    }
  });

  test("is not another shop's to say, nor a packer's, and what does not exist is not found", async () => {
    const other = await createStaffOf(api, await createTestShop(api.db));
    const asked = { ...inShop(), products: [shop.rice.id], status: "hidden" as const };
    const by = (who: typeof other.owner, more = {}) =>
      who.client.sellerGoods.setProductStatus({ ...asked, ...more });
    await expect(by(other.owner)).rejects.toEqual(refused("shop_not_found"));
    await expect(by(staff.packer)).rejects.toEqual(refused("forbidden"));
    const foreign = await createTestShop(api.db);
    await expect(by(staff.owner, { products: [foreign.rice.id] })).rejects.toEqual(
      refused("product_not_found"),
    );
    await expect(by(staff.owner, { products: [] })).rejects.toEqual(refused("invalid_input"));
    expect(await rowOf(shop.rice)).toMatchObject({ status: "live" });
    const mixed = await move("hidden", shop.rice, foreign.rice);
    expect(mixed.data.products).toEqual([{ id_product: shop.rice.id, name: "Miniket Rice" }]);
    const [kept] = await api.db.select().from(productTable).where(eq(productTable.id, foreign.rice.id));
    expect(kept?.status).toBe("live");
  });
});

test("the database sells nothing that is not on sale, whoever asks for it", async () => {
  await move("hidden", shop.rice);
  const sell = api.db
    .update(productTable)
    .set({ stock: 19, soldCount: 1 })
    .where(eq(productTable.id, shop.rice.id));
  await expect(sell).rejects.toMatchObject({ cause: { constraint: "product_sold_while_live" } });
});

test("lists of shoppers still go by their indexes", async () => {
  const asked = [
    sql`select id from product where shop_id = ${shop.id} and status = 'live' and search_vector @@ 'w7'::tsquery`,
    sql`select slug from product where shop_id = ${shop.id} and status = 'live' order by id limit 10`,
    sql`select id from product where shop_id = ${shop.id} and status = 'live' and slug = 'many-7'`,
    sql`select id from product where shop_id = ${shop.id} and status = 'hidden' order by id limit 10`,
  ];
  const plans: string[] = [];
  const rolledBack = api.db.transaction(async (tx) => {
    await writeMany(
      tx,
      8000,
      (
        first,
        last,
      ) => sql`insert into product (shop_id, category_id, slug, picture, price, max_price, stock, status,
          description_en, search_vector)
        select ${shop.id}::int, ${shop.categories.food.id}::int, 'many-' || n, 'p', 100, 100, 5,
          case when n % 50 = 0 then 'hidden' else 'live' end, repeat('x', 800),
          format('many w%s', n % 500)::tsvector
        from generate_series(${first}::int, ${last}::int) n`,
    );
    await tx.execute(sql`analyze product`);
    for (const query of asked) {
      const rows = await rowsOf<{ "QUERY PLAN": string }>(tx as never, sql`explain ${query}`);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow();
  const used = ["product_search", "product_shop_id_id_pk", "product_slug", "product_off_sale"];
  for (const [at, name] of used.entries()) expect(plans[at]).toContain(name);
});

describe("what is in the bin for more than 30 days", () => {
  const picture = () => `uploads/${randomUUID().replaceAll("-", "")}`;

  /** Salt with everything that can hang on a product, in the bin. */
  async function throwAway() {
    const shopper = await shopperWith(shop.shirt, 1).catch(() => createShopper(api));
    const own = { shopId: shop.id, productId: shop.salt.id };
    const key = picture();
    await api.db
      .insert(uploadedPictureTable)
      .values({ key, customerId: staff.owner.id, createdAt: api.clock.now() });
    await api.db.insert(productPictureTable).values({ ...own, position: 1, picture: key });
    await api.db.insert(viewTable).values({ ...own, day: "2026-01-01", visitor: randomUUID() });
    await shopper.client.stockAlerts.askStockAlert({
      ...inShop(),
      id_product: shop.salt.id,
      id_product_attribute: [],
    });
    const withTea = await shopperWith(shop.tea, 1);
    await move("bin", shop.salt, shop.tea, shop.shirt);
    return { key, shopper, withTea };
  }

  test("is deleted with all that is its own, and its pictures are freed; before that it can be restored", async () => {
    const { key, withTea } = await throwAway();
    api.clock.advance(days(30) - 60);
    expect(await emptyBin(api, 100)).toBe(0);
    expect(await rowOf(shop.salt)).toBeDefined();
    api.clock.advance(120);
    await expect(move("live", shop.salt)).rejects.toEqual(refused("product_not_found"));
    expect(await emptyBin(api, 100)).toBeGreaterThanOrEqual(3);
    for (const product of [shop.salt, shop.tea, shop.shirt]) expect(await rowOf(product)).toBeUndefined();
    const store = {
      put: async () => undefined,
      get: async () => undefined,
      delete: (gone: string) => Promise.resolve(void api.files.delete(gone)),
    };
    await deleteUnusedPictures({ db: api.db, files: store, clock: api.clock }, 1000);
    const left = await api.db.select().from(uploadedPictureTable).where(eq(uploadedPictureTable.key, key));
    expect(left).toEqual([]);
    expect((await withTea.client.cart.showCart(ofShop())).data.items).toEqual([]);
    expect(await rowOf(shop.rice)).toBeDefined();
  });

  test("stays where it was ordered, with its ledger, and nobody finds it", async () => {
    const shopper = await shopperWith(shop.rice);
    const { totals } = (await shopper.client.cart.showCart({ ...ofShop(), shipping_method: 2 })).data;
    const order = { ...inShop(), ...pickUp, expected_total: totals.grand_total };
    const { order_id } = (await shopper.client.order.cartPurchaseOrder(order, once())).data;
    await move("bin", shop.rice);
    api.clock.advance(days(31));
    expect(await emptyBin(api, 100)).toBe(0);
    expect(await rowOf(shop.rice)).toMatchObject({ status: "bin" });
    await expect(move("hidden", shop.rice)).rejects.toEqual(refused("product_not_found"));
    await shopper.client.order.customerOrderUpdate({ order_id, confirmed: true, reason: "Changed my mind" });
    expect(await rowOf(shop.rice)).toMatchObject({ stock: 20 });
    const moves = await api.db
      .select({ change: stockMovementTable.change })
      .from(stockMovementTable)
      .where(
        and(eq(stockMovementTable.shopId, shop.id), inArray(stockMovementTable.productId, [shop.rice.id])),
      )
      .orderBy(desc(stockMovementTable.id));
    expect(moves.map(({ change }) => change)).toEqual([2, -2, 20]);
  });
});

test("an order and the hiding of what it is about meet: it is placed before or refused, never half", async () => {
  const buyers = await Promise.all([shopperWith(shop.rice, 1), shopperWith(shop.rice, 1)]);
  const totals = (await buyers[0]?.client.cart.showCart({ ...ofShop(), shipping_method: 2 }))?.data.totals;
  const order = { ...inShop(), ...pickUp, expected_total: totals?.grand_total ?? 0 };
  const buying = buyers.map(({ client }) => client.order.cartPurchaseOrder(order, once()));
  const [hidden, ...placed] = await Promise.allSettled([move("hidden", shop.rice), ...buying]);
  expect(hidden?.status).toBe("fulfilled");
  const sold = placed.filter((each) => each.status === "fulfilled").length;
  for (const each of placed)
    if (each.status === "rejected") expect(each.reason).toEqual(refused("out_of_stock"));
  expect(await rowOf(shop.rice)).toMatchObject({ stock: 20 - sold, soldCount: sold, status: "hidden" });
  const lines = await api.db.select().from(orderLineTable).where(eq(orderLineTable.shopId, shop.id));
  expect(lines).toHaveLength(sold);
});
