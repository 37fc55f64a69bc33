import { describe, expect, test } from "vitest";
import { couponError, discountOf, type Conditions } from "./coupon.rules";

const now = new Date("2026-03-03T10:00:00Z");
const coupon: Conditions = {
  id: 1,
  code: "EID",
  kind: "percent",
  percent: 10,
  amount: null,
  maxDiscount: null,
  minItemTotal: 50_000,
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usedCount: 0,
  usesPerCustomer: null,
  isPaused: false,
  version: 1,
};

/** The code of the refusal; nothing where the coupon is good. */
function refusalOf(change: Partial<Conditions>, { itemTotal = 50_000, usesByCustomer = 0 } = {}) {
  return couponError({ ...coupon, ...change }, { itemTotal, usesByCustomer, now })?.code;
}

describe("a coupon, at the very edge of what it asks for", () => {
  test("is good for its least item total, and not for a poisha less", () => {
    expect(refusalOf({})).toBeUndefined();
    expect(refusalOf({}, { itemTotal: 49_999 })).toBe("coupon_below_minimum");
  });

  test("is good from the moment when it starts until the moment before it ends", () => {
    const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
    expect([refusalOf({ startsAt: now }), refusalOf({ startsAt: before })]).toEqual([undefined, undefined]);
    expect(refusalOf({ startsAt: after })).toBe("coupon_not_started");
    expect(refusalOf({ endsAt: after })).toBeUndefined();
    expect(refusalOf({ endsAt: now })).toBe("coupon_expired");
  });

  test("is good for its last use, of all and of one customer", () => {
    expect(refusalOf({ totalUses: 3, usedCount: 2 })).toBeUndefined();
    expect(refusalOf({ totalUses: 3, usedCount: 3 })).toBe("coupon_used_up");
    expect(refusalOf({ usesPerCustomer: 2 }, { usesByCustomer: 1 })).toBeUndefined();
    expect(refusalOf({ usesPerCustomer: 2 }, { usesByCustomer: 2 })).toBe("coupon_already_used");
  });

  test("is good for nobody while its shop has paused it", () => {
    expect(refusalOf({ isPaused: true })).toBe("coupon_paused");
  });

  test("takes off its share rounded half up, never more than its cap or than there is", () => {
    expect(discountOf(coupon, 12_345)).toBe(1235);
    expect(discountOf(coupon, 12_344)).toBe(1234);
    expect(discountOf({ ...coupon, maxDiscount: 1000 }, 10_000)).toBe(1000);
    expect(discountOf({ ...coupon, maxDiscount: 1000 }, 10_010)).toBe(1000);
    expect(discountOf({ ...coupon, kind: "fixed", percent: null, amount: 5000 }, 4999)).toBe(4999);
  });

  test("says what is missing, since when it is over and when it begins", () => {
    const contextOf = (change: Partial<Conditions>, itemTotal = 50_000) =>
      couponError({ ...coupon, ...change }, { itemTotal, usesByCustomer: 0, now })?.context;
    expect(contextOf({}, 49_999)).toEqual({ missing: 1 });
    expect(contextOf({ endsAt: now })).toEqual({ ended_at: "2026-03-03T10:00:00.000Z" });
    const tomorrow = new Date("2026-03-04T00:00:00Z");
    expect(contextOf({ startsAt: tomorrow })).toEqual({ starts_at: "2026-03-04T00:00:00.000Z" });
  });
});
