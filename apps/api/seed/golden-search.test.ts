import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../src/database/database";
import { putTogether } from "../src/testing/test-api";
import { openTestDatabase } from "../src/testing/test-database";
import { applySeed } from "./apply-seed";
import { shops } from "./content/demo-content";
import { goldenQueries } from "./content/golden-queries.content";

/** How many of the wanted products have to be among the first ten. */
const leastRecall = 0.97;
const firstOnes = 10;

const folder = mkdtempSync(join(tmpdir(), "haat-golden-"));
let opened: OpenDatabase;
let api: ReturnType<typeof putTogether>;
beforeAll(async () => {
  opened = await openTestDatabase();
  api = putTogether(opened.db);
  await applySeed(opened.db, { mediaFolder: folder, now: api.clock.now() });
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

test("shoppers find what they want among the first ten, however they type it", async () => {
  let wantedOnes = 0;
  const missed: string[] = [];
  for (const [shopName, queries] of Object.entries(goldenQueries)) {
    const shop = shops.find(({ slug }) => slug === shopName);
    const known = shop?.products.map(({ slug }) => slug) ?? [];
    for (const [typed, ...wanted] of queries) {
      expect(known, typed).toEqual(expect.arrayContaining(wanted));
      const found = await api.createClient().catalogue.shopProducts({
        language: "bn",
        sellerKey: shop?.sellerKey ?? "",
        page: 1,
        per_page: firstOnes,
        searchText: typed,
      });
      const slugs = found.data.products.map(({ slug }) => slug);
      wantedOnes += wanted.length;
      const missing = wanted.filter((slug) => !slugs.includes(slug));
      if (missing.length > 0) missed.push(...missing.map((slug) => `${shopName}: "${typed}" misses ${slug}`));
    }
  }
  const recall = 1 - missed.length / wantedOnes;
  process.stdout.write(
    `${[...missed, `Recall at ${firstOnes}: ${(recall * 100).toFixed(1)} % of ${wantedOnes}`].join("\n")}\n`,
  );
  expect(Object.values(goldenQueries).flat().length).toBeGreaterThanOrEqual(300);
  expect(recall, missed.join("\n")).toBeGreaterThanOrEqual(leastRecall);
});

test.each([
  ["bijli-ghar", "mobile", "nodi-8-smartphone"],
  ["bijli-ghar", "মোবাইল", "nodi-8-smartphone"],
  ["bijli-ghar", "pakha", "ceiling-fan"],
  ["bijli-ghar", "earphone", "true-wireless-earbuds"],
  ["kacha-bazar", "goru", "beef"],
  ["kacha-bazar", "চাউল", "miniket-rice"],
  ["kacha-bazar", "ডিমের", "brown-eggs"],
  ["boi-para", "khata", "khadi-notebook"],
  ["boi-para", "rabindranath", "gitanjali"],
  ["mishti-mukh", "dahi", "bogura-doi"],
])("in %s, %s finds %s", async (shopName, typed, wanted) => {
  const found = await search(shopName, typed);
  expect(found.products.slice(0, firstOnes).map(({ slug }) => slug)).toContain(wanted);
});

test("nothing is proposed that only looks like the word, and signs find nothing", async () => {
  const eggs = await suggest("kacha-bazar", "ডিমের");
  expect(eggs.products.map(({ slug }) => slug)).toContain("brown-eggs");
  expect(eggs.products.map(({ slug }) => slug)).not.toContain("bath-soap");
  for (const typed of ["😀", "%", "_", "…", "' | '", "!!"]) {
    expect((await search("kacha-bazar", typed)).total, typed).toBe(0);
    expect(await suggest("kacha-bazar", typed), typed).toEqual({ products: [], product_category: [] });
  }
});

const keyOf = (shopName: string) => shops.find(({ slug }) => slug === shopName)?.sellerKey ?? "";
const search = async (shopName: string, searchText: string) => {
  const asked = { language: "bn" as const, sellerKey: keyOf(shopName), page: 1, searchText };
  return (await api.createClient().catalogue.shopProducts(asked)).data;
};
const suggest = async (shopName: string, searchText: string) => {
  const asked = { language: "bn" as const, sellerKey: keyOf(shopName), searchText };
  return (await api.createClient().catalogue.searchSuggestions(asked)).data;
};
