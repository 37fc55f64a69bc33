import { business } from "@haat/contract/shared/business-constants";
import { afterEach, expect, test, vi } from "vitest";
import { judgeProduct } from "./judge-product";
import type { ShopFacts } from "./judged-product";
import { RowErrors } from "./row-errors";
import { linesOf, type SheetLine } from "./sheet-lines";

afterEach(() => vi.restoreAllMocks());

const facts: ShopFacts = {
  language: "en",
  categories: [],
  ribbons: [],
  sold: new Map(),
  idBySlug: new Map(),
  takenNames: new Set(),
  pictureOf: (name) => name,
  isBroken: () => false,
};

const head: SheetLine = {
  row: 2,
  cells: { name_en: "Shirt", pictures: "p", choice_1_en: "Colour", choice_2_en: "Size" },
  flaws: {},
};
const rowsLong = business.importRowsMost - 1;
/** A new product of as many rows as a file may have. */
const judged = (cellsOf: (row: number) => SheetLine["cells"]) => {
  const choices = Array.from({ length: rowsLong }, (_, n) => ({ row: n + 3, cells: cellsOf(n), flaws: {} }));
  return judgeProduct({ head, choices }, facts);
};

test("of a row no more cells are looked at than there are columns that say something", () => {
  const width = 300;
  const looked = new Set<string>();
  const row = new Proxy(
    Array.from({ length: width }, (_, n) => (n === 0 ? "Honey" : "x")),
    {
      get: (cells, place) => {
        looked.add(String(place));
        return Reflect.get(cells, place) as unknown;
      },
    },
  );
  const headings = Array.from({ length: width }, (_, n) => (n === 0 ? "name_en" : ""));
  expect(linesOf({ rows: [headings, row], flaws: [], skipped: 0 }).lines).toHaveLength(1);
  expect(looked).toEqual(new Set(["0"]));
});

test("of a product with another value in each row no more is read than shows that they are too many", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const { kind, errors } = judged((n) => ({
    value_1_en: `Colour ${n}`,
    value_2_en: "M",
    price: "5",
    stock: "1",
  }));
  expect(kind).toBe("failed");
  expect(errors).toContainEqual({ row: 3, column: null, code: "attribute_values_many" });
  expect(normalize.mock.calls.length).toBeLessThan(business.attributeValuesMost * 20);
});

test("of a product with another combination in each row no more is read than shows that they are too many", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const { errors } = judged((n) => ({
    value_1_en: `Colour ${n % 50}`,
    value_2_en: `Size ${Math.floor(n / 50)}`,
    price: "5",
    stock: "1",
  }));
  expect(errors).toContainEqual({ row: 3, column: null, code: "combinations_many" });
  expect(normalize.mock.calls.length).toBeLessThan(business.combinationsMost * 20);
});

test("of a product that has the same wrong row many times the errors that are told are kept, and names folded once", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const { errors } = judged((n) => ({
    value_1_en: `Colour ${n % 50}`,
    value_2_en: "M",
    price: "0",
    stock: "x",
  }));
  expect(errors).toHaveLength(40);
  expect(normalize.mock.calls.length).toBeLessThan(rowsLong * 12);
});

test("of a list of ribbons no more is read than a product may have", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const ribbons = [{ id: 1, slug: "sale", nameBn: "ছাড়", nameEn: "Sale" }];
  const line = { ...head, cells: { name_en: "Tea", pictures: "p", price: "5", stock: "1" } };
  const { errors } = judgeProduct(
    { head: { ...line, cells: { ...line.cells, ribbons: "Sale|".repeat(9000) } }, choices: [] },
    { ...facts, ribbons },
  );
  expect(errors).toEqual([{ row: 2, column: "ribbons", code: "ribbon_unknown" }]);
  expect(normalize.mock.calls.length).toBeLessThan(200);
});

test("what is wrong is told once at a cell, and no more of it than is shown", () => {
  const errors = new RowErrors();
  for (let row = 1; row <= 100; row += 1) {
    errors.add({ row }, "price", "price_invalid");
    errors.add({ row }, "price", "price_required");
  }
  expect(errors.all.map(({ row, code }) => [row, code])).toEqual(
    Array.from({ length: 40 }, (_, n) => [n + 1, "price_invalid"]),
  );
});
