import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import type { ApiClient } from "@haat/contract/shared/client";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./database/database";
import { openDatabase } from "./database/open-database";
import { goodsFile, type GoodsRow } from "./testing/goods-file";
import { startKillableServer, type KillableServer, type StandAt } from "./testing/killable-server";
import { pictureOf } from "./testing/opened-shop";
import { makeScratchFolder } from "./testing/scratch-folder";
import { rowsOf, wrongStocks } from "./testing/table-contents";
import { putTogether } from "./testing/test-api";
import { createMigratedDatabase, fillDataFolder } from "./testing/test-database";
import { createStaffOf } from "./testing/test-people";
import { createPlaces, createTestShop, type TestShop } from "./testing/test-shop";

const dataFolder = makeScratchFolder("haat-killed-server-");
let databaseUrl: string | undefined;
let drop: () => Promise<void> = async () => undefined;
let shop: TestShop;
let headers: Record<string, string>;
let server: KillableServer | undefined;

beforeAll(async () => {
  const made = await createMigratedDatabase();
  if (made) ({ url: databaseUrl, drop } = made);
  else await fillDataFolder(dataFolder);
  await onDatabase(async (db) => {
    await createPlaces(db);
    shop = await createTestShop(db);
    const { owner } = await createStaffOf({ ...putTogether(db), db, close: async () => undefined }, shop);
    headers = owner.headers;
    // The server goes by the clock of today.
    await db.execute(sql`update session set expires_at = now() + interval '1 day'`);
  });
});
afterAll(async () => {
  await stop();
  await drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  await server?.kill();
  server = undefined;
}

/** Looks at the database while no server has it. */
async function onDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase({ databaseUrl, dataFolder });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function start(): Promise<ApiClient> {
  await stop();
  server = await startKillableServer({
    DATA_FOLDER: dataFolder,
    HAAT_SECRET: "a-secret-of-the-tests-with-32-letters-or-more",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  return server.client(headers);
}

/** Kills the server while it stands before a statement of something that was asked of it, with the transaction open. */
async function killAt(at: StandAt, ask: () => PromiseLike<unknown>): Promise<void> {
  if (!server) throw new Error("There is no server.");
  const itStands = await server.standAt(at);
  const asked = Promise.resolve(ask());
  asked.catch(() => undefined);
  await itStands();
  await stop();
  // Whoever has a job is taken for dead only after a while.
  await onDatabase((db) => db.execute(sql`update job set locked_until = null`));
}

const inShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
/** A request with a key, the same each time it is sent. */
const request = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });

const pots = Array.from({ length: 250 }, (_, n): GoodsRow => ({
  name_en: `Pot ${n}`,
  price: "850",
  stock: String(n + 1),
  pictures: "rice-1",
}));
const potsThere = (db: Database, status: "live" | "bin") =>
  rowsOf<{ name_en: string; stock: number }>(
    db,
    sql`select name_en, stock from product where shop_id = ${shop.id} and name_en like 'Pot %' and status = ${status} order by id`,
  );
const outcomes = (db: Database, outcome: string) =>
  rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from goods_import_product where shop_id = ${shop.id} and outcome = ${outcome}`,
  ).then(([row]) => row?.count);
const wordsOfTrail = (db: Database, action: string) =>
  rowsOf(db, sql`select subject from audit_event where shop_id = ${shop.id} and action = ${action}`);

test("a server that is killed in an import, and while it is taken back, leaves no half piece; the next one does each row once", async () => {
  const calls = (await start()).sellerGoodsImport;
  const { id_import } = (await calls.uploadGoodsImport({ ...inShop(), table: goodsFile(pots) })).data;
  const asked = { ...inShop(), id_import };
  await killAt({ statement: 'insert into "stock_movement"', times: 2 }, () =>
    calls.applyGoodsImport({ ...asked, takes_zeros: false, makes_doubles: false }),
  );
  await onDatabase(async (db) => {
    expect(await potsThere(db, "live")).toHaveLength(100);
    expect(await outcomes(db, "done")).toBe(100);
    expect(await wrongStocks(db)).toEqual([]);
  });

  const next = (await start()).sellerGoodsImport;
  const state = async () => (await next.goodsImport(asked)).data.import.state;
  await expect.poll(state).toBe("applied");
  await killAt({ statement: 'update "product" set "status"', times: 2 }, () => next.undoGoodsImport(asked));
  await onDatabase(async (db) => {
    const all = [...(await potsThere(db, "bin")), ...(await potsThere(db, "live"))];
    expect(all.map(({ name_en, stock }) => [name_en, stock])).toEqual(
      pots.map(({ name_en }, n) => [name_en, n + 1]),
    );
    expect(await potsThere(db, "bin")).toHaveLength(100);
    expect(await outcomes(db, "undone")).toBe(100);
    expect(await wrongStocks(db)).toEqual([]);
  });

  const last = (await start()).sellerGoodsImport;
  const end = async () => (await last.goodsImport(asked)).data.import;
  await expect.poll(async () => (await end()).state).toBe("undone");
  expect((await end()).outcomes).toMatchObject({ done: 0, undone: 250, kept: 0, failed: 0 });
});

test("a server that is killed in a change of many products changes none of them, and asked again it changes all once", async () => {
  const calls = (await start()).sellerBulkEdit;
  const changes = [shop.rice, shop.tea].map(({ id }) => ({ id_product: id, price: 77_700, stock: 41 }));
  const { id_bulk_edit } = (await calls.previewBulkEdit({ ...inShop(), changes })).data;
  const goods = (db: Database) =>
    rowsOf<{ price: number; stock: number }>(
      db,
      sql`select price::int, stock from product where shop_id = ${shop.id} order by id`,
    );
  const asked = { ...inShop(), id_bulk_edit };
  await killAt({ statement: "insert into stock_movement", times: 1 }, () => calls.applyBulkEdit(asked));
  await onDatabase(async (db) => {
    expect(await goods(db)).not.toContainEqual(expect.objectContaining({ price: 77_700 }));
    expect(await wordsOfTrail(db, "bulk_edit")).toEqual([]);
    expect(await wrongStocks(db)).toEqual([]);
  });

  const next = (await start()).sellerBulkEdit;
  await next.applyBulkEdit(asked);
  await next.applyBulkEdit(asked);
  const { edit } = (await next.bulkEdit(asked)).data;
  expect(edit.state).toBe("applied");
  await stop();
  await onDatabase(async (db) => {
    const changed = (await goods(db)).filter(({ price }) => price === 77_700);
    expect(changed.map(({ stock }) => stock)).toEqual([41, 41]);
    expect(await wordsOfTrail(db, "bulk_edit")).toHaveLength(1);
    expect(await wrongStocks(db)).toEqual([]);
  });
});

test("a server that is killed while it publishes a product leaves the draft, and the same request makes one product", async () => {
  const client = await start();
  const calls = client.productDrafts;
  const picture = await pictureOf(400, 300, "jug.png");
  const uploaded = (await client.sellerProducts.uploadProductPicture({ ...inShop(), picture })).data.picture;
  const given = { name_en: "Jug", price: 95_000, stock: 3, pictures: [uploaded] };
  const { draft } = (await calls.createDraft({ ...inShop(), ...given }, request())).data;
  const asked = { ...inShop(), id_draft: draft.id_draft, version: draft.version, over: false };
  const key = randomUUID();
  await killAt({ statement: 'insert into "product_picture"', times: 1 }, () =>
    calls.publishDraft(asked, request(key)),
  );
  const jugs = (db: Database) =>
    rowsOf(db, sql`select stock from product where shop_id = ${shop.id} and name_en = 'Jug'`);
  await onDatabase(async (db) => expect(await jugs(db)).toEqual([]));

  const next = (await start()).productDrafts;
  const published = async () => (await next.publishDraft(asked, request(key))).data.product.id_product;
  expect(await published()).toBe(await published());
  await stop();
  await onDatabase(async (db) => {
    expect(await jugs(db)).toEqual([{ stock: 3 }]);
    expect(await wordsOfTrail(db, "product_create")).toHaveLength(1);
    expect(await wrongStocks(db)).toEqual([]);
  });
});

const rosy = {
  seed: "#c2185b",
  ribbon_seed: "#00736d",
  surface: "clean",
  radius: 8,
  density: "normal",
  heading_font: "sans",
  card_ratio: "1:1",
  card_style: "plain",
  header_layout: "compact",
  home_layout: "shelves",
  dark_mode: "follow",
} as const;

test("a server that is killed while it publishes a theme leaves the draft and the looks, and asked again it publishes once", async () => {
  const calls = (await start()).sellerTheme;
  const read = (client: ApiClient) => client.sellerTheme.theme(inShop()).then(({ data }) => data.looks);
  const before = (await calls.theme(inShop())).data.looks;
  const { version } = (
    await calls.saveThemeDraft({
      ...inShop(),
      ...rosy,
      version: before.version,
    })
  ).data.looks;
  await killAt({ statement: 'insert into "audit_event"', times: 1 }, () =>
    calls.publishTheme({ ...inShop(), version }),
  );

  const client = await start();
  expect(await read(client)).toMatchObject({
    version,
    published: before.published,
    draft: { theme: { seed: "#c2185b" } },
    versions: before.versions,
  });
  await client.sellerTheme.publishTheme({ ...inShop(), version });
  await client.sellerTheme.publishTheme({ ...inShop(), version });
  expect(await read(client)).toMatchObject({ published: { seed: "#c2185b" }, draft: null });
  await stop();
  await onDatabase(async (db) => expect(await wordsOfTrail(db, "theme_publish")).toHaveLength(1));
});
