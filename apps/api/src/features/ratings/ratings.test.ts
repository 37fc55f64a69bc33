import { type OrderStatusName, orderStatuses } from "@haat/contract/shared/business-constants";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { addMember, createPlatformPerson, createStaffOf, type TestAccount } from "../../testing/test-people";
import { isOnServer } from "../../testing/test-database";
import { untilWaiting } from "../../testing/waiting-line";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { wholeTaka } from "../../testing/second-calculation";
import { rowsOf } from "../../testing/table-contents";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { findRated } from "./rating.repository";
import { ratingTable } from "./rating.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let admin: TestAccount;
let buyer: TestShopper;
let order_id: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
  order_id = await placeOrder(buyer);
  await setStatus("delivered");
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });

async function placeOrder(who: TestShopper): Promise<string> {
  const wish = { ...inShop(), id_product: shop.rice.id, quantity: 1, shipping_method: 2 as const };
  const asked = { ...wish, expected_total: wholeTaka(12_345) };
  const key = { context: { idempotencyKey: crypto.randomUUID() } };
  return (await who.client.order.directPurchaseOrder(asked, key)).data.order_id;
}

/** As if the order had come so far. */
async function setStatus(status: OrderStatusName, number = order_id): Promise<void> {
  await api.db.execute(sql`update customer_order set status = ${orderStatuses[status]},
    payment_status = case when ${status === "delivered"} then 'paid' else 'cash_on_delivery' end where number = ${number}`);
}

const rate = (given: object = {}, who = buyer) =>
  who.client.ratings
    .rateProduct({ language, order_id, id_product: shop.rice.id, stars: 4, text: "Good rice.", ...given })
    .then(({ data }) => data.rating);
const ratable = async (orderId = order_id) =>
  (await buyer.client.ratings.orderRatings({ language, orderId })).data.products;
const shown = async (page = 1) =>
  (
    await buyer.client.ratings.productRatings({
      language,
      sellerKey: shop.sellerKey,
      slug: shop.rice.slug,
      page,
    })
  ).data;
const onProduct = async () => {
  const asked = { language, sellerKey: shop.sellerKey, slug: shop.rice.slug };
  return (await buyer.client.catalogue.shopProductById(asked)).data.product[0]?.rating;
};
const answer = (id_rating: number, text = "Thank you.") =>
  staff.manager.client.sellerRatings
    .answerRating({ ...inShop(), id_rating, text })
    .then(({ data }) => data.rating);
const report = (id_rating: number) =>
  staff.manager.client.sellerRatings
    .reportRating({ ...inShop(), id_rating, reason: "It is of another shop." })
    .then(({ data }) => data.rating);
const decide = (id_rating: number, rated_at: string, decision: "hide" | "keep") =>
  admin.client.adminRatings
    .decideRating({ ...inShop(), id_rating, rated_at, decision, reason: "Insults somebody." })
    .then(({ data }) => data.rating);
const trailOf = (id: number) =>
  api.db
    .select({ action: auditEventTable.action, actor: auditEventTable.actor })
    .from(auditEventTable)
    .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.subject, String(id))))
    .orderBy(auditEventTable.id);

describe("a customer whose order is delivered", () => {
  test("rates its product once, changes that, and everybody reads it with a first name and the sums", async () => {
    expect(await onProduct()).toBeNull();
    expect(await ratable()).toMatchObject([{ id_product: shop.rice.id, rating: null }]);
    const { id_rating } = await rate({ stars: "৪" as unknown as number, text: " Good   rice.\r\nSoft. " });
    expect(await shown()).toMatchObject({
      rating: { average: 4, count: 1 },
      ratings: [{ id_rating, stars: 4, text: "Good rice.\nSoft.", name: "Rahim", answer: null }],
      last_page: 1,
    });
    // A second customer; variants and orders of one customer count once.
    const other = await createShopper(api);
    const theirs = await placeOrder(other);
    await setStatus("delivered", theirs);
    await rate({ order_id: theirs, stars: 1, text: "" }, other);
    const again = await placeOrder(buyer);
    await setStatus("delivered", again);
    expect((await rate({ order_id: again, stars: 5 })).id_rating).toBe(id_rating);
    expect(await onProduct()).toEqual({ average: 3, count: 2 });
    expect((await ratable()).map(({ rating }) => rating?.stars)).toEqual([5]);
  });

  test("changes nothing twice: sent at once from two tabs, and the same again", async () => {
    const [one, other] = await Promise.all([rate(), rate(), rate(), rate()]);
    expect(one).toEqual(other);
    api.clock.advance(60);
    expect(await rate()).toEqual(one);
    expect(await onProduct()).toEqual({ average: 4, count: 1 });
    expect(await trailOf(one?.id_rating ?? 0)).toEqual([{ action: "rating_save", actor: "customer" }]);
    // Two orders, two answers at once: one of them stands, and the sums are its own.
    const again = await placeOrder(buyer);
    await setStatus("delivered", again);
    await Promise.all([rate({ stars: 2 }), rate({ stars: 3, order_id: again })]);
    const { rating, ratings } = await shown();
    expect(rating).toEqual({ average: ratings[0]?.stars, count: 1 });
  });

  test.runIf(isOnServer)("is heard while another tab moves their rating to another order", async () => {
    const { id_rating } = await rate();
    const again = await placeOrder(buyer);
    await setStatus("delivered", again);
    const { second } = await inTransaction(api.db, async (tx) => {
      await tx.execute(sql`select from rating where id = ${id_rating} for update`);
      const asked = rate({ stars: 2 });
      asked.catch(() => undefined);
      await untilWaiting(api.db, 1);
      await tx.execute(sql`update rating set order_id = o.id from customer_order o
        where rating.id = ${id_rating} and o.number = ${again}`);
      return { second: asked };
    });
    expect(await second).toMatchObject({ id_rating, stars: 2 });
    expect(await onProduct()).toEqual({ average: 2, count: 1 });
  });

  test("says nothing of what is not theirs, not delivered, or of their own shop", async () => {
    const impossible = { code: "rating_impossible", status: 409 };
    await expect(rate({ id_product: shop.shirt.id })).rejects.toMatchObject(impossible);
    const stranger = await createShopper(api);
    await expect(rate({}, stranger)).rejects.toMatchObject({ code: "order_not_found" });
    await setStatus("shipped");
    expect(await ratable()).toEqual([]);
    await expect(rate()).rejects.toMatchObject(impossible);
    await setStatus("delivered");
    await addMember(api, shop, buyer, "packer");
    expect(await ratable()).toEqual([]);
    await expect(rate()).rejects.toMatchObject(impossible);
  });

  test("has no rating left where the delivery is taken back, before or while it is given", async () => {
    await rate();
    await setStatus("shipped");
    expect([await onProduct(), (await shown()).ratings]).toEqual([null, []]);
    await setStatus("delivered");
    for (let round = 0; round < 5; round += 1) {
      await Promise.allSettled([rate(), setStatus("shipped")]);
      expect([await onProduct(), (await shown()).ratings]).toEqual([null, []]);
      await setStatus("delivered");
    }
    // The wall itself: nobody writes one without its order.
    await setStatus("shipped");
    const written = api.db
      .execute(sql`insert into rating (shop_id, product_id, customer_id, order_id, line_position, stars, shown_name, rated_at)
      select shop_id, ${shop.rice.id}, customer_id, id, 0, 5, '', now() from customer_order where number = ${order_id}`);
    await expect(written).rejects.toMatchObject({ cause: { constraint: "rating_of_delivered_order" } });
  });

  test.each([
    ["stars", { stars: 0 }, "rating_stars_required"],
    ["stars", { stars: 6 }, "rating_stars_required"],
    ["stars", { stars: "four" }, "rating_stars_required"],
    ["stars", { stars: 4.5 }, "rating_stars_required"],
    ["text", { text: "ক্ষ".repeat(1001) }, "rating_text_long"],
    ["text", { text: "Cheaper at https://elsewhere.example" }, "rating_text_link"],
    ["text", { text: "see WWW.elsewhere.example" }, "rating_text_link"],
  ])("is told what is wrong with %s: %j", async (field, given, code) => {
    await expect(rate(given)).rejects.toMatchObject({ status: 422, data: { errors: [{ field, code }] } });
  });
});

describe("a shop", () => {
  test("answers a rating once, changes the answer, and nobody but its sellers does", async () => {
    const { id_rating } = await rate();
    const list = () => staff.manager.client.sellerRatings.ratings({ ...inShop(), box: "waiting" });
    expect((await list()).data).toMatchObject({
      counts: { waiting: 1, answered: 0, reported: 0 },
      ratings: [{ id_rating, name: "Rahim", state: "shown" }],
    });
    await Promise.all([answer(id_rating), answer(id_rating)]);
    await answer(id_rating, "Thank you very much.");
    expect((await shown()).ratings).toMatchObject([{ answer: { text: "Thank you very much." } }]);
    expect((await list()).data.counts).toEqual({ waiting: 0, answered: 1, reported: 0 });
    expect(await trailOf(id_rating)).toHaveLength(3);
    const byPacker = staff.packer.client.sellerRatings.answerRating({ ...inShop(), id_rating, text: "Hm" });
    await expect(byPacker).rejects.toMatchObject({ status: 403 });
    const elsewhere = await createTestShop(api.db);
    const others = await createStaffOf(api, elsewhere);
    const there = { language, seller_key: elsewhere.sellerKey, id_rating };
    await expect(
      others.manager.client.sellerRatings.answerRating({ ...there, text: "Hm" }),
    ).rejects.toMatchObject({ code: "rating_not_found", status: 404 });
  });

  test("reports a rating; the platform hides it with a reason and brings it back, and the trail says who", async () => {
    const { id_rating, rated_at } = await rate();
    await Promise.all([report(id_rating), report(id_rating)]);
    // Shoppers see it meanwhile.
    expect(await onProduct()).toEqual({ average: 4, count: 1 });
    const { data } = await admin.client.adminRatings.ratings({ language, box: "reported" });
    expect(data.ratings.filter((each) => each.id_rating === id_rating)).toMatchObject([
      { shop: { seller_key: shop.sellerKey }, report: { reason: "It is of another shop." } },
    ]);
    await Promise.all([decide(id_rating, rated_at, "hide"), decide(id_rating, rated_at, "hide")]);
    expect([await onProduct(), (await shown()).ratings]).toEqual([null, []]);
    expect(await ratable()).toMatchObject([{ rating: { is_hidden: true } }]);
    // Changed by its customer, it stays away, and counts nothing.
    api.clock.advance(60);
    const changed = await rate({ stars: 5 });
    expect(await onProduct()).toBeNull();
    await expect(decide(id_rating, rated_at, "keep")).rejects.toMatchObject({ code: "review_conflict" });
    await decide(id_rating, changed.rated_at, "keep");
    expect(await onProduct()).toEqual({ average: 5, count: 1 });
    await expect(report(id_rating)).rejects.toMatchObject({ code: "rating_move_refused", status: 409 });
    await rate({ stars: 1, text: "Bad after all." });
    expect((await report(id_rating)).state).toBe("reported");
    expect((await trailOf(id_rating)).map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      "rating_save customer",
      "rating_report member",
      "rating_hide staff",
      "rating_save customer",
      "rating_keep staff",
      "rating_save customer",
      "rating_report member",
    ]);
  });

  test("moves no rating behind the platform's back, and the sums hold whatever is done with the rows", async () => {
    const { id_rating } = await rate();
    await api.db
      .delete(ratingTable)
      .where(and(eq(ratingTable.shopId, shop.id), eq(ratingTable.id, id_rating)));
    const sums = await api.db
      .select({ count: productTable.ratingCount, sum: productTable.ratingSum })
      .from(productTable)
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
    expect(sums).toEqual([{ count: 0, sum: 0 }]);
    const hidden = api.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('haat.shop_id', ${String(shop.id)}, true),
        set_config('haat.account_id', ${String(staff.owner.id)}, true), set_config('role', 'haat_member', true)`);
      await tx.execute(sql`update rating set state = 'hidden' where shop_id = ${shop.id}`);
    });
    await rate();
    await hidden.catch(() => undefined);
    expect(await onProduct()).toEqual({ average: 4, count: 1 });
  });
});

test("a product that is rated is found without reading the shop's others", async () => {
  await api.db
    .execute(sql`insert into product (shop_id, category_id, slug, name_en, name_bn, picture, price, max_price, stock)
    select ${shop.id}::int, ${shop.categories.food.id}::int, 'many-' || n, 'Rice', 'চাল', 'p', 100, 100, 5
    from generate_series(1, 2000) n`);
  await api.db.execute(sql`analyze product`);
  // What a connection has read counts until it has said so: what it read before is taken off.
  const readsOf = async (tx: Queryable) => {
    const [reads] = await rowsOf<{ count: number }>(
      tx,
      sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables
        where relname = 'product'`,
    );
    return reads?.count ?? 0;
  };
  for (const named of [shop.rice.slug, String(shop.rice.id)])
    await api.db.transaction(async (tx) => {
      const before = await readsOf(tx);
      expect(await findRated(tx, shop.id, named)).toMatchObject({ id: shop.rice.id });
      const read = (await readsOf(tx)) - before;
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(5);
    });
});
