import { wholeTaka } from "../../testing/second-calculation";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { calculateAgain } from "../../testing/second-calculation";
import { createShopper, dhakaAddress, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { couponTable } from "../coupon/coupon.table";
import { shopTable } from "../shop/shop.table";
import { createCoupon, createTestShop, places, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
});

const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const day = (date: string) => new Date(`${date}T00:00:00+06:00`);
const addRice = (client: ApiClient, quantity = 1) =>
  client.cart.addToCart({ ...toShop(), id_product: shop.rice.id, quantity });

describe("the coupons that a shop shows", () => {
  test("are its public ones that have not ended, each with its terms and what the cart lacks", async () => {
    await createCoupon(api.db, shop.id, {
      code: "EID",
      titleEn: "Eid offer",
      titleBn: "ঈদের অফার",
      isPublic: true,
      percent: 20,
      maxDiscount: 20_000,
      minItemTotal: 50_000,
      usesPerCustomer: 1,
      endsAt: day("2026-04-01"),
    });
    await createCoupon(api.db, shop.id, {
      code: "FIFTY",
      kind: "fixed",
      amount: 5000,
      isPublic: true,
      titleEn: "Fifty off",
      titleBn: "পঞ্চাশ ছাড়",
    });
    await createCoupon(api.db, shop.id, { code: "SECRET" });
    await createCoupon(api.db, shop.id, { code: "OVER", isPublic: true, endsAt: day("2026-03-02") });
    const other = await createTestShop(api.db);
    await createCoupon(api.db, other.id, { code: "FOREIGN", isPublic: true });
    const { client } = await createShopper(api);
    await addRice(client, 2);
    const { data } = await client.cart.shopCoupons(ofShop());
    expect(data.coupons).toEqual([
      {
        code: "FIFTY",
        title: "Fifty off",
        terms: ["৳50 off"],
        kind: "fixed",
        percent: null,
        amount: 5000,
        min_item_total: 0,
        max_discount: null,
        starts_at: null,
        ends_at: null,
        uses_per_customer: null,
        is_usable: true,
        discount: 5000,
        missing: 0,
        refusal: null,
      },
      {
        code: "EID",
        title: "Eid offer",
        kind: "percent",
        percent: 20,
        amount: null,
        terms: [
          "20% off",
          "At most ৳200 off",
          "On items worth ৳500 or more",
          "Until 1 April 2026",
          "Once per customer",
        ],
        min_item_total: 50_000,
        max_discount: 20_000,
        starts_at: null,
        ends_at: "2026-03-31T18:00:00.000Z",
        uses_per_customer: 1,
        is_usable: false,
        discount: 0,
        missing: 25_310,
        refusal: { code: "coupon_below_minimum", message: "Add ৳253.10 more to use this coupon." },
      },
    ]);
    const bengali = await client.cart.shopCoupons({ ...ofShop(), language: "bn" });
    expect(bengali.data.coupons[1]).toMatchObject({
      title: "ঈদের অফার",
      terms: [
        "২০% ছাড়",
        "সর্বোচ্চ ৳২০০ ছাড়",
        "৳৫০০ বা তার বেশি মূল্যের পণ্যে",
        "১ এপ্রিল, ২০২৬ পর্যন্ত",
        "প্রত্যেক ক্রেতা একবার",
      ],
      refusal: { message: "কুপনটি ব্যবহার করতে আরও ৳২৫৩.১০ মূল্যের পণ্য নিন।" },
    });
  });

  test("are those that can be had: none that is used up, used already by the shopper, or not begun", async () => {
    await createCoupon(api.db, shop.id, { code: "GONE", isPublic: true, totalUses: 1, usedCount: 1 });
    // What lacks a little for an offer that is not there is no offer.
    await createCoupon(api.db, shop.id, {
      code: "SOON",
      isPublic: true,
      startsAt: day("2026-03-10"),
      minItemTotal: 14_000,
    });
    await createCoupon(api.db, shop.id, { code: "ONCE", isPublic: true, usesPerCustomer: 1 });
    const { client } = await createShopper(api);
    await client.order.directPurchaseOrder(
      {
        ...toShop(),
        shipping_method: 2,
        id_product: shop.rice.id,
        quantity: 1,
        code: "ONCE",
        expected_total: wholeTaka(12_345 - 1235),
      },
      { context: { idempotencyKey: "once" } },
    );
    await addRice(client);
    const offered = async (who: ApiClient) =>
      (await who.cart.shopCoupons(ofShop())).data.coupons.map(({ code, is_usable }) => [code, is_usable]);
    expect(await offered(client)).toEqual([]);
    expect(await offered(api.createClient())).toEqual([["ONCE", false]]);
  });

  test("come nearest first, and of equally near ones that which takes off most", async () => {
    const coupons = {
      FAR: { minItemTotal: 90_000, percent: 50 },
      NEAR: { minItemTotal: 13_000 },
      SMALL: { percent: 5 },
      BIG: { minItemTotal: 12_000, percent: 20 },
    };
    for (const [code, terms] of Object.entries(coupons)) {
      await createCoupon(api.db, shop.id, { code, isPublic: true, ...terms });
    }
    const { client } = await createShopper(api);
    await addRice(client);
    const { data } = await client.cart.shopCoupons(ofShop());
    expect(data.coupons.map(({ code }) => code)).toEqual(["BIG", "SMALL", "NEAR", "FAR"]);
  });
});

describe("a better coupon", () => {
  /** Of 12,345 poisha a piece: TEN takes off a tenth of whatever it is. */
  async function offerTen(others: Record<string, Partial<Parameters<typeof createCoupon>[2]>>) {
    const coupons = { TEN: { percent: 10 }, ...others };
    for (const [code, terms] of Object.entries(coupons)) {
      await createCoupon(api.db, shop.id, { code, isPublic: true, ...terms });
    }
  }
  const better = async (client: ApiClient) => (await client.cart.shopCoupons(ofShop())).data.better;
  const off = (amount: number, minItemTotal: number) => ({ kind: "fixed" as const, amount, minItemTotal });

  test("is told of while another is usable, while it is used, and no more once it is used itself", async () => {
    await offerTen({ BIG: off(9000, 37_035), HUGE: off(90_000, 90_000) });
    const { client } = await createShopper(api);
    expect(await better(client)).toBeNull();
    await addRice(client, 1);
    expect(await better(client)).toBeNull();
    await addRice(client, 1);
    const near = { code: "BIG", in_place_of: "TEN", missing: 12_345, discount: 9000 };
    expect(await better(client)).toEqual(near);
    await client.cart.applyCartCoupon({ ...toShop(), code: "TEN" });
    expect(await better(client)).toEqual(near);
    await addRice(client, 1);
    expect(await better(client)).toEqual({ ...near, missing: 0 });
    await client.cart.applyCartCoupon({ ...toShop(), code: "BIG" });
    expect(await better(client)).toBeNull();
  });

  test("takes off more where it is reached than the others do there: what grows with the cart is not outdone", async () => {
    // A tenth of the 37,035 that both ask for.
    await offerTen({ SAME: off(3703, 37_035), EVEN: off(3704, 37_035) });
    const { client } = await createShopper(api);
    await addRice(client, 2);
    expect(await better(client)).toBeNull();
    await createCoupon(api.db, shop.id, { code: "MORE", isPublic: true, ...off(3705, 37_035) });
    expect(await better(client)).toMatchObject({ code: "MORE", discount: 3705 });
  });

  test("is compared with the used one where the shop shows that to nobody, and not with one that is no longer good", async () => {
    await offerTen({ BIG: off(9000, 37_035) });
    const secret = await createCoupon(api.db, shop.id, { code: "SECRET", percent: 30 });
    const { client } = await createShopper(api);
    await addRice(client, 2);
    await client.cart.applyCartCoupon({ ...toShop(), code: "SECRET" });
    expect(await better(client)).toBeNull();
    await api.db.update(couponTable).set({ isPaused: true }).where(eq(couponTable.id, secret.id));
    expect(await better(client)).toMatchObject({ code: "BIG", in_place_of: "TEN" });
  });

  test.each([
    ["that is over", { endsAt: new Date("2026-03-01T00:00:00Z") }],
    ["that has not begun", { startsAt: new Date("2027-03-01T00:00:00Z") }],
    ["of which all uses are taken", { totalUses: 3, usedCount: 3 }],
    ["that is paused", { isPaused: true }],
    ["that the shop does not show", { isPublic: false }],
  ])("is none %s", async (_, terms) => {
    await offerTen({ BIG: { ...off(9000, 37_035), ...terms }, FAR: off(2600, 24_690) });
    const { client } = await createShopper(api);
    await addRice(client, 1);
    expect(await better(client)).toBeNull();
    await addRice(client, 1);
    await client.cart.applyCartCoupon({ ...toShop(), code: "TEN" });
    expect(await better(client)).toMatchObject({ code: "FAR", missing: 0 });
  });

  test("is none that the shopper has used up, nor for a guest, of whom that is not known", async () => {
    await offerTen({ ONCE: { ...off(9000, 12_345), usesPerCustomer: 1 } });
    const { client } = await createShopper(api);
    await client.order.directPurchaseOrder(
      {
        ...toShop(),
        shipping_method: 2,
        id_product: shop.rice.id,
        quantity: 1,
        code: "ONCE",
        expected_total: wholeTaka(12_345 - 9000),
      },
      { context: { idempotencyKey: "once" } },
    );
    await addRice(client);
    expect(await better(client)).toBeNull();
    const { cart_key } = (await addRice(api.createClient())).data;
    const guest = api.createClient({ [callHeaders.cartKey]: cart_key ?? "" });
    await guest.cart.applyCartCoupon({ ...toShop(), code: "TEN" });
    expect(await better(guest)).toBeNull();
    const offered = (await guest.cart.shopCoupons(ofShop())).data.coupons;
    expect(Object.fromEntries(offered.map((offer) => [offer.code, offer.uses_per_customer]))).toEqual({
      ONCE: 1,
      TEN: null,
    });
    // Whose first order it is is told of it as soon as that is known.
    const { client: newcomer } = await createShopper(api);
    await addRice(newcomer);
    await newcomer.cart.applyCartCoupon({ ...toShop(), code: "TEN" });
    expect(await better(newcomer)).toMatchObject({ code: "ONCE", missing: 0 });
  });

  test("holds what it promises: at what it asks for it takes off that much, and more than the other would", async () => {
    await offerTen({ P25: { percent: 25, maxDiscount: 6000, minItemTotal: 24_690 }, F8: off(8000, 49_380) });
    const { client } = await createShopper(api);
    for (let pieces = 1; pieces <= 5; pieces += 1) {
      await addRice(client, 1);
      const told = await better(client);
      if (!told) continue;
      const wanted = pieces + told.missing / 12_345;
      const reached = (await createShopper(api)).client;
      await addRice(reached, wanted);
      const takesOff = async (code: string) =>
        (await reached.cart.couponCheck({ ...ofShop(), code })).data.discount;
      expect(await takesOff(told.code), `${pieces} pieces`).toBe(told.discount);
      expect(await takesOff(told.in_place_of), `${pieces} pieces`).toBeLessThan(told.discount);
    }
    expect.hasAssertions();
  });
});

describe("a coupon that is asked for", () => {
  test("is applied, cleared or untried, and the cart says which and why", async () => {
    await createCoupon(api.db, shop.id, { code: "TEN" });
    const { client } = await createShopper(api);
    await addRice(client);
    const asked = async (code?: string) =>
      (await client.cart.showCart({ ...ofShop(), ...(code && { code }) })).data;
    expect(await asked()).toMatchObject({ coupon: null, coupon_status: 2, coupon_refusal: null });
    expect(await asked("ten")).toMatchObject({
      coupon: { code: "TEN", discount: 1235 },
      coupon_status: 1,
      coupon_refusal: null,
    });
    expect(await asked("nosuch")).toMatchObject({
      coupon: null,
      coupon_status: 0,
      totals: { coupon_discount: 0 },
      coupon_refusal: { code: "coupon_invalid", message: "Coupon invalid" },
    });
  });

  test("and is not good is cleared: status 0, discount 0, in both languages", async () => {
    const { client } = await createShopper(api);
    await addRice(client);
    for (const [language, message] of [
      ["en", "Coupon invalid"],
      ["bn", "কুপনটি সঠিক নয়"],
    ] as const) {
      const check = client.cart.couponCheck({ ...ofShop(), language, code: "NOSUCH", min_price: 99_999 });
      await expect(check).rejects.toMatchObject({
        code: "coupon_invalid",
        message,
        data: { context: { status: 0, discount: 0 } },
      });
    }
  });

  test("and is another shop's says so, in both languages, where that shop shows it to everybody", async () => {
    const other = await createTestShop(api.db);
    await createCoupon(api.db, other.id, { code: "THEIRS", isPublic: true });
    const { client } = await createShopper(api);
    await addRice(client);
    for (const [language, message] of [
      ["en", "This coupon is another shop's and cannot be used here."],
      ["bn", "কুপনটি অন্য একটি দোকানের, এখানে ব্যবহার করা যাবে না।"],
    ] as const) {
      const refused = { code: "coupon_of_other_shop", status: 422, message };
      const told = { ...refused, data: { context: { status: 0, discount: 0 } } };
      await expect(client.cart.couponCheck({ ...ofShop(), language, code: "theirs" })).rejects.toMatchObject(
        told,
      );
      await expect(
        client.cart.applyCartCoupon({ ...toShop(), language, code: "THEIRS" }),
      ).rejects.toMatchObject(told);
      const quoted = { ...ofShop(), language, code: "THEIRS" };
      const direct = { ...quoted, id_product: shop.rice.id, quantity: 1 };
      for (const { data } of [
        await client.cart.showCart(quoted),
        await client.order.directPurchaseQuote(direct),
      ]) {
        expect(data.coupon_refusal).toEqual({ code: "coupon_of_other_shop", message });
      }
      const order = {
        ...toShop(),
        language,
        shipping_method: 2 as const,
        code: "THEIRS",
        expected_total: 100,
      };
      const oneOfIt = { ...order, id_product: shop.rice.id, quantity: 1 };
      const withKey = { context: { idempotencyKey: `order ${language}` } };
      await expect(client.order.cartPurchaseOrder(order, withKey)).rejects.toMatchObject(refused);
      await expect(client.order.directPurchaseOrder(oneOfIt, withKey)).rejects.toMatchObject(refused);
    }
  });

  test("and another shop gives to some only is unknown here, and so is one that is over or whose shop is closed", async () => {
    const [other, closed] = [await createTestShop(api.db), await createTestShop(api.db)];
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, closed.id));
    await createCoupon(api.db, other.id, { code: "PRIVATE" });
    await createCoupon(api.db, other.id, { code: "PAST", isPublic: true, endsAt: day("2026-03-01") });
    await createCoupon(api.db, other.id, { code: "USEDUP", isPublic: true, totalUses: 1, usedCount: 1 });
    await createCoupon(api.db, closed.id, { code: "CLOSED", isPublic: true });
    const { client } = await createShopper(api);
    await addRice(client);
    for (const code of ["PRIVATE", "PAST", "USEDUP", "CLOSED", "NEVER"]) {
      await expect(client.cart.couponCheck({ ...ofShop(), code }), code).rejects.toMatchObject({
        code: "coupon_invalid",
        message: "Coupon invalid",
      });
    }
  });

  test("and is empty says so", async () => {
    const { client } = await createShopper(api);
    await addRice(client);
    await expect(client.cart.applyCartCoupon({ ...toShop(), code: " " })).rejects.toMatchObject({
      code: "coupon_missing",
      message: "Please type a coupon code.",
    });
  });

  test("is good from its first moment to before its last", async () => {
    const [startsAt, endsAt] = [new Date("2026-03-02T07:00:00Z"), new Date("2026-03-02T08:00:00Z")];
    await createCoupon(api.db, shop.id, { code: "HOUR", startsAt, endsAt });
    const { client } = await createShopper(api);
    await addRice(client);
    const check = () =>
      client.cart.couponCheck({ ...ofShop(), code: "HOUR" }).then(
        () => "good",
        (error: { code: string }) => error.code,
      );
    const at = async (time: string) => {
      api.clock.advance((Date.parse(time) - api.clock.now().getTime()) / 1000);
      return check();
    };
    expect(await at("2026-03-02T06:59:59Z")).toBe("coupon_not_started");
    expect(await at("2026-03-02T07:00:00Z")).toBe("good");
    expect(await at("2026-03-02T07:59:59Z")).toBe("good");
    expect(await at("2026-03-02T08:00:00Z")).toBe("coupon_expired");
  });
});

test("three hundred carts of all kinds cost through the API what a second calculation says", async () => {
  const { client } = await createShopper(api);
  const addresses = {
    near: await saveAddress(client),
    far: await saveAddress(client, {
      ...dhakaAddress,
      id_division: places.chattogram.divisionId,
      id_city: places.chattogram.cityId,
      id_area: places.chattogram.areaId,
    }),
  };
  const coupons = [
    await createCoupon(api.db, shop.id, { code: "P7", percent: 7 }),
    await createCoupon(api.db, shop.id, { code: "P33", percent: 33, maxDiscount: 11_111 }),
    await createCoupon(api.db, shop.id, { code: "F999", kind: "fixed", amount: 99_999 }),
  ];
  const { s, m, red } = shop.values;
  const wares = [
    { id_product: shop.rice.id, id_product_attribute: [] },
    { id_product: shop.tea.id, id_product_attribute: [] },
    { id_product: shop.shirt.id, id_product_attribute: [s, red] },
    { id_product: shop.shirt.id, id_product_attribute: [m, red] },
  ];
  const pieces = fc.array(
    fc.record({ ware: fc.constantFrom(...wares), quantity: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 4 },
  );
  const choice = fc.record({
    shipping_method: fc.constantFrom(1 as const, 2 as const),
    place: fc.constantFrom("near" as const, "far" as const, undefined),
    coupon: fc.constantFrom(undefined, ...coupons),
    min_price: fc.integer({ min: 0, max: 1_000_000 }),
  });
  const terms = {
    homeCityId: places.dhaka.cityId,
    deliveryFeeInside: 6000,
    deliveryFeeSuburbs: 9000,
    deliveryFeeOutside: 12_000,
    deliverySuburbs: [{ cityId: places.gazipur.cityId }],
    deliveryAreas: [],
    freeDeliveryFrom: 200_000,
    vatPercent: 10,
  };
  await fc.assert(
    fc.asyncProperty(pieces, choice, async (wanted, { shipping_method, place, coupon, min_price }) => {
      for (const { ware, quantity } of wanted) {
        await client.cart.addToCart({ ...toShop(), ...ware, quantity });
      }
      const code = coupon && { code: coupon.code };
      const { data: cart } = await client.cart.showCart({
        ...ofShop(),
        shipping_method,
        ...code,
        ...(place && { address_unique_id: addresses[place] }),
      });
      const lines = cart.items.map(({ unit_price, quantity }) => ({ unitPrice: unit_price, quantity }));
      const at = place && (place === "near" ? places.dhaka : places.chattogram);
      const again = calculateAgain({ lines, terms, shippingMethod: shipping_method, place: at }, coupon);
      expect(cart.totals).toMatchObject(again);
      const missing = Math.max(0, terms.freeDeliveryFrom - again.item_total);
      expect(cart.free_delivery).toMatchObject({ from: terms.freeDeliveryFrom, missing });
      expect(cart.free_delivery?.percent === 100).toBe(missing === 0);
      if (code && lines.length > 0) {
        const checked = await client.cart.couponCheck({ ...ofShop(), ...code, min_price });
        expect(checked.data.discount).toBe(again.coupon_discount);
      }
      for (const { cart_unique_id } of cart.items) {
        await client.cart.removeCartProduct({ cartUniqueId: cart_unique_id });
      }
    }),
    { numRuns: 300 },
  );
});
