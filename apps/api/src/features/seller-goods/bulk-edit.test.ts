import { randomUUID } from "node:crypto";
import type { BulkEditChange, PriceRule } from "@haat/contract/seller/bulk-edit.contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf, tableContents, wrongStocks } from "../../testing/table-contents";
import { wholeTaka } from "../../testing/second-calculation";
import { writeMany } from "../../testing/many-rows";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";

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
const inShop = () => ({ language, seller_key: shop.sellerKey });
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const calls = (who = staff.manager) => who.client.sellerBulkEdit;

type Change = Partial<BulkEditChange> & { id_product: number };
const preview = async (changes: Change[], who = staff.manager) =>
  (await calls(who).previewBulkEdit({ ...inShop(), changes })).data.id_bulk_edit;
const ruled = async (
  given: Partial<PriceRule> & { id_category?: number; id_product?: number; search?: string } = {},
) => {
  const rule = {
    move: "raise",
    unit: "percent",
    amount: 10,
    round_to: 1,
    cross_out: false,
    ...given,
  } as const;
  return (await calls().previewPriceRule({ ...inShop(), ...rule })).data.id_bulk_edit;
};
const read = async (id_bulk_edit: number, page = 1) =>
  (await calls().bulkEdit({ ...inShop(), id_bulk_edit, page })).data;
const apply = (id_bulk_edit: number, who = staff.manager) =>
  calls(who).applyBulkEdit({ ...inShop(), id_bulk_edit });
const undo = (id_bulk_edit: number) => calls().undoBulkEdit({ ...inShop(), id_bulk_edit });
const goodsTable = async (given: object = {}) => (await calls().goodsTable({ ...inShop(), ...given })).data;

const rowOf = async ({ id }: { id: number }) => {
  const [row] = await api.db.select().from(productTable).where(eq(productTable.id, id));
  if (!row) throw new Error("The product is gone.");
  const { price, maxPrice, oldPrice, stock } = row;
  return { price, maxPrice, oldPrice, stock };
};
const combinationsOf = ({ id }: { id: number }) =>
  api.db
    .select()
    .from(productCombinationTable)
    .where(eq(productCombinationTable.productId, id))
    .orderBy(productCombinationTable.id);
/** All prices and stocks of the shop. */
const goods = () =>
  rowsOf(
    api.db,
    sql`select p.id, p.price, p.max_price, p.old_price, p.stock, (
        select json_agg(json_build_array(k.id, k.price, k.old_price, k.stock) order by k.id) from product_combination k
        where k.shop_id = p.shop_id and k.product_id = p.id) as combinations
      from product p where p.shop_id = ${shop.id} order by p.id`,
  );

describe("the table of goods", () => {
  test("has one product alone, and a rule changes no other", async () => {
    const id_product = shop.shirt.id;
    const { rows } = await goodsTable({ id_product });
    expect(rows.map((row) => row.id_product)).toEqual([id_product, id_product, id_product]);
    expect((await goodsTable({ id_product, view: "hidden" })).rows).toEqual([]);
    const changed = (await read(await ruled({ id_product }))).rows;
    expect(new Set(changed.map((row) => row.id_product))).toEqual(new Set([id_product]));
    const theirs = await createTestShop(api.db);
    expect((await goodsTable({ id_product: theirs.shirt.id })).rows).toEqual([]);
  });

  test("has a row for each product and for each combination that customers see, newest products first", async () => {
    const soldOut = (await combinationsOf(shop.shirt)).find(({ stock }) => stock === 0);
    await api.db
      .update(productCombinationTable)
      .set({ hidden: true })
      .where(eq(productCombinationTable.id, soldOut?.id ?? 0));
    const { rows, next_after } = await goodsTable();
    const ids = rows.map(({ id_product, id_combination }) => [id_product, id_combination]);
    const combinations = (await combinationsOf(shop.shirt))
      .filter(({ hidden }) => !hidden)
      .map(({ id }) => [shop.shirt.id, id]);
    expect(ids).toEqual([...combinations, [shop.salt.id, null], [shop.tea.id, null], [shop.rice.id, null]]);
    expect(rows.at(-1)).toEqual({
      id_product: shop.rice.id,
      id_combination: null,
      name: "Miniket Rice",
      choice: "",
      price: 12_345,
      old_price: null,
      stock: 20,
    });
    expect(rows[0]?.choice).toMatch(/^\w+, \w+$/);
    expect(next_after).toBeNull();
  });

  test("goes on behind any row, also within the combinations of a product, and has each row once", async () => {
    const made = Array.from({ length: 60 }, (_, n) => ({
      shopId: shop.id,
      categoryId: shop.categories.food.id,
      slug: `many-${n}`,
      nameEn: `Many ${n}`,
      picture: "p",
      price: 1000,
      maxPrice: 1000,
      stock: 0,
    }));
    await api.db.insert(productTable).values(made);
    const all: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await goodsTable(after ? { after } : {});
      expect(page.rows.length).toBeLessThanOrEqual(50);
      all.push(...page.rows.map((row) => `${row.id_product}-${row.id_combination ?? 0}`));
      after = page.next_after;
    } while (after);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(63 + (await combinationsOf(shop.shirt)).length);
  });

  test("has as many rows as are asked for, and goes on behind them", async () => {
    const first = await goodsTable({ per_page: "2" });
    expect(first.rows).toHaveLength(2);
    const next = await goodsTable({ per_page: "2", after: first.next_after ?? "" });
    const ids = [...first.rows, ...next.rows].map((row) => `${row.id_product}-${row.id_combination ?? 0}`);
    expect(new Set(ids).size).toBe(4);
  });

  test("is of a state, a category or a search", async () => {
    expect((await goodsTable({ view: "out" })).rows.map((row) => row.id_product)).toEqual([shop.salt.id]);
    const clothes = await goodsTable({ id_category: shop.categories.clothes.id });
    expect(new Set(clothes.rows.map((row) => row.id_product))).toEqual(new Set([shop.shirt.id]));
    const found = await goodsTable({ search: "miniket" });
    expect(found.rows.map((row) => row.id_product)).toEqual([shop.rice.id]);
  });
});

describe("a change of many products", () => {
  test("shows old and new first, changes nothing until it is applied, and then all of it with its movements", async () => {
    const [first, second] = await combinationsOf(shop.shirt);
    const before = await goods();
    const id = await preview([
      { id_product: shop.rice.id, price: 13_000, old_price: 15_000 },
      { id_product: shop.tea.id, stock: 12 },
      { id_product: shop.shirt.id, id_combination: first?.id, price: 20_000, stock: 9 },
      { id_product: shop.shirt.id, id_combination: second?.id, stock: second?.stock },
    ]);
    expect(await goods()).toEqual(before);
    const shown = await read(id);
    expect(shown.edit).toMatchObject({ state: "previewed", row_count: 3, moved_count: 0 });
    expect(
      shown.rows.map(({ price, stock }) => [price?.before, price?.after, stock?.before, stock?.after]),
    ).toEqual([
      [12_345, 13_000, undefined, undefined],
      [undefined, undefined, 3, 12],
      [first?.price, 20_000, first?.stock, 9],
    ]);
    expect(shown.biggest?.price?.after).toBe(Math.abs(20_000 - (first?.price ?? 0)) > 655 ? 20_000 : 13_000);

    const done = await apply(id);
    expect([done.message, done.data.edit.state]).toEqual(["3 rows are changed.", "applied"]);
    expect(await rowOf(shop.rice)).toEqual({ price: 13_000, maxPrice: 13_000, oldPrice: 15_000, stock: 20 });
    expect(await rowOf(shop.tea)).toMatchObject({ price: 5000, stock: 12 });
    const combinations = await combinationsOf(shop.shirt);
    expect(combinations[0]).toMatchObject({ price: 20_000, stock: 9 });
    expect(await rowOf(shop.shirt)).toMatchObject({
      price: Math.min(...combinations.map(({ price }) => price)),
      maxPrice: Math.max(...combinations.map(({ price }) => price)),
      stock: combinations.reduce((sum, { stock }) => sum + stock, 0),
    });
    expect(await wrongStocks(api.db)).toEqual([]);
    const history = await staff.manager.client.sellerStock.stockHistory({
      ...inShop(),
      id_product: shop.tea.id,
    });
    expect(history.data.movements[0]).toMatchObject({ reason: "counted", change: 9 });
  });

  test("applied twice, or by two at once, is done once and stands in the trail once", async () => {
    const id = await preview([{ id_product: shop.tea.id, price: 6000, stock: 8 }]);
    const answers = await Promise.all([apply(id), apply(id, staff.owner), apply(id)]);
    expect(answers.map(({ data }) => data.edit.state)).toEqual(["applied", "applied", "applied"]);
    expect(await rowOf(shop.tea)).toMatchObject({ price: 6000, stock: 8 });
    const trail = await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id));
    expect(trail.map(({ action, subject, after }) => [action, subject, after])).toEqual([
      ["bulk_edit", String(id), { products: 1 }],
    ]);
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("changes nothing where one row was changed meanwhile, and then shows what is there now", async () => {
    const id = await preview([
      { id_product: shop.rice.id, price: 20_000 },
      { id_product: shop.tea.id, price: 6000, stock: 8 },
    ]);
    await staff.owner.client.sellerGoods.setPrice({
      ...inShop(),
      id_product: shop.tea.id,
      price: 5500,
      was: 5000,
    });
    const before = await goods();
    await expect(apply(id)).rejects.toEqual(refused("bulk_edit_moved"));
    expect(await goods()).toEqual(before);
    const { edit, rows } = await read(id);
    expect(edit).toMatchObject({ state: "previewed", row_count: 2, moved_count: 1 });
    expect(rows[0]).toMatchObject({
      id_product: shop.tea.id,
      is_moved: true,
      price: { before: 5500, after: 6000 },
    });
    const done = await apply(id);
    expect(done.data.edit).toMatchObject({ state: "applied", moved_count: 0 });
    expect(await rowOf(shop.tea)).toMatchObject({ price: 6000, stock: 8 });
  });

  test("marks what moved since the table was shown, a sale among it, and only where it is changed", async () => {
    const was = { price: 5000, old_price: null, stock: 3 };
    const shopper = await createShopper(api);
    await shopper.client.order.directPurchaseOrder(
      {
        ...inShop(),
        shipping_method: 2,
        id_product: shop.tea.id,
        quantity: 2,
        expected_total: wholeTaka(10_000),
      },
      { context: { idempotencyKey: randomUUID() } },
    );
    const id = await preview([
      { id_product: shop.rice.id, stock: 25, was: { price: 1, old_price: 2, stock: 20 } },
      { id_product: shop.tea.id, stock: 12, was },
    ]);
    const { edit, rows } = await read(id);
    expect(edit).toMatchObject({ row_count: 2, moved_count: 1 });
    expect(rows.map(({ id_product, is_moved, stock }) => [id_product, is_moved, stock?.before])).toEqual([
      [shop.tea.id, true, 1],
      [shop.rice.id, false, 20],
    ]);
    const priced = await read(
      await preview([
        { id_product: shop.tea.id, price: 6000, was: { ...was, old_price: 7000 } },
        { id_product: shop.rice.id, price: 13_000, was: { price: 12_345, old_price: null, stock: 1 } },
      ]),
    );
    expect(priced.rows.map(({ id_product, is_moved }) => [id_product, is_moved])).toEqual([
      [shop.tea.id, true],
      [shop.rice.id, false],
    ]);
    const done = await apply(priced.edit.id_bulk_edit);
    expect(done.data.edit).toMatchObject({ state: "applied", moved_count: 0 });
  });

  test("is refused where one product or combination stands in it twice", async () => {
    const [first, second] = await combinationsOf(shop.shirt);
    const before = await tableContents(api.db);
    const shirt = { id_product: shop.shirt.id, id_combination: first?.id };
    for (const of of [{ id_product: shop.tea.id }, shirt])
      await expect(preview([12, 15].map((stock) => ({ ...of, stock })))).rejects.toEqual(
        onField("changes", "invalid"),
      );
    expect(await tableContents(api.db)).toEqual(before);
    await preview([
      { ...shirt, stock: 12 },
      { ...shirt, id_combination: second?.id, stock: 15 },
    ]);
  });

  test("leaves out what was thrown away meanwhile, and is nothing where nothing is left", async () => {
    const id = await preview([{ id_product: shop.tea.id, price: 6000 }]);
    await staff.owner.client.sellerGoods.setProductStatus({
      ...inShop(),
      products: [shop.tea.id],
      status: "bin",
    });
    await expect(apply(id)).rejects.toEqual(refused("bulk_edit_moved"));
    await expect(apply(id)).rejects.toEqual(refused("bulk_edit_empty"));
    expect((await read(id)).rows).toEqual([]);
  });

  test("is refused for what the shop has not, for wrong numbers and for an old price that is none", async () => {
    const other = await createTestShop(api.db);
    const before = await tableContents(api.db);
    const of = { id_product: shop.rice.id };
    await expect(preview([{ id_product: other.rice.id, price: 5000 }])).rejects.toEqual(
      refused("product_not_found"),
    );
    await expect(preview([{ id_product: shop.shirt.id, price: 5000 }])).rejects.toEqual(
      refused("product_not_found"),
    );
    for (const price of [0, -100, 50, 100_000_100])
      await expect(preview([{ ...of, price }])).rejects.toEqual(refused("invalid_input"));
    for (const stock of [-1, 1.5, 1_000_001])
      await expect(preview([{ ...of, stock }])).rejects.toEqual(refused("invalid_input"));
    await expect(preview([{ ...of, price: 13_000, old_price: 13_000 }])).rejects.toEqual(
      onField("changes.0.old_price", "old_price_low"),
    );
    await expect(preview([{ ...of, stock: 20 }])).rejects.toEqual(refused("bulk_edit_empty"));
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("is there for the shop's own people alone", async () => {
    const id = await preview([{ id_product: shop.tea.id, price: 6000 }]);
    const other = await createTestShop(api.db);
    const others = await createStaffOf(api, other);
    const abroad = { language, seller_key: other.sellerKey, id_bulk_edit: id };
    const theirs = others.owner.client.sellerBulkEdit;
    for (const call of ["bulkEdit", "applyBulkEdit", "undoBulkEdit"] as const)
      await expect(theirs[call](abroad)).rejects.toEqual(refused("bulk_edit_not_found"));
    await expect(calls(staff.packer).goodsTable(inShop())).rejects.toEqual(refused("forbidden"));
  });

  test("takes the place of the last one that the same account did not apply, and of nobody else's", async () => {
    const theirs = await preview([{ id_product: shop.rice.id, price: 20_000 }], staff.owner);
    const first = await preview([{ id_product: shop.tea.id, price: 6000 }]);
    const second = await preview([{ id_product: shop.tea.id, price: 7000 }]);
    await expect(read(first)).rejects.toEqual(refused("bulk_edit_not_found"));
    expect((await read(second)).edit.state).toBe("previewed");
    expect((await read(theirs)).edit.state).toBe("previewed");
    expect((await calls().bulkEdits(inShop())).data.edits).toEqual([]);
  });
});

describe("taken back", () => {
  test("everything is exactly what it was", async () => {
    const before = await goods();
    const id = await ruled({ amount: 25, round_to: 5 });
    await apply(id);
    expect(await goods()).not.toEqual(before);
    const undone = await undo(id);
    expect([undone.data.edit.state, undone.data.edit.moved_count]).toEqual(["undone", 0]);
    expect(await goods()).toEqual(before);
    expect((await undo(id)).data.edit.state).toBe("undone");
    expect((await apply(id)).data.edit.state).toBe("undone");
    expect(await goods()).toEqual(before);
    const { edits } = (await calls().bulkEdits(inShop())).data;
    expect(edits.map(({ id_bulk_edit, state }) => [id_bulk_edit, state])).toEqual([[id, "undone"]]);
  });

  test("what was changed since stays, is listed first, and the rest is what it was", async () => {
    const id = await preview([
      { id_product: shop.rice.id, price: 20_000, stock: 30 },
      { id_product: shop.tea.id, price: 6000, stock: 8 },
    ]);
    await apply(id);
    await staff.owner.client.sellerGoods.setPrice({
      ...inShop(),
      id_product: shop.tea.id,
      price: 6500,
      was: 6000,
    });
    const undone = await undo(id);
    expect([undone.message, undone.data.edit.moved_count]).toEqual(["1 row is what it was.", 1]);
    expect(await rowOf(shop.rice)).toMatchObject({ price: 12_345, stock: 20 });
    expect(await rowOf(shop.tea)).toMatchObject({ price: 6500, stock: 3 });
    expect((await read(id)).rows[0]).toMatchObject({ id_product: shop.tea.id, is_moved: true });
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("only what was done", async () => {
    const id = await preview([{ id_product: shop.tea.id, price: 6000 }]);
    await expect(undo(id)).rejects.toEqual(refused("bulk_edit_not_found"));
  });
});

describe("a rule", () => {
  test("changes all prices of a list and of none besides", async () => {
    const before = await rowOf(shop.shirt);
    await apply(await ruled({ id_category: shop.categories.food.id }));
    expect(await rowOf(shop.rice)).toMatchObject({ price: 13_600 });
    expect(await rowOf(shop.tea)).toMatchObject({ price: 5500 });
    expect(await rowOf(shop.shirt)).toEqual(before);
    await apply(await ruled({ search: "miniket", move: "lower", cross_out: true }));
    expect(await rowOf(shop.rice)).toMatchObject({ price: 12_200, oldPrice: 13_600 });
    expect(await rowOf(shop.tea)).toMatchObject({ price: 5500 });
  });

  test.each([
    { amount: 0 },
    { amount: 901 },
    { amount: 91, move: "lower" as const },
    { amount: 1.5 },
    { amount: -5 },
  ])("of %o is refused at its amount", async (given) => {
    await expect(ruled(given)).rejects.toEqual(onField("amount", "rule_amount"));
  });

  test("that changes nothing says so, and one of too many rows is refused", async () => {
    await expect(ruled({ move: "lower", unit: "taka", amount: 100_000 })).rejects.toEqual(
      refused("bulk_edit_empty"),
    );
    await writeMany(
      api.db,
      5000,
      (
        first,
        last,
      ) => sql`insert into product (shop_id, category_id, slug, name_en, picture, price, max_price, stock)
        select ${shop.id}::int, ${shop.categories.food.id}::int, 'm-' || n, 'Rice ' || n, 'p', 1000, 1000, 0
        from generate_series(${first}::int, ${last}::int) n`,
    );
    await expect(ruled()).rejects.toEqual(refused("bulk_edit_many"));
    await api.db.execute(sql`delete from product where shop_id = ${shop.id} and slug like 'm-1%'`);
    const id = await ruled();
    await apply(id);
    const dear = await rowsOf<{ price: number }>(
      api.db,
      sql`select distinct price::int as price from product where shop_id = ${shop.id} and slug like 'm-%'`,
    );
    expect(dear).toEqual([{ price: 1100 }]);
    expect((await read(id, 2)).rows.length).toBe(50);
  });
});
