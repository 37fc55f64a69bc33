import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let large: TestShop;
let small: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  large = await createTestShop(api.db);
  small = await createTestShop(api.db);
  await addProducts(large, 30_000);
});
afterAll(() => api.close());

/** Adds products that each come in two colours. */
async function addProducts(shop: TestShop, count: number): Promise<void> {
  await api.db.transaction(async (tx) => {
    // Without statistics each of their references would be looked for among all of them.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
    with made as (
      insert into product (shop_id, slug, category_id, name_bn, name_en, description_bn, description_en, picture, price,
        max_price, stock, has_attributes)
      select ${shop.id}::int, 'thing-' || each, ${shop.categories.food.id}::int, 'পণ্য', 'Thing', '', '', 'x',
        100 * each, 100 * each, 5, true
      from generate_series(1, ${count}::int) as each returning id, price),
    given as (
      insert into product_attribute_value (shop_id, product_id, global_attribute_id, name_bn, name_en, position)
      select ${shop.id}::int, made.id, a.global_attribute_id, a.name_bn, a.name_en, a.position
      from made, product_attribute_value a where a.shop_id = ${shop.id}::int and a.id = any (${sql.param([shop.values.red, shop.values.blue])}::int[])
      returning id, product_id)
    insert into product_combination (shop_id, product_id, value_ids, price, stock)
    select ${shop.id}::int, given.product_id, array[given.id], made.price, 5 from given join made on made.id = given.product_id`);
  });
}

let before = 2 ** 30;

/** A list that nobody has asked for before. */
async function listReds(shop: TestShop, { fetch }: Pick<TestApi, "fetch"> = api) {
  const path = `/api/v1/shop_products_by_category/en/${shop.sellerKey}/all/1?attribute=Red&before=${(before -= 1)}`;
  const answer = await fetch(new Request(`http://api${path}`));
  return ((await answer.json()) as { data: { total: number } }).data.total;
}

async function lookAt(shop: TestShop, slug: string) {
  const path = `/api/v1/shop_product_by_id/en/${shop.sellerKey}/${slug}`;
  const answer = await api.fetch(new Request(`http://api${path}`));
  return answer.status;
}

describe("beside twenty shoppers who list a large shop", () => {
  test("another shop's product waits for few of their lists", async () => {
    await Promise.all([listReds(large), lookAt(small, "rice")]);
    let [answered, isOver] = [0, false];
    const lanes = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        expect(await listReds(large)).toBe(30_001);
        answered += 1;
      }
    });
    const looks = 30;
    for (let look = 0; look < looks; look += 1) {
      expect(await lookAt(small, "rice")).toBe(200);
    }
    const beside = answered;
    isOver = true;
    await Promise.all(lanes);
    // One after the other on the way of the product's own queries, they would be three and more for each.
    expect(beside / looks).toBeLessThan(2.5);
  });
});

test("lists of large shops are right where there is room for one of them only, or for none", async () => {
  const second = await createTestShop(api.db);
  await addProducts(second, 20_000);
  for (const cacheBytes of [4_000_000, 1_000_000]) {
    const narrow = putTogether(api.db, { cacheBytes });
    for (const shop of [large, second, large, large]) {
      expect(await listReds(shop, narrow)).toBe(shop === large ? 30_001 : 20_001);
    }
  }
});
