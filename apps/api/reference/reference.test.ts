import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { categoryMotif } from "@haat/contract/admin/admin-categories.contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaTable, cityTable, divisionTable } from "../src/features/address/address.table";
import { pictureOfMotif } from "../src/features/business-category/category-picture";
import { findOriginal } from "../src/features/media/media-files";
import { businessCategoryTable, platformSettingTable } from "../src/features/shop/shop.table";
import { openApi, type OpenApi } from "../src/open-api";
import { readConfig } from "../src/process/config";
import type { OpenDatabase } from "../src/database/database";
import { createLogger } from "../src/process/log";
import { migrationsFolder } from "../src/database/migrations";
import { tableContents } from "../src/testing/table-contents";
import { openEmptyDatabase } from "../src/testing/test-database";
import { applyReference } from "./apply-reference";

const folder = mkdtempSync(join(tmpdir(), "haat-reference-"));
let opened: OpenDatabase;
let api: OpenApi;
beforeAll(async () => {
  opened = await openEmptyDatabase();
  api = await openApi(
    readConfig({ DATA_FOLDER: folder }),
    createLogger("silent"),
    migrationsFolder,
    opened.db,
  );
  // What a start does later (it makes the key for push services) is done, so that only the tests change anything.
  await api.jobs.stop();
  await api.jobs.runDue();
});
afterAll(async () => {
  await api.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a platform without the demo has the places of Bangladesh and the trades, in both languages", async () => {
  const { address } = api.createClient();
  const english = await address.divisionByCountry({ language: "en", country: "BD" });
  const bengali = await address.divisionByCountry({ language: "bn", country: "BD" });
  expect(english.data.divisions).toHaveLength(8);
  expect(english.data.divisions.map(({ division_name }) => division_name)).toContain("Chattogram");
  expect(bengali.data.divisions.map(({ division_name }) => division_name)).toContain("চট্টগ্রাম");
  for (const table of [divisionTable, cityTable, areaTable, businessCategoryTable] as const) {
    const rows = await opened.db.select({ en: table.nameEn, bn: table.nameBn }).from(table);
    expect(rows.filter(({ en, bn }) => en === "" || bn === "")).toEqual([]);
  }
  expect(await opened.db.$count(cityTable)).toBe(64);
  expect(await opened.db.$count(businessCategoryTable)).toBe(10);
  for (const { picture } of await opened.db.select().from(businessCategoryTable)) {
    expect(await findOriginal(join(folder, "media"), picture), picture).toBeDefined();
  }
});

test("done again it changes nothing, and names that were corrected come with the build", async () => {
  const before = await tableContents(opened.db);
  expect(await applyReference(opened.db)).toBe(false);
  expect(await tableContents(opened.db)).toEqual(before);
  await opened.db.update(cityTable).set({ nameEn: "Dacca" }).where(eq(cityTable.nameEn, "Dhaka"));
  await opened.db.delete(platformSettingTable);
  expect(await applyReference(opened.db)).toBe(true);
  expect(await tableContents(opened.db)).toEqual(before);
});

test("trades that the platform's people renamed or removed stay as they made them, whatever a build knows", async () => {
  const [first, second] = await opened.db.select().from(businessCategoryTable);
  const { id = 0 } = first ?? {};
  await opened.db
    .update(businessCategoryTable)
    .set({ nameEn: "Food" })
    .where(eq(businessCategoryTable.id, id));
  await opened.db.delete(businessCategoryTable).where(eq(businessCategoryTable.id, second?.id ?? 0));
  const before = await opened.db.select().from(businessCategoryTable);
  await opened.db.delete(platformSettingTable);
  expect(await applyReference(opened.db)).toBe(true);
  expect(await opened.db.select().from(businessCategoryTable)).toEqual(before);
});

test("every motif that a trade can have is drawn", async () => {
  for (const motif of categoryMotif.options)
    expect(await findOriginal(join(folder, "media"), pictureOfMotif(motif)), motif).toBeDefined();
});
