import { describe, expect, test } from "vitest";
import { countComer, holdPieces, holdsPieces, piecesHeldByOthers } from "./held-pieces";

const shop = 1;
const pieces = (quantity: number, productId = 5, combinationId: number | null = null) => ({
  productId,
  combinationId,
  quantity,
});
const one = pieces(1);
const watching = { customerId: 99, key: "watching" };

describe("pieces that orders under way are about to take", () => {
  test("are those of the same product, combination and shop alone, until their order is over", () => {
    const over = holdPieces(shop, [pieces(2), pieces(3, 6)], { customerId: 1, key: "a" });
    const seen = () => [
      piecesHeldByOthers(shop, one, watching),
      piecesHeldByOthers(shop, pieces(1, 6), watching),
      piecesHeldByOthers(shop, pieces(1, 5, 7), watching),
      piecesHeldByOthers(shop, pieces(1, 5, 8), watching),
      piecesHeldByOthers(2, one, watching),
    ];
    const ofCombination = holdPieces(shop, [pieces(4, 5, 8)], { customerId: 1, key: "a" });
    expect(seen()).toEqual([2, 3, 0, 4, 0]);
    over();
    ofCombination();
    expect(seen()).toEqual([0, 0, 0, 0, 0]);
  });

  test("count for each customer once, with their largest order, and are added up over customers", () => {
    const ends = [
      holdPieces(shop, [pieces(2)], { customerId: 1, key: "a" }),
      holdPieces(shop, [pieces(4)], { customerId: 1, key: "b" }),
      holdPieces(shop, [pieces(1)], { customerId: 1, key: "c" }),
      holdPieces(shop, [pieces(3)], { customerId: 2, key: "a" }),
    ];
    expect(piecesHeldByOthers(shop, one, watching)).toBe(7);
    ends[1]?.();
    expect(piecesHeldByOthers(shop, one, watching)).toBe(5);
    ends.forEach((end) => end());
    expect(piecesHeldByOthers(shop, one, watching)).toBe(0);
  });

  test("are no others' for the order itself, but they are for another order of the same customer", () => {
    const buyer = { customerId: 1, key: "a" };
    const over = holdPieces(shop, [pieces(2)], buyer);
    expect(piecesHeldByOthers(shop, one, buyer)).toBe(0);
    expect(piecesHeldByOthers(shop, one, { customerId: 1, key: "b" })).toBe(2);
    expect(piecesHeldByOthers(shop, one, { customerId: 2, key: "a" })).toBe(2);
    over();
  });

  test("are held by an order that said so for as many, and stay so while it was sent twice", () => {
    const buyer = { customerId: 1, key: "a" };
    expect(holdsPieces(shop, one, buyer)).toBe(false);
    const first = holdPieces(shop, [pieces(2)], buyer);
    const again = holdPieces(shop, [pieces(2)], buyer);
    expect([1, 2, 3].map((quantity) => holdsPieces(shop, pieces(quantity), buyer))).toEqual([
      true,
      true,
      false,
    ]);
    expect(holdsPieces(shop, one, { customerId: 1, key: "b" })).toBe(false);
    expect(holdsPieces(shop, one, { customerId: 2, key: "a" })).toBe(false);
    first();
    expect(holdsPieces(shop, pieces(2), buyer)).toBe(true);
    expect(piecesHeldByOthers(shop, one, watching)).toBe(2);
    again();
    expect(holdsPieces(shop, pieces(2), buyer)).toBe(false);
  });
});

describe("orders that come in", () => {
  test("are sought after from the third at once of one product on, and no longer when they have left", () => {
    const [first, second, third] = [1, 2, 3].map(() => countComer(shop, 5));
    expect([first, second, third].map((comer) => comer?.isSought)).toEqual([false, false, true]);
    expect(countComer(shop, 6).isSought).toBe(false);
    expect(countComer(2, 5).isSought).toBe(false);
    first?.leave();
    second?.leave();
    const next = countComer(shop, 5);
    expect(next.isSought).toBe(false);
    expect(countComer(shop, 5).isSought).toBe(true);
  });

  test("of carts are counted by shop, beside those of products", () => {
    const carts = [1, 2, 3].map(() => countComer(7, undefined).isSought);
    expect(carts).toEqual([false, false, true]);
    expect(countComer(7, 5).isSought).toBe(false);
    expect(countComer(8, undefined).isSought).toBe(false);
  });
});
