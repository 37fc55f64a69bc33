import type { PriceRule } from "@haat/contract/seller/bulk-edit.contract";
import { describe, expect, test } from "vitest";
import { changeAsTyped, changeByRule, ruledPrice, type SoldUnit } from "./bulk-edit.rules";

const rule = (given: Partial<PriceRule> = {}): PriceRule => ({
  move: "raise",
  unit: "percent",
  amount: 10,
  round_to: 1,
  cross_out: false,
  ...given,
});
const unit = (given: Partial<SoldUnit> = {}): SoldUnit => ({
  productId: 1,
  combinationId: null,
  price: 10_000,
  oldPrice: null,
  stock: 5,
  ...given,
});

describe("a rule makes of a price", () => {
  test.each([
    [10_000, rule(), 11_000],
    [10_500, rule(), 11_600],
    [12_345, rule(), 13_600],
    [10_000, rule({ move: "lower", unit: "taka", amount: 20 }), 8000],
    [10_300, rule({ round_to: 5 }), 11_500],
    [10_700, rule({ round_to: 10 }), 12_000],
    [9900, rule({ move: "lower", amount: 90 }), 1000],
    [10_000, rule({ amount: 900 }), 100_000],
  ])("%d poisha by %o: %d", (price, given, wanted) => {
    expect(ruledPrice(price, given)).toBe(wanted);
  });

  test.each([
    ["what costs nothing any more", 2000, rule({ move: "lower", unit: "taka", amount: 20 })],
    ["less than ৳1", 200, rule({ move: "lower", amount: 90 })],
    ["more than a product may cost", 100_000_000, rule({ amount: 1 })],
    ["a higher price than before when it is lowered", 9600, rule({ move: "lower", amount: 1, round_to: 10 })],
    ["a lower price than before when it is raised", 10_300, rule({ amount: 1, round_to: 10 })],
  ])("nothing where that would be %s", (_what, price, given) => {
    expect(ruledPrice(price, given)).toBeUndefined();
  });

  test("a discount whose crossed-out price is that of before, or the one that is crossed out already", () => {
    const lower = rule({ move: "lower", cross_out: true });
    expect(changeByRule(unit(), lower)).toMatchObject({ priceAfter: 9000, oldAfter: 10_000 });
    expect(changeByRule(unit({ oldPrice: 12_000 }), lower)).toMatchObject({
      priceAfter: 9000,
      oldAfter: 12_000,
    });
    expect(changeByRule(unit({ oldPrice: 10_500 }), rule())).toMatchObject({
      priceAfter: 11_000,
      oldAfter: null,
    });
    expect(changeByRule(unit(), rule({ cross_out: true }))).toMatchObject({
      oldAfter: null,
      stockAfter: null,
    });
  });
});

describe("what is typed", () => {
  const typed = (given: object, of = unit()) =>
    changeAsTyped(of, { id_product: 1, id_combination: undefined, ...given });

  test("changes what is another number now, and nothing else", () => {
    expect(typed({ price: 12_000 })).toMatchObject({ priceAfter: 12_000, oldAfter: null, stockAfter: null });
    expect(typed({ stock: 0 })).toMatchObject({ priceAfter: null, stockBefore: 5, stockAfter: 0 });
    expect(typed({ price: 10_000, old_price: null, stock: 5 })).toBeUndefined();
    expect(typed({})).toBeUndefined();
  });

  test("of an old price goes with the price that stands there", () => {
    expect(typed({ old_price: 11_000 })).toMatchObject({ priceAfter: 10_000, oldAfter: 11_000 });
    const sale = unit({ oldPrice: 11_000 });
    expect(typed({ old_price: null }, sale)).toMatchObject({ priceAfter: 10_000, oldAfter: null });
    expect(typed({ price: 9000 }, sale)).toMatchObject({ priceAfter: 9000, oldAfter: 11_000 });
    expect(typed({ price: 11_000 }, sale)).toMatchObject({ priceAfter: 11_000, oldAfter: null });
  });
});
