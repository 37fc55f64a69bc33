import { goodsColumns, type SheetFormat } from "@haat/contract/seller/goods-sheet";
import type { GoodsImportView } from "@haat/contract/seller/goods-import.contract";
import { parse } from "csv-parse/sync";
import { eq, inArray, sql } from "drizzle-orm";
import { pino } from "pino";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { goodsFile, type GoodsRow } from "../../testing/goods-file";
import { cutAt, losingAnswer } from "../../testing/cut-database";
import { rowsOf, wrongStocks } from "../../testing/table-contents";
import { putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { stockMovementTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { goodsImportProductTable, goodsImportTable } from "./goods-import.table";
import { goodsImportQueue } from "./import-job.usecases";

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
const calls = (who = staff.manager) => who.client.sellerGoodsImport;

const upload = async (table: File, pictures?: File, who = staff.manager) =>
  (await calls(who).uploadGoodsImport({ ...inShop(), table, ...(pictures && { pictures }) })).data.id_import;
const read = async (id_import: number, view: GoodsImportView = "all", page = 1) =>
  (await calls().goodsImport({ ...inShop(), id_import, view, page })).data;
const apply = async (id_import: number, ticks: { takes_zeros?: boolean; makes_doubles?: boolean } = {}) => {
  await calls().applyGoodsImport({
    ...inShop(),
    id_import,
    takes_zeros: false,
    makes_doubles: false,
    ...ticks,
  });
  await api.jobs.runDue();
  return read(id_import);
};
const undo = async (id_import: number) => {
  await calls().undoGoodsImport({ ...inShop(), id_import });
  await api.jobs.runDue();
  return read(id_import);
};
const exported = (format: SheetFormat) => calls().goodsExport({ ...inShop(), part: 1, format });
const errorsOf = ({ products }: Awaited<ReturnType<typeof read>>) =>
  products.flatMap(({ errors }) => errors.map(({ row, column, message }) => [row, column, message]));

/** All of the shop's goods, to the letter. */
const goods = () =>
  rowsOf<Record<string, unknown>>(
    api.db,
    sql`select p.id, p.slug, p.status, p.name_bn, p.name_en, p.description_bn, p.description_en, p.category_id, p.price, p.max_price,
        p.old_price, p.measure_amount, p.measure_unit, p.facts, p.stock, p.home_city_only, p.has_attributes, p.picture, (
          select json_agg(json_build_array(k.value_ids, k.price, k.old_price, k.measure_amount, k.measure_unit, k.stock, k.hidden, k.picture) order by k.position, k.id)
          from product_combination k where k.shop_id = p.shop_id and k.product_id = p.id) as combinations,
        (select json_agg(r.ribbon_id) from product_ribbon r where r.shop_id = p.shop_id and r.product_id = p.id) as ribbons,
        (select json_agg(v.name_bn || '/' || v.name_en order by v.id) from product_attribute_value v
          where v.shop_id = p.shop_id and v.product_id = p.id) as attribute_values
      from product p where p.shop_id = ${shop.id} order by p.id`,
  );
const productNamed = async (nameEn: string) => {
  const found = await api.db.select().from(productTable).where(eq(productTable.nameEn, nameEn));
  return found.find(({ shopId }) => shopId === shop.id);
};

/** Without a photo nothing is shown: the shop's own are good for more than one product. */
const photo = "rice-1";
const honey: GoodsRow = { name_en: "Honey", name_bn: "মধু", price: "850", stock: "12", pictures: photo };
describe("a new product without a picture", () => {
  const bare: GoodsRow = { ...honey, pictures: "", status: "live" };

  test("is made hidden, as the look before says, and is taken back whole", async () => {
    const before = await goods();
    const id = await upload(goodsFile([bare, { ...honey, name_en: "Salted honey", name_bn: "নোনা মধু" }]));
    const { import: head } = await read(id);
    expect(head).toMatchObject({ kinds: { new: 2, failed: 0 }, pictureless: 1 });
    expect((await apply(id)).import).toMatchObject({ outcomes: { done: 2, failed: 0 }, pictureless: 1 });
    expect(await productNamed("Honey")).toMatchObject({ status: "hidden", picture: "", stock: 12 });
    expect(await productNamed("Salted honey")).toMatchObject({ status: "live", picture: photo });
    // What is said of it is what is there: with a photo it is hidden no more.
    const made = await productNamed("Honey");
    await api.db
      .update(productTable)
      .set({ picture: photo })
      .where(eq(productTable.id, made?.id ?? 0));
    expect((await read(id)).import.pictureless).toBe(0);
    await api.db
      .update(productTable)
      .set({ picture: "" })
      .where(eq(productTable.id, made?.id ?? 0));
    expect((await undo(id)).import).toMatchObject({ outcomes: { undone: 2, kept: 0 } });
    expect((await goods()).filter(({ status }) => status !== "bin")).toEqual(before);
  });

  test("cannot be shown until it has one, neither by itself, nor among others, nor by a file", async () => {
    await apply(await upload(goodsFile([bare])));
    const made = await productNamed("Honey");
    if (!made) throw new Error("Nothing was made.");
    await api.db.update(productTable).set({ status: "hidden" }).where(eq(productTable.id, shop.rice.id));
    const show = (products: number[]) =>
      staff.manager.client.sellerGoods.setProductStatus({ ...inShop(), products, status: "live" });
    await expect(show([made.id])).rejects.toEqual(refused("product_without_picture"));
    // Of several those that are whole are shown, and the others listed with what they lack; sent twice it is done once.
    const shown = await show([shop.rice.id, made.id]);
    expect(shown.data.products.map(({ id_product }) => id_product)).toEqual([shop.rice.id]);
    expect(shown.data.left).toEqual([{ id_product: made.id, name: "Honey", lacks: ["picture"] }]);
    expect(shown.message).toBe(
      "“Miniket Rice” is in the shop again. 1 has no photo and is not shown: Honey.",
    );
    const trail = async () =>
      (await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id))).length;
    const events = await trail();
    expect(await show([shop.rice.id, made.id])).toEqual(shown);
    expect(await trail()).toBe(events);
    const states = await api.db
      .select({ id: productTable.id, status: productTable.status })
      .from(productTable)
      .where(inArray(productTable.id, [shop.rice.id, made.id]));
    expect(new Map(states.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [shop.rice.id, "live"],
        [made.id, "hidden"],
      ]),
    );
    // Whoever forgets to ask is refused by the database.
    await expect(
      api.db.update(productTable).set({ status: "live" }).where(eq(productTable.id, made.id)),
    ).rejects.toThrow();
    await expect(
      api.db.update(productTable).set({ picture: "" }).where(eq(productTable.id, shop.rice.id)),
    ).rejects.toThrow();

    const row = { product_id: String(made.id), status: "live" };
    const refusedRow = await read(await upload(goodsFile([row])));
    expect(errorsOf(refusedRow).map(([, column]) => column)).toEqual(["pictures"]);
    expect(refusedRow.import.kinds).toMatchObject({ failed: 1, changed: 0 });

    await apply(await upload(goodsFile([{ ...row, pictures: photo }])));
    expect(await productNamed("Honey")).toMatchObject({ status: "live", picture: photo });
  });
});

const weight = { name_bn: "ওজন", name_en: "Weight", value_bn: "৫ কেজি", value_en: "5 kg: net" };
const onlyBengali = { name_bn: "তৈরি", name_en: "", value_bn: "বগুড়া", value_en: "" };
const onlyEnglish = { name_bn: "", name_en: "Grown in", value_bn: "", value_en: "Naogaon" };

describe("a shop's goods as a file", () => {
  test.each(["csv", "xlsx"] as const)("come back as %s and change nothing", async (format) => {
    await api.db
      .update(productTable)
      .set({ nameEn: "=1+1", descriptionEn: '@cmd\nsecond, "line"', descriptionBn: "-", oldPrice: 99_999 })
      .where(eq(productTable.id, shop.rice.id));
    await api.db
      .update(productTable)
      .set({ measureAmount: 500, measureUnit: "g", facts: [onlyBengali, weight, onlyEnglish] })
      .where(inArray(productTable.id, [shop.rice.id, shop.shirt.id]));
    await api.db
      .update(productCombinationTable)
      .set({ measureAmount: 2, measureUnit: "piece" })
      .where(eq(productCombinationTable.id, shop.combinations.sRed.id));
    const file = await exported(format);
    expect(file.name).toBe(`products.${format}`);
    const before = await goods();
    const { import: head, products } = await read(await upload(file));
    expect(products.flatMap(({ changes }) => changes)).toEqual([]);
    expect(head).toMatchObject({
      state: "previewed",
      format,
      products: 4,
      kinds: { same: 4, changed: 0, failed: 0, new: 0 },
    });
    await expect(
      calls().applyGoodsImport({
        ...inShop(),
        id_import: head.id_import,
        takes_zeros: true,
        makes_doubles: true,
      }),
    ).rejects.toEqual(refused("goods_import_empty"));
    expect(await goods()).toEqual(before);
  });

  test("have a mark for Excel, harmless formulas, and a row for each variant under its product", async () => {
    await api.db.update(productTable).set({ nameEn: "=1+1" }).where(eq(productTable.id, shop.rice.id));
    const text = await (await exported("csv")).text();
    const bytes = new Uint8Array(await (await exported("csv")).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows: string[][] = parse(text, { bom: true });
    const titles = rows[0] ?? [];
    const at = (row: string[] | undefined, title: string) => row?.[titles.indexOf(title)];
    expect(titles.length).toBe(goodsColumns.length);
    expect(at(rows[1], "Name in English")).toBe("'=1+1");
    expect(at(rows[1], "Price (৳)")).toBe("123.45");
    const shirt = rows.filter((row) => at(row, "Product number") === String(shop.shirt.id));
    const variants = await api.db
      .select()
      .from(productCombinationTable)
      .where(eq(productCombinationTable.productId, shop.shirt.id));
    expect(shirt.map((row) => at(row, "Variant number"))).toEqual([
      "",
      ...variants.map(({ id }) => String(id)),
    ]);
    expect(at(shirt[0], "Price (৳)")).toBe("");
    expect(at(shirt[1], "Value 1 in English")).not.toBe("");
  });

  test("have numbers that can be counted with and ids that stay texts as XLSX", async () => {
    const cells = await readSheet(Buffer.from(await (await exported("xlsx")).arrayBuffer()));
    const titles = cells[0] ?? [];
    const tea =
      cells.find((row) => row[titles.indexOf("Slug")] === "tea" || row.includes("Tea Leaves")) ?? [];
    expect(tea[titles.indexOf("Product number")]).toBe(String(shop.tea.id));
    expect(tea[titles.indexOf("Price (৳)")]).toBe(50);
  });

  test("come in parts that divide no product, and a part that is not there is not found", async () => {
    const { products, parts } = (await calls().goodsExportParts(inShop())).data;
    expect([products, parts]).toEqual([4, [{ part: 1, from: 1, to: 4 }]]);
    await expect(calls().goodsExport({ ...inShop(), part: 2, format: "csv" })).rejects.toEqual(
      refused("goods_export_not_found"),
    );
  });
});

describe("an import", () => {
  test("takes what a pack holds in the words of either language, and says what is wrong with it", async () => {
    const rows: GoodsRow[] = [
      { product_id: String(shop.rice.id), measure: "৫", measure_unit: "কেজি" },
      { product_id: String(shop.tea.id), measure: "1.5", measure_unit: "kg" },
      { slug: "salt", measure: "500" },
    ];
    const seen = await read(await upload(goodsFile(rows)));
    expect(errorsOf(seen).map(([row, column]) => [row, column])).toEqual([
      [3, "measure"],
      [4, "measure"],
    ]);
    await apply(seen.import.id_import);
    const [rice] = await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
    expect(rice).toMatchObject({ measureAmount: 5, measureUnit: "kg" });
    const cleared = await read(await upload(goodsFile([{ slug: "rice", measure: "-" }])));
    await apply(cleared.import.id_import);
    const [bare] = await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
    expect(bare).toMatchObject({ measureAmount: null, measureUnit: null });
  });

  test("takes facts of both languages place by place; a blank cell keeps its texts, a hyphen takes them away", async () => {
    const factsOf = async (row: GoodsRow) => {
      await apply((await read(await upload(goodsFile([{ slug: "rice", ...row }])))).import.id_import);
      return (await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id)))[0]?.facts;
    };
    expect(
      await factsOf({
        facts_bn: "ওজন: ৫ কেজি | | তৈরি: বগুড়া",
        facts_en: "Weight: 5 kg: net | Grown in: Naogaon",
      }),
    ).toEqual([weight, onlyEnglish, onlyBengali]);
    expect(await factsOf({ facts_en: "Weight: 6 kg" })).toEqual([{ ...weight, value_en: "6 kg" }]);
    expect(await factsOf({ facts_bn: "-" })).toEqual([
      { name_bn: "", name_en: "Weight", value_bn: "", value_en: "6 kg" },
    ]);
    expect(await factsOf({ facts_en: "-" })).toEqual([]);
    const wrong = await read(await upload(goodsFile([{ slug: "rice", facts_en: "5 kg" }])));
    expect(errorsOf(wrong).map(([row, column]) => [row, column])).toEqual([[2, "facts_en"]]);
  });

  test("changes nothing before it is applied, then what it showed, with its movements of stock and its row in the trail", async () => {
    const rows: GoodsRow[] = [
      { ...honey },
      { product_id: String(shop.tea.id), price: "৫৫", old_price: "-", stock: "১,২০০" },
      { slug: "salt", name_en: "Sea salt", ribbons: "Sale", home_city_only: "yes", status: "hidden" },
    ];
    const before = await goods();
    const id = await upload(goodsFile(rows));
    const seen = await read(id);
    expect(seen.import).toMatchObject({ rows: 3, products: 3, kinds: { new: 1, changed: 2, failed: 0 } });
    const tea = seen.products.find(({ id_product }) => id_product === shop.tea.id);
    expect(tea?.changes.map(({ column, before: was, after }) => [column, was, after])).toEqual([
      ["price", "50", "55"],
      ["old_price", "60", ""],
      ["stock", "3", "1200"],
    ]);
    expect(await goods()).toEqual(before);

    const done = await apply(id);
    expect(done.import).toMatchObject({ state: "applied", outcomes: { done: 3, waiting: 0 } });
    expect(await productNamed("Honey")).toMatchObject({
      nameBn: "মধু",
      price: 85_000,
      stock: 12,
      status: "live",
      picture: photo,
    });
    const [changed] = await api.db.select().from(productTable).where(eq(productTable.id, shop.tea.id));
    expect(changed).toMatchObject({ price: 5500, oldPrice: null, stock: 1200 });
    expect(await productNamed("Sea salt")).toMatchObject({ status: "hidden", homeCityOnly: true });
    const moved = await api.db
      .select()
      .from(stockMovementTable)
      .where(eq(stockMovementTable.productId, shop.tea.id));
    expect(moved.at(-1)).toMatchObject({ change: 1197, reason: "counted", accountId: staff.manager.id });
    expect(await wrongStocks(api.db)).toEqual([]);
    const trail = await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id));
    expect(trail.map(({ action, subject }) => [action, subject])).toEqual([
      ["goods_import_look", String(id)],
      ["goods_import", String(id)],
    ]);
    const found = await staff.manager.client.catalogue.shopProducts({
      language,
      sellerKey: shop.sellerKey,
      page: 1,
      searchText: "honey",
    });
    expect(found.data.total).toBe(1);
  });

  test("changes variants by their numbers and by their values, adds new ones, and keeps those that it does not name", async () => {
    const variants = await api.db
      .select()
      .from(productCombinationTable)
      .where(eq(productCombinationTable.productId, shop.shirt.id));
    const [first] = variants;
    const rows: GoodsRow[] = [
      { product_id: String(shop.shirt.id), name_en: "Shirt of linen" },
      { product_id: String(shop.shirt.id), combination_id: String(first?.id), price: "777", stock: "9" },
      { product_id: String(shop.shirt.id), value_1_en: "XL", value_2_en: "Blue", price: "987", stock: "4" },
    ];
    const id = await upload(goodsFile(rows));
    const seen = await read(id);
    expect(errorsOf(seen)).toEqual([]);
    await apply(id);
    const after = await api.db
      .select()
      .from(productCombinationTable)
      .where(eq(productCombinationTable.productId, shop.shirt.id));
    expect(after.length).toBe(variants.length + 1);
    expect(after.find((row) => row.id === first?.id)).toMatchObject({ price: 77_700, stock: 9 });
    expect(after.find(({ price }) => price === 98_700)).toMatchObject({ stock: 4 });
    expect(await wrongStocks(api.db)).toEqual([]);
    expect((await read(await upload(await exported("csv")))).import.kinds).toMatchObject({
      same: 4,
      changed: 0,
    });
  });

  test("makes a product with variants of rows below each other, and of one row for product and first variant", async () => {
    const below: GoodsRow[] = [
      { name_en: "Saree", pictures: photo, choice_1_en: "Colour", price: "500" },
      { value_1_en: "Red", stock: "2" },
      { value_1_en: "Blue", stock: "3", price: "600", old_price: "700" },
      {
        name_en: "Panjabi",
        pictures: photo,
        choice_1_en: "Size",
        value_1_en: "40",
        price: "900",
        stock: "1",
      },
      { name_en: "Panjabi", choice_1_en: "Size", value_1_en: "42", price: "950", stock: "5" },
    ];
    const id = await upload(goodsFile(below));
    const seen = await read(id);
    expect(errorsOf(seen)).toEqual([]);
    expect(seen.import).toMatchObject({ rows: 5, products: 2, kinds: { new: 2 } });
    expect((await apply(id)).import.outcomes).toMatchObject({ done: 2, failed: 0 });
    expect(await productNamed("Saree")).toMatchObject({
      price: 50_000,
      maxPrice: 60_000,
      stock: 5,
      hasAttributes: true,
    });
    expect(await productNamed("Panjabi")).toMatchObject({ price: 90_000, maxPrice: 95_000, stock: 6 });
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("sets stock to 0 only with the tick, and makes a product of a known name only with the other", async () => {
    const rows: GoodsRow[] = [
      { product_id: String(shop.tea.id), stock: "0", price: "51" },
      { product_id: String(shop.rice.id), stock: "0" },
      { ...honey, name_en: "tea leaves" },
    ];
    const id = await upload(goodsFile(rows));
    expect((await read(id)).import).toMatchObject({ kinds: { changed: 2, double: 1, new: 0 }, zeros: 2 });
    const done = await apply(id);
    expect(done.import.outcomes).toMatchObject({ done: 1, skipped: 2 });
    expect(await productNamed("Tea Leaves")).toMatchObject({ price: 5100, stock: 3 });
    expect(await productNamed("tea leaves")).toBeUndefined();

    const again = await upload(goodsFile(rows, { name: "again.csv", delimiter: ";" }));
    await apply(again, { takes_zeros: true, makes_doubles: true });
    expect(await productNamed("Tea Leaves")).toMatchObject({ stock: 0 });
    expect(await productNamed("tea leaves")).toMatchObject({ stock: 12 });
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("of the same file leads to the one that is open, and once it is done there is nothing left to do", async () => {
    const file = () => goodsFile([honey, { product_id: String(shop.tea.id), price: "55" }]);
    const [first, second] = await Promise.all([upload(file()), upload(file())]);
    expect(second).toBe(first);
    await api.jobs.runDue();
    await apply(first);
    const before = await goods();
    const again = await upload(file());
    expect(again).not.toBe(first);
    expect((await read(again)).import.kinds).toMatchObject({ same: 2, new: 0, changed: 0, double: 0 });
    expect(await goods()).toEqual(before);
  });

  test("of the same file makes nothing twice, however often it comes and whatever was changed meanwhile", async () => {
    const butter: GoodsRow = { ...honey, name_en: "Butter", name_bn: "" };
    const salt: GoodsRow = { ...honey, name_en: "Black salt", name_bn: "", stock: "0" };
    const file = () => goodsFile([honey, butter, salt]);
    await apply(await upload(file()));
    const change = async (nameEn: string, to: Partial<typeof productTable.$inferInsert>) => {
      const found = await productNamed(nameEn);
      await api.db
        .update(productTable)
        .set(to)
        .where(eq(productTable.id, found?.id ?? 0));
    };
    const count = () => api.db.$count(productTable, eq(productTable.shopId, shop.id));
    const made = await count();
    await change("Butter", { price: 90_000, maxPrice: 90_000 });
    await apply(await upload(goodsFile([{ slug: "black-salt", stock: "7" }])));
    const second = await upload(file());
    expect((await read(second)).import.kinds).toMatchObject({ same: 1, changed: 2 });
    // Without the tick nothing becomes 0.
    expect((await apply(second)).import.outcomes).toMatchObject({ same: 1, done: 1, skipped: 1 });

    for (const name of ["Honey", "Butter", "Black salt"])
      await change(name, { nameEn: `${name} of the year`, nameBn: "" });
    const third = await upload(file());
    expect((await read(third)).import.kinds).toMatchObject({ new: 0, double: 0, changed: 3 });
    await apply(third, { makes_doubles: true });
    expect(await count()).toBe(made);
    expect((await productNamed("Honey"))?.price).toBe(85_000);
  });

  test("leaves what somebody changed since it was looked at, and says so in its file", async () => {
    const id = await upload(goodsFile([{ product_id: String(shop.tea.id), price: "55" }, honey]));
    await api.db
      .update(productTable)
      .set({ price: 5600, maxPrice: 5600 })
      .where(eq(productTable.id, shop.tea.id));
    const done = await apply(id);
    expect(done.import.outcomes).toMatchObject({ done: 1, failed: 1 });
    expect(errorsOf(done)).toEqual([[2, null, expect.stringContaining("Somebody changed this product")]]);
    const file = await calls().goodsImportFailures({ ...inShop(), id_import: id, format: "csv" });
    const rows: string[][] = parse(await file.text(), { bom: true });
    expect(rows.length).toBe(2);
    expect(rows[0]?.at(-1)).toBe("Why it was not done");
    expect(rows[1]?.at(-1)).toContain("Somebody changed this product");
    const { import: head } = await read(await upload(file));
    expect(head.kinds).toMatchObject({ changed: 1, failed: 0 });
  });

  test("is taken back but for what was changed since, which is listed", async () => {
    const before = await goods();
    const variants = await api.db
      .select()
      .from(productCombinationTable)
      .where(eq(productCombinationTable.productId, shop.shirt.id));
    const rows: GoodsRow[] = [
      honey,
      { ...honey, name_en: "Butter", name_bn: "" },
      { product_id: String(shop.tea.id), price: "55", stock: "44", ribbons: "Sale" },
      { product_id: String(shop.rice.id), name_en: "Rice of the year", price: "90" },
      { product_id: String(shop.shirt.id), description_en: "Linen" },
      {
        product_id: String(shop.shirt.id),
        combination_id: String(variants[0]?.id),
        stock: "77",
        price: "123",
      },
      { product_id: String(shop.shirt.id), value_1_en: "XXL", value_2_en: "Green", price: "900", stock: "4" },
    ];
    const id = await upload(goodsFile(rows));
    expect((await apply(id)).import.outcomes).toMatchObject({ done: 5 });
    const butter = await productNamed("Butter");
    await staff.manager.client.sellerGoods.setPrice({
      ...inShop(),
      id_product: butter?.id ?? 0,
      price: 10_000,
      was: 85_000,
    });
    await staff.manager.client.sellerGoods.setPrice({
      ...inShop(),
      id_product: shop.rice.id,
      price: 10_000,
      was: 9000,
    });
    const undone = await undo(id);
    expect(undone.import).toMatchObject({ state: "undone", outcomes: { undone: 3, kept: 2, done: 0 } });
    expect((await read(id, "kept")).products.map(({ name }) => name)).toEqual(["Butter", "Rice of the year"]);
    const after = await goods();
    const ofShop = (rowsThere: typeof after, ...ids: number[]) =>
      rowsThere.filter((row) => ids.includes(Number(row.id)));
    expect(ofShop(after, shop.tea.id, shop.salt.id, shop.shirt.id)).toEqual(
      ofShop(before, shop.tea.id, shop.salt.id, shop.shirt.id),
    );
    expect((await productNamed("Honey"))?.status).toBe("bin");
    expect(await wrongStocks(api.db)).toEqual([]);
    expect((await undo(id)).import.state).toBe("undone");
    // Once more it makes only what is gone.
    expect((await read(await upload(goodsFile(rows)))).import.kinds).toMatchObject({
      new: 1,
      changed: 4,
      double: 0,
    });
  });
});

describe("whoever dies while an import is done", () => {
  test("leaves no half row, and the next one does each row once", async () => {
    const many = Array.from({ length: 250 }, (_, n): GoodsRow => ({
      ...honey,
      name_bn: "",
      name_en: `Pot ${n}`,
      stock: String(n + 1),
    }));
    const id = await upload(goodsFile(many));
    await calls().applyGoodsImport({ ...inShop(), id_import: id, takes_zeros: false, makes_doubles: false });
    const made = async () =>
      rowsOf<{ name_en: string; stock: number }>(
        api.db,
        sql`select name_en, stock from product where shop_id = ${shop.id} and name_en like 'Pot %' order by id`,
      );
    const doneSoFar: number[] = [];
    for (let statement = 5; doneSoFar.at(-1) !== many.length; statement += 5) {
      const broken = cutAt(api.db, statement, true);
      await putTogether(broken.db)
        .jobs.runDue()
        .catch(() => undefined);
      await broken.close();
      const rows = await api.db
        .select({ outcome: goodsImportProductTable.outcome })
        .from(goodsImportProductTable)
        .where(eq(goodsImportProductTable.importId, id));
      const done = rows.filter(({ outcome }) => outcome === "done").length;
      expect(done).toBe((await made()).length);
      expect(await wrongStocks(api.db)).toEqual([]);
      doneSoFar.push(done);
      // The job is whoever's had it, until they are taken for dead.
      await api.db.execute(sql`update job set locked_until = null, run_at = '2026-01-01'`);
    }
    expect(doneSoFar).toContain(100);
    api.clock.advance(4000);
    await api.jobs.runDue();
    expect((await read(id)).import).toMatchObject({ state: "applied", outcomes: { done: 250 } });
    expect((await made()).map(({ name_en, stock }) => [name_en, stock])).toEqual(
      many.map(({ name_en }, n) => [name_en, n + 1]),
    );
  });

  test("after the last answer of the database was lost leaves what is done as done, and taken back as taken back", async () => {
    const id = await upload(goodsFile([honey]));
    await calls().applyGoodsImport({ ...inShop(), id_import: id, takes_zeros: false, makes_doubles: false });
    const pieceWithLostAnswer = (transaction: number) =>
      goodsImportQueue({
        db: losingAnswer(api.db, transaction),
        clock: api.clock,
        files: { put: async () => undefined, get: async () => undefined, delete: async () => undefined },
        logger: pino({ level: "silent" }),
      }).run({ shopId: shop.id, importId: id, accountId: staff.manager.id });
    // What comes next, its photos, and the piece itself.
    await pieceWithLostAnswer(3);
    expect((await read(id)).import.outcomes).toMatchObject({ done: 1, failed: 0 });
    await api.jobs.runDue();
    expect((await read(id)).import.state).toBe("applied");

    await calls().undoGoodsImport({ ...inShop(), id_import: id });
    await pieceWithLostAnswer(2);
    expect((await read(id)).import.outcomes).toMatchObject({ undone: 1, kept: 0 });
    await api.jobs.runDue();
    expect((await read(id)).import.state).toBe("undone");
    expect((await productNamed("Honey"))?.status).toBe("bin");
  });

  test("of a shop that is closed for good stops where it is, and so does taking it back", async () => {
    const rows = Array.from({ length: 250 }, (_, at) => ({
      ...honey,
      name_en: `Honey ${at}`,
      name_bn: "",
      slug: "",
    }));
    const id = await upload(goodsFile(rows), undefined, staff.owner);
    const asked = { ...inShop(), id_import: id, takes_zeros: false, makes_doubles: false };
    await calls(staff.owner).applyGoodsImport(asked);
    const onePiece = () =>
      goodsImportQueue({
        db: api.db,
        clock: api.clock,
        files: { put: async () => undefined, get: async () => undefined, delete: async () => undefined },
        logger: pino({ level: "silent" }),
      }).run({ shopId: shop.id, importId: id, accountId: staff.owner.id });
    expect(await onePiece()).toBeDefined();
    for (const status of ["closing", "closed"] as const)
      await api.db.update(shopTable).set({ status }).where(eq(shopTable.id, shop.id));
    expect(await onePiece()).toBeUndefined();
    expect((await read(id)).import).toMatchObject({
      state: "applied",
      outcomes: { done: 100, skipped: 150 },
    });
    await api.db.update(goodsImportTable).set({ state: "undoing" }).where(eq(goodsImportTable.id, id));
    expect(await onePiece()).toBeUndefined();
    expect((await read(id)).import).toMatchObject({ state: "applied", outcomes: { done: 100, undone: 0 } });
  });
});
