import { rmSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cityTable } from "../features/address/address.table";
import { productTable } from "../features/catalogue/catalogue.table";
import { openApi, type OpenApi } from "../open-api";
import { readConfig } from "../process/config";
import { DomainError } from "../process/domain-error";
import { startPrivatePostgres } from "../testing/private-postgres.mjs";
import { makeScratchFolder, scratchFolder } from "../testing/scratch-folder";
import { rowsOf } from "../testing/table-contents";
import { createTestShop, type TestShop } from "../testing/test-shop";
import type { Database, OpenDatabase } from "./database";
import { migrationsFolder } from "./migrations";
import { openDatabase, openReplicaOf } from "./open-database";
import type { ReadReplica } from "./read-replica";
import { inTransaction } from "./transaction";

const primary = await startPrivatePostgres([], scratchFolder());
const dataFolder = makeScratchFolder("haat-read-replica-");

describe.skipIf(!primary)("what may be seconds old, on a server with a standby", () => {
  let standby: { url: string; stop(): void };
  let api: OpenApi;
  let opened: OpenDatabase;
  let replica: ReadReplica;
  let shop: TestShop;
  const onStandby = async (statement: string) => {
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows;
  };

  beforeAll(async () => {
    if (!primary) return;
    standby = await primary.addStandby();
    const settings = { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url, DATA_FOLDER: dataFolder };
    const config = readConfig({ ...settings, RATE_LIMIT: "0" });
    api = await openApi(config, pino({ level: "silent" }), migrationsFolder);
    opened = await openDatabase(config);
    const found = await openReplicaOf(opened.db, config);
    if (!found) throw new Error("There is no replica.");
    replica = found;
    const [city] = await opened.db.select().from(cityTable).limit(1);
    shop = await createTestShop(opened.db, { homeCityId: city?.id });
  });
  afterAll(async () => {
    await replica.close();
    await opened.close();
    await api.close();
    primary?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  /** Whether a standby answers, by a query alone or in a transaction. */
  const isStandby = async (db: Database) => {
    const [row] = await rowsOf<{ standby: boolean }>(db, sql`select pg_is_in_recovery() as standby`);
    return row?.standby;
  };
  const isStandbyInside = (db: Database) =>
    inTransaction(db, (tx) => rowsOf(tx, sql`select pg_is_in_recovery() as standby`), { shopId: shop.id });
  const patience = { timeout: 300_000 };
  const backOnStandby = () =>
    vi.waitFor(async () => expect(await isStandby(replica.db)).toBe(true), patience);
  const rename = (nameEn: string) =>
    opened.db.update(productTable).set({ nameEn }).where(eq(productTable.id, shop.rice.id));
  const shownName = async () => {
    const call = { language: "en" as const, sellerKey: shop.sellerKey, slug: String(shop.rice.id) };
    const { data } = await api.createClient().catalogue.shopProductById(call);
    return data.product[0]?.name;
  };

  test("is read from the standby, alone and in a transaction", async () => {
    await backOnStandby();
    await vi.waitFor(
      async () => expect(await isStandbyInside(replica.db)).toEqual([{ standby: true }]),
      patience,
    );
    expect(await isStandby(opened.db)).toBe(false);
  });

  test("never misses a change that was heard of: where the standby has it not, the primary is asked", async () => {
    // Every five seconds the primary is asked how far it is, without a change: on a busy machine that may be just then.
    await vi.waitFor(async () => {
      await onStandby("select pg_wal_replay_resume()");
      await backOnStandby();
      await onStandby("select pg_wal_replay_pause()");
      await rename("Renamed while the standby stood still");
      expect(await isStandby(replica.db)).toBe(true);
    }, patience);
    replica.noteChange();
    const readFrom = [await isStandby(replica.db), await isStandbyInside(replica.db)];
    await onStandby("select pg_wal_replay_resume()");
    expect(readFrom).toEqual([false, [{ standby: false }]]);
    await backOnStandby();
    const [row] = await replica.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
    expect(row?.nameEn).toBe("Renamed while the standby stood still");
  });

  test("waits for a standby that is only a moment behind", async () => {
    await backOnStandby();
    for (const name of ["first", "second", "third"]) {
      await rename(name);
      replica.noteChange();
      const rows = await replica.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
      expect(rows.map(({ nameEn }) => nameEn)).toEqual([name]);
    }
  });

  test("changes nothing, and a refusal or a wrong query there is one as everywhere", async () => {
    const refuse = () => Promise.reject(new DomainError("invalid_input"));
    await vi.waitFor(async () => {
      await backOnStandby();
      await expect(replica.db.execute(sql`select * from nothing_of_this_name`)).rejects.toThrow();
      await expect(inTransaction(replica.db, refuse)).rejects.toThrow(DomainError);
      // Who is away or behind is left alone for a second: this one is neither.
      expect(await isStandby(replica.db)).toBe(true);
    }, patience);
  });

  test("is what everybody's calls ask, and a change is in their next answer", async () => {
    await rename("Rice by the standby");
    await vi.waitFor(async () => expect(await shownName()).toBe("Rice by the standby"), patience);
    // Counted, since what a connection asked last may be something else by now.
    const readsOnStandby = async () => {
      const [row] = await onStandby(
        `select coalesce(sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)), 0)::int as reads
          from pg_stat_user_tables where relname = 'product'`,
      );
      return Number(row?.["reads"]);
    };
    const before = await readsOnStandby();
    await vi.waitFor(
      async () => {
        await rename(`Rice ${Math.random()}`);
        await shownName();
        expect(await readsOnStandby()).toBeGreaterThan(before);
      },
      { ...patience, interval: 200 },
    );
    await onStandby("select pg_wal_replay_pause()");
    await rename("Rice by the primary");
    await vi.waitFor(async () => expect(await shownName()).toBe("Rice by the primary"), patience);
    await onStandby("select pg_wal_replay_resume()");
  });

  test("is a search, too; that it found nothing is counted on the primary", async () => {
    await backOnStandby();
    const call = { language: "en" as const, sellerKey: shop.sellerKey, page: 1, searchText: "helicopter" };
    await api.createClient().catalogue.shopProducts(call);
    await vi.waitFor(
      async () =>
        expect(await rowsOf(opened.db, sql`select words, searches from search_miss`)).toEqual([
          { words: "helicopter", searches: 1 },
        ]),
      patience,
    );
  });

  test("comes from the primary once the standby is gone", async () => {
    standby.stop();
    expect(await isStandby(replica.db)).toBe(false);
    await rename("Rice without a standby");
    await vi.waitFor(async () => expect(await shownName()).toBe("Rice without a standby"), patience);
  });
});

test("a standby is not to be had without a server", () => {
  expect(() => readConfig({ DATABASE_READ_URL: "postgres://haat@127.0.0.1/haat" })).toThrow("DATABASE_URL");
});
