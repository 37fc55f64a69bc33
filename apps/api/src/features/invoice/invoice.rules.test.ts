import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vatIncludedIn } from "../cart/pricing.rules";
import { billRows, shareOut } from "./invoice.rules";

const amount = fc.integer({ min: 0, max: 10_000_000 });
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

describe("an amount that is shared out", () => {
  test("adds up to itself, and nobody gets a poisha more than due or less", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 30 }), (total, weights) => {
        const shares = shareOut(total, weights);
        const all = sum(weights);
        expect(sum(shares)).toBe(all === 0 ? 0 : total);
        for (const [place, share] of shares.entries()) {
          const due = all === 0 ? 0 : (total * (weights[place] ?? 0)) / all;
          expect(Math.abs(share - due)).toBeLessThan(1.000001);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("gives what is left to the largest remainders, the first of equals before the others", () => {
    expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(shareOut(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
    expect(shareOut(5, [2, 3, 5])).toEqual([1, 2, 2]);
    expect(shareOut(7, [0, 0])).toEqual([0, 0]);
  });
});

test("the rows of three thousand bills add up to what the order was billed, each row in itself", () => {
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 10 }),
    unitPrice: fc.integer({ min: 0, max: 500_000 }),
  });
  const bill = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 12 }),
    deliveryFee: fc.integer({ min: 0, max: 20_000 }),
    couponPart: fc.integer({ min: 0, max: 100 }),
    vatPercent: fc.constantFrom(0, 5, 7.5, 10, 15),
  });
  fc.assert(
    fc.property(bill, ({ items, deliveryFee, couponPart, vatPercent }) => {
      const itemTotal = sum(items.map(({ quantity, unitPrice }) => quantity * unitPrice));
      const couponDiscount = Math.floor((itemTotal * couponPart) / 100);
      const exact = itemTotal - couponDiscount + deliveryFee;
      const rounding = exact % 100;
      const grandTotal = exact - rounding;
      const vatIncluded = vatIncludedIn(grandTotal, vatPercent);
      const rows = billRows({ items, deliveryFee, couponDiscount, rounding, vatIncluded });
      expect(sum(rows.map(({ total }) => total))).toBe(grandTotal);
      expect(sum(rows.map(({ vat }) => vat))).toBe(vatIncluded);
      expect(sum(rows.map(({ discount }) => discount))).toBe(couponDiscount);
      for (const { quantity, unitPrice, discount, valueBeforeVat, vat, total } of rows) {
        expect(quantity * unitPrice - discount).toBe(total);
        expect(valueBeforeVat + vat).toBe(total);
        if (unitPrice >= 0) expect(Math.min(valueBeforeVat, vat)).toBeGreaterThanOrEqual(0);
        else expect([vat, total]).toEqual([0, -rounding]);
      }
    }),
    { numRuns: 3000 },
  );
});

test("a delivery that costs nothing has no row, one that costs a poisha has", () => {
  const rowsFor = (deliveryFee: number) =>
    billRows({
      items: [{ quantity: 2, unitPrice: 100 }],
      deliveryFee,
      couponDiscount: 0,
      rounding: 0,
      vatIncluded: 0,
    });
  expect(rowsFor(0).map(({ total }) => total)).toEqual([200]);
  expect(rowsFor(1).map(({ total }) => total)).toEqual([200, 1]);
});
