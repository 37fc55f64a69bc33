import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../database/database";
import { openDatabase, type DatabaseConfig } from "../database/open-database";
import { customerTable } from "../features/account/account.table";
import { createDiskFileStore } from "../outside/disk-file-store";
import { readBackupSettings } from "../process/backup-settings";
import { plantOrders } from "../testing/planted-orders";
import { makeScratchFolder } from "../testing/scratch-folder";
import { createPlaces, createTestShop } from "../testing/test-shop";
import { createMigratedDatabase, fillDataFolder } from "../testing/test-database";
import { createBackupStore, nameOf, type BackupStore } from "./backup-store";
import { drillNewest, restoreBackup } from "./restore-backup";
import { keptMoments } from "./retention";
import { takeBackup } from "./take-backup";

const folder = makeScratchFolder("haat-backups-");
const identityFile = join(folder, "keys.txt");
let recipients: string[];
let config: DatabaseConfig;
let dropDatabase: () => Promise<void>;
let store: BackupStore;
let kept: string;
let media: ReturnType<typeof createDiskFileStore>;

beforeAll(async () => {
  const identity = await generateIdentity();
  writeFileSync(identityFile, `${identity}\n`);
  recipients = [await identityToRecipient(identity)];
});
beforeEach(async () => {
  const migrated = await createMigratedDatabase();
  config = { dataFolder: await mkdtemp(join(folder, "data-")), databaseUrl: migrated?.url };
  dropDatabase = migrated?.drop ?? (async () => undefined);
  if (!migrated) await fillDataFolder(config.dataFolder);
  kept = await mkdtemp(join(folder, "kept-"));
  store = createBackupStore(createDiskFileStore(kept));
  media = createDiskFileStore(join(config.dataFolder, "media"));
});
afterEach(() => dropDatabase());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const monday = new Date("2026-11-23T21:00:00Z");
const daysAfter = (days: number) => new Date(monday.getTime() + days * 24 * 3600 * 1000);
const picture = `uploads/${"a".repeat(32)}`;

async function inDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase(config);
  await work(db);
  await close();
}

/** Orders of a new shop. */
const plant = (numbers: string[], at: Date) =>
  inDatabase(async (db) => {
    await createPlaces(db);
    const shop = await createTestShop(db);
    const person = { phone: "+8801711000001", firstName: "Rahima", lastName: "Khatun" };
    const [customer] = await db.insert(customerTable).values(person).returning();
    const orders = numbers.map((number) => ({
      number,
      total: 100,
      phone: "01711000001",
      status: 1 as const,
    }));
    await plantOrders(db, shop.id, customer!.id, orders, at);
  });

const take = (now: Date, keep = { days: 7, weeks: 5, months: 12 }) =>
  takeBackup({ config, settings: { recipients, keep }, store, media }, now);
const drill = (now: Date, identity: string | undefined = identityFile) =>
  drillNewest({ config, store, identityFile: identity }, now, 26);

test("database and pictures come back from a backup, which nobody reads without its identity", async () => {
  await plant(["ABC-11111", "ABC-22222"], monday);
  await media.put(picture, Buffer.from("a photo of Rahima"), "image/png");
  await media.put("take-outs/x/0", Buffer.from("made anew"), "application/zip");
  expect(await take(daysAfter(0))).toMatchObject({
    name: "20261123t210000z",
    pictures: 1,
    newPictures: 1,
    deleted: [],
  });
  const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).sort()).toEqual(["0", "a".repeat(32), "note"]);

  expect(await drill(daysAfter(1))).toEqual({
    name: "20261123t210000z",
    takenAt: monday,
    orders: 2,
    newestOrderAt: monday,
    pictures: 1,
    faults: [],
  });
  expect(readdirSync(config.dataFolder).filter((name) => /draft|drill/.test(name))).toEqual([]);
  await expect(drillNewest({ config, store, identityFile: undefined }, monday, 26)).rejects.toThrow(
    "is encrypted",
  );

  await inDatabase((db) => db.execute(sql`delete from customer_order`));
  await media.delete(picture);
  const parts = { config, store, identityFile };
  await expect(restoreBackup(parts, { mayReplace: false, media })).rejects.toThrow("--replace");
  await restoreBackup(parts, { mayReplace: true, media });
  expect((await media.get(picture))?.toString()).toBe("a photo of Rahima");
  await inDatabase(async (db) => {
    const { rows } = (await db.execute(
      sql`select number from customer_order order by number`,
    )) as unknown as {
      rows: object[];
    };
    expect(rows).toEqual([{ number: "ABC-11111" }, { number: "ABC-22222" }]);
  });
});

test("a drill says what is wrong with the newest backup", async () => {
  await expect(drill(monday)).rejects.toThrow("There is no backup");
  await plant(["ABC-11111"], monday);
  await media.put(picture, Buffer.from("a photo"), "image/png");
  const { name } = await take(monday);
  const note = await store.note(name);
  await store.putNote(name, { ...note, migration: 1, orders: { least: 2, most: 3 } });
  await store.putPicture(picture, Buffer.from("another"));
  expect((await drill(monday)).faults).toEqual([
    "It has 1 orders; when it was taken there were 2 to 3.",
    "Its tables are not those of the database that it was taken of.",
    expect.stringContaining("not as it was written"),
  ]);
  await store.putNote(name, note);
  await store.deletePicture(picture);
  expect((await drill(daysAfter(2))).faults).toEqual([
    "It is 48 hours old, and may be 26.",
    "1 of 1 pictures are missing.",
  ]);
  writeFileSync(join(kept, "backups", name, "0"), "half of it");
  await expect(drill(monday)).rejects.toThrow("Piece 0 of 20261123t210000z is not as it was written");
});

test("what is old goes with its pictures, and what another backup still has stays", async () => {
  const keep = { days: 2, weeks: 1, months: 1 };
  const gone = `uploads/${"b".repeat(32)}`;
  await media.put(picture, Buffer.from("stays"), "image/png");
  await media.put(gone, Buffer.from("goes"), "image/png");
  const first = await take(daysAfter(0), keep);
  await media.delete(gone);
  expect(await take(daysAfter(1), keep)).toMatchObject({ pictures: 1, newPictures: 0, deleted: [] });
  expect((await store.pictures()).sort()).toEqual([picture, gone]);
  writeFileSync(join(kept, "backups", "abandoned"), "");
  await createDiskFileStore(kept).put("backups/20261122t000000z/0", Buffer.from("no note"), "");
  expect((await take(daysAfter(2), keep)).deleted).toEqual([first.name]);
  expect(await store.names()).toEqual([daysAfter(1), daysAfter(2)].map(nameOf));
  expect(await store.pictures()).toEqual([picture]);
  expect(await store.unfinished()).toEqual(["abandoned"]);
});

test("of each day, week and month the newest is kept", () => {
  const every12Hours = Array.from(
    { length: 800 },
    (_, n) => new Date(Date.UTC(2026, 0, 1) + n * 12 * 3600 * 1000),
  );
  const days = (moments: Date[]) => moments.map((moment) => moment.toISOString().slice(0, 13));
  expect(days(keptMoments(every12Hours, { days: 3, weeks: 3, months: 3 }))).toEqual([
    "2027-02-04T12",
    "2027-02-03T12",
    "2027-02-02T12",
    "2027-01-31T12",
    "2027-01-24T12",
    "2026-12-31T12",
  ]);
  expect(keptMoments(every12Hours, { days: 0, weeks: 0, months: 0 })).toEqual([every12Hours.at(-1)]);
});

test("a public platform's backups are refused where anybody could read them", () => {
  expect(readBackupSettings({}).recipients).toEqual([]);
  const settings = { PLATFORM_HOST: "haat.example", BACKUP_RECIPIENTS: recipients.join() };
  expect(readBackupSettings(settings)).toMatchObject({
    recipients,
    files: { store: "disk" },
    folder: ".data/backups",
  });
  expect(() => readBackupSettings({ PLATFORM_HOST: "haat.example" })).toThrow(/BACKUP_RECIPIENTS is missing/);
  expect(() => readBackupSettings({ BACKUP_RECIPIENTS: "ssh-rsa" })).toThrow(/must be recipients of age/);
  expect(() => readBackupSettings({ BACKUP_STORE: "s3" })).toThrow(/BACKUP_S3_ENDPOINT[^]*BACKUP_S3_SECRET/);
});
