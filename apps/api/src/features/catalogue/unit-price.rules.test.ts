import type { Measure, UnitBasis } from "@haat/contract/shared/measure";
import { describe, expect, it } from "vitest";
import { basisOf, lowestUnitPrice, unitPriceOf, type StockedPack } from "./unit-price.rules";

const pack = (price: number, amount: number, unit: Measure["unit"], stock = 1): StockedPack => ({
  price,
  measure: { amount, unit },
  stock,
});
const unsaid = (price: number): StockedPack => ({ price, measure: null, stock: 1 });

/** Poisha, what is had for them, and what they come to. */
const table: readonly [StockedPack, number, UnitBasis][] = [
  [pack(12_000, 1, "kg"), 12_000, "kg"],
  [pack(12_000, 1500, "g"), 8000, "kg"],
  [pack(9500, 500, "g"), 19_000, "kg"],
  [pack(28_000, 250, "g"), 112_000, "kg"],
  [pack(9000, 249, "g"), 3614, "100g"],
  [pack(9000, 200, "g"), 4500, "100g"],
  [pack(1370_00, 5, "l"), 27_400, "l"],
  [pack(5500, 180, "ml"), 3056, "100ml"],
  [pack(14_500, 12, "piece"), 1208, "piece"],
  [pack(14_502, 12, "piece"), 1209, "piece"],
  [pack(1, 1000, "kg"), 0, "kg"],
  [pack(1, 2, "kg"), 1, "kg"],
  [pack(9_999_999_999, 1, "g"), 999_999_999_900, "100g"],
];

describe("a unit price", () => {
  it.each(table)("of %o is %i poisha per %s", (one, price, per) => {
    expect(basisOf([one])).toBe(per);
    expect(unitPriceOf(one, per)).toEqual({ price, per });
  });

  it("is for as much in all packs of a product: the largest decides", () => {
    const packs = [pack(3000, 100, "g"), pack(25_000, 1, "kg")];
    expect(basisOf(packs)).toBe("kg");
    expect(packs.map((each) => unitPriceOf(each, "kg")?.price)).toEqual([30_000, 25_000]);
    expect(lowestUnitPrice(packs)).toEqual({ price: 25_000, per: "kg", varies: true });
  });

  it("does not vary where all packs come to the same, or only one says what it holds", () => {
    expect(lowestUnitPrice([pack(500, 500, "ml"), pack(1000, 1, "l")])).toMatchObject({ varies: false });
    expect(lowestUnitPrice([pack(500, 1, "l"), unsaid(900)])).toMatchObject({ price: 500, varies: false });
  });

  it("is the lowest of what can be bought, for as much as in all packs; of all where everything is sold out", () => {
    const soldOut = pack(20_000, 1, "kg", 0);
    expect(lowestUnitPrice([soldOut, pack(3000, 100, "g")])).toEqual({
      price: 30_000,
      per: "kg",
      varies: false,
    });
    expect(lowestUnitPrice([soldOut, pack(3000, 100, "g", 0)])).toMatchObject({
      price: 20_000,
      varies: true,
    });
  });

  it("is none where nothing is said, or packs cannot be compared", () => {
    expect(lowestUnitPrice([])).toBeNull();
    expect(lowestUnitPrice([unsaid(500)])).toBeNull();
    expect(lowestUnitPrice([pack(500, 1, "kg"), pack(500, 6, "piece")])).toBeNull();
    expect(unitPriceOf(unsaid(500), "kg")).toBeNull();
  });
});
