import { and, eq, sql } from "drizzle-orm";
import { zipSync } from "fflate";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import type { FileStore } from "../../outside/file-store";
import { goodsFile, type GoodsRow } from "../../testing/goods-file";
import { rowsOf, wrongStocks } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { isOnServer } from "../../testing/test-database";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { uploadedPictureTable } from "../account/picture.table";
import { deleteUnusedPictures } from "../account/picture.usecases";
import { productCombinationTable, productPictureTable, productTable } from "../catalogue/catalogue.table";
import { shopMemberTable } from "../member/member.table";
import { goodsImportTable } from "./goods-import.table";
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

const inShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const calls = (who = staff.manager) => who.client.sellerGoodsImport;
const upload = async (table: File, pictures?: File) =>
  (await calls().uploadGoodsImport({ ...inShop(), table, ...(pictures && { pictures }) })).data.id_import;
const read = async (id_import: number) =>
  (await calls(staff.owner).goodsImport({ ...inShop(), id_import })).data;
const begin = (id_import: number) =>
  calls().applyGoodsImport({ ...inShop(), id_import, takes_zeros: false, makes_doubles: false });
const askBack = (id_import: number, who = staff.manager) =>
  calls(who).undoGoodsImport({ ...inShop(), id_import });
const apply = async (id_import: number) => {
  await begin(id_import);
  await api.jobs.runDue();
  return read(id_import);
};
const undo = async (id_import: number, who = staff.manager) => {
  await askBack(id_import, who);
  await api.jobs.runDue();
  return read(id_import);
};

const files: FileStore = {
  put: async (key, bytes) => void api.files.set(key, bytes),
  get: async (key) => api.files.get(key),
  delete: async (key) => void api.files.delete(key),
};
/** Does one piece of an import, as the manager asked. */
const runPiece = (importId: number) =>
  goodsImportQueue({
    db: api.db,
    clock: api.clock,
    files,
    logger: pino({ level: "silent" }),
  }).run({ shopId: shop.id, importId, accountId: staff.manager.id });

const statuses = async () => {
  const made = await api.db
    .select({ status: productTable.status })
    .from(productTable)
    .where(and(eq(productTable.shopId, shop.id), sql`${productTable.nameEn} like 'Pot %'`));
  return new Set(made.map(({ status }) => status));
};
/** More than are done, or taken back, in one piece. */
const pots = (many: number) =>
  goodsFile(
    Array.from({ length: many }, (_, n): GoodsRow => ({
      name_en: `Pot ${n}`,
      price: "850",
      stock: "12",
      pictures: "rice-1",
    })),
  );

describe("an import that is taken back", () => {
  // The embedded database does one thing after the other: nothing waits for anything else.
  test.runIf(isOnServer)("while it is being done leaves nothing of what was done until then", async () => {
    const id = await upload(pots(110));
    await begin(id);
    await runPiece(id);
    expect((await read(id)).import).toMatchObject({
      state: "applying",
      outcomes: { done: 100, waiting: 10 },
    });
    const waiting = async () => {
      const query = sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return (await rowsOf<{ waiting: number }>(api.db, query))[0]?.waiting;
    };
    const met = await inTransaction(api.db, async (tx) => {
      await tx.select().from(goodsImportTable).where(eq(goodsImportTable.id, id)).for("update");
      const asked = Promise.resolve(askBack(id));
      asked.catch(() => undefined);
      await expect.poll(waiting).toBe(1);
      const piece = Promise.resolve(runPiece(id));
      piece.catch(() => undefined);
      await expect.poll(waiting).toBe(2);
      return [asked, piece];
    });
    await Promise.all(met);
    await api.jobs.runDue();
    expect((await read(id)).import).toMatchObject({
      state: "undone",
      outcomes: { done: 0, undone: 100, skipped: 10 },
    });
    expect(await statuses()).toEqual(new Set(["bin"]));
  });

  test("by somebody who leaves the shop meanwhile can be taken back by a colleague", async () => {
    const id = await upload(pots(110));
    await apply(id);
    await askBack(id);
    await runPiece(id);
    expect((await read(id)).import).toMatchObject({ state: "undoing", outcomes: { done: 10, undone: 100 } });
    await api.db
      .delete(shopMemberTable)
      .where(and(eq(shopMemberTable.shopId, shop.id), eq(shopMemberTable.accountId, staff.manager.id)));
    await api.jobs.runDue();
    expect((await read(id)).import).toMatchObject({ state: "applied", outcomes: { done: 10, undone: 100 } });
    expect((await undo(id, staff.owner)).import).toMatchObject({
      state: "undone",
      outcomes: { done: 0, undone: 110 },
    });
    expect(await statuses()).toEqual(new Set(["bin"]));
  });

  test("goes on where somebody asks again, after its job has given up, and so does one that is done", async () => {
    const giveUp = () =>
      api.db.execute(sql`update job set dead_at = now(), last_error = 'away' where queue = 'goods import'`);
    const id = await upload(pots(110));
    await begin(id);
    await runPiece(id);
    await giveUp();
    await api.jobs.runDue();
    expect((await read(id)).import).toMatchObject({
      state: "applying",
      outcomes: { done: 100, waiting: 10 },
    });
    await begin(id);
    await api.jobs.runDue();
    expect((await read(id)).import).toMatchObject({ state: "applied", outcomes: { done: 110 } });

    await askBack(id);
    await runPiece(id);
    await giveUp();
    await api.jobs.runDue();
    expect((await read(id)).import).toMatchObject({ state: "undoing", outcomes: { done: 10, undone: 100 } });
    expect((await undo(id)).import).toMatchObject({ state: "undone", outcomes: { undone: 110 } });
    expect(await statuses()).toEqual(new Set(["bin"]));
    const told = await rowsOf<{ action: string }>(
      api.db,
      sql`select action from audit_event where shop_id = ${shop.id} order by id`,
    );
    expect(told.map(({ action }) => action)).toEqual([
      "goods_import_look",
      "goods_import",
      "goods_import_undo",
    ]);
  });

  test("before it was done keeps no bytes of its photos", async () => {
    const id = await upload(pots(70));
    await begin(id);
    await api.db.execute(sql`insert into goods_import_picture (shop_id, goods_import_id, name, digest, bytes)
      values (${shop.id}, ${id}, 'pot.png', 'digest', 'bytes')`);
    await undo(id);
    expect(
      await rowsOf(api.db, sql`select bytes from goods_import_picture where goods_import_id = ${id}`),
    ).toEqual([{ bytes: null }]);
  });

  test("leaves what was in a category or had a ribbon that is gone, and takes the others back", async () => {
    const [{ food, clothes }, { sale }] = [shop.categories, shop.ribbons];
    const { client } = staff.manager;
    await api.db
      .update(productTable)
      .set({ categoryId: food.id })
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.categoryId, clothes.id)));
    await api.db.update(productTable).set({ categoryId: clothes.id }).where(eq(productTable.id, shop.tea.id));
    await apply(await upload(goodsFile([{ product_id: String(shop.salt.id), ribbons: "Sale" }])));
    const id = await upload(
      goodsFile([
        { product_id: String(shop.rice.id), price: "90" },
        { product_id: String(shop.tea.id), category: "Food" },
        { product_id: String(shop.salt.id), ribbons: "-" },
      ]),
    );
    expect((await apply(id)).import).toMatchObject({ outcomes: { done: 3 } });
    await client.sellerCategories.removeCategory({ ...inShop(), id_category: clothes.id });
    await client.sellerRibbons.removeRibbon({ ...inShop(), id_ribbon: sale.id });
    const undone = await undo(id);
    expect(undone.import).toMatchObject({ state: "undone", outcomes: { done: 0, undone: 1, kept: 2 } });
    const { rice, tea } = shop;
    const after = await api.db.select().from(productTable).where(eq(productTable.shopId, shop.id));
    expect(after.find((row) => row.id === rice.id)).toMatchObject({ price: 12_345 });
    expect(after.find((row) => row.id === tea.id)).toMatchObject({ categoryId: food.id });
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("leaves one that cannot be put back, whatever the reason, and takes the others back", async () => {
    const id = await upload(pots(3));
    await apply(id);
    await api.db.execute(
      sql.raw(`alter table product add constraint product_never_binned
        check (not (shop_id = ${shop.id} and name_en = 'Pot 1' and status = 'bin'))`),
    );
    const undone = await undo(id);
    expect(undone.import).toMatchObject({ state: "undone", outcomes: { done: 0, undone: 2, kept: 1 } });
    expect(undone.products.filter(({ outcome }) => outcome === "kept").map(({ name }) => name)).toEqual([
      "Pot 1",
    ]);
  });

  test("brings back photos that are there still, however long ago it was done", async () => {
    const [own, ofVariant] = ["uploads/own", "uploads/variant"];
    for (const key of [own, ofVariant]) {
      api.files.set(key, Buffer.from("a photo"));
      await api.db
        .insert(uploadedPictureTable)
        .values({ key, customerId: staff.manager.id, createdAt: api.clock.now() });
    }
    const { rice, shirt } = shop;
    await api.db.update(productTable).set({ picture: own }).where(eq(productTable.id, rice.id));
    await api.db.delete(productPictureTable).where(eq(productPictureTable.productId, rice.id));
    await api.db
      .insert(productPictureTable)
      .values({ shopId: shop.id, productId: rice.id, picture: own, position: 0 });
    const combination = productCombinationTable;
    const [variant] = await api.db.select().from(combination).where(eq(combination.productId, shirt.id));
    const isVariant = eq(combination.id, variant?.id ?? 0);
    await api.db.update(combination).set({ picture: ofVariant }).where(isVariant);

    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c00" } })
      .png()
      .toBuffer();
    const zip = new File([new Uint8Array(zipSync({ "new.png": png }))], "photos.zip");
    const id = await upload(
      goodsFile([
        { product_id: String(rice.id), pictures: "new" },
        { product_id: String(shirt.id) },
        { product_id: String(shirt.id), combination_id: String(variant?.id), pictures: "new" },
      ]),
      zip,
    );
    expect((await apply(id)).import).toMatchObject({ outcomes: { done: 2 } });
    const shown = async () => ({
      own: (await api.db.select().from(productTable).where(eq(productTable.id, rice.id)))[0]?.picture,
      ofVariant: (await api.db.select().from(combination).where(isVariant))[0]?.picture,
    });
    const drawn = await shown();
    expect([drawn.own, drawn.ofVariant].some((key) => key === own || key === ofVariant)).toBe(false);
    const cleanUp = async () => {
      api.clock.advance(25 * 3600);
      await deleteUnusedPictures({ db: api.db, clock: api.clock, files }, 100);
    };
    await cleanUp();
    expect((await undo(id)).import).toMatchObject({ state: "undone", outcomes: { undone: 2 } });
    await cleanUp();
    expect(await shown()).toEqual({ own, ofVariant });
    expect([own, ofVariant].filter((key) => api.files.has(key))).toEqual([own, ofVariant]);

    // What nobody shows and nothing brings back goes.
    await api.db.update(combination).set({ picture: null }).where(isVariant);
    await cleanUp();
    expect(api.files.has(ofVariant)).toBe(false);
  });
});
