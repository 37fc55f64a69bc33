import { eq } from "drizzle-orm";
import type { StoreOfPlace } from "@haat/contract/shop/store.contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countChangedGoods } from "../../testing/counted-goods";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, places, type TestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { deliveryAreaTable, shopTable } from "../shop/shop.table";

let api: TestApi;
let dhanmondi: TestShop;
let mirpur: TestShop;
let port: TestShop;
let tongi: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  dhanmondi = await createTestShop(api.db);
  mirpur = await createTestShop(api.db, {
    addressBn: "মিরপুর ১০, ঢাকা",
    addressEn: "Mirpur 10, Dhaka",
    deliveryFeeInside: 4000,
    freeDeliveryFrom: null,
  });
  port = await createTestShop(api.db, {
    homeCityId: places.chattogram.cityId,
    addressBn: "পাঁচলাইশ",
    addressEn: "Panchlaish, Chattogram",
    deliveryFeeOutside: 5000,
    deliveryTimeOutsideBn: "৫ দিন",
    deliveryTimeOutsideEn: "5 days",
  });
  // Its goods all stay in its home city.
  tongi = await createTestShop(api.db, {
    homeCityId: places.gazipur.cityId,
    addressBn: "টঙ্গী, গাজীপুর",
    addressEn: "Tongi, Gazipur",
    deliveryFeeInside: 3000,
  });
  await api.db.update(productTable).set({ homeCityOnly: true }).where(eq(productTable.shopId, tongi.id));
  await countChangedGoods(api);
  await createTestShop(api.db, { status: "suspended" });
  await createTestShop(api.db, { status: "sent" });
  await createTestShop(api.db, { status: "rejected" });
});
afterAll(() => api.close());

type Asked = Omit<
  Parameters<ReturnType<TestApi["createClient"]>["store"]["storesByPlace"]>[0],
  "language" | "page"
>;

async function ask(asked: Asked, page = 1, language: "bn" | "en" = "en") {
  // What is known of shops may be some seconds old.
  api.clock.advance(60);
  const { data } = await api.createClient().store.storesByPlace({ language, page, ...asked });
  return data;
}
const feesOf = ({ stores }: Awaited<ReturnType<typeof ask>>) =>
  stores.map(({ shop_name, delivery }) => [shop_name, delivery.fee]);
const inDhaka = { id_city: places.dhaka.cityId };

describe("the shops that deliver to a place", () => {
  test("are those that bring something there, the cheapest delivery first, with the fee of the zone", async () => {
    const found = await ask(inDhaka);
    expect(feesOf(found)).toEqual([
      [mirpur.slug, 4000],
      [port.slug, 5000],
      [dhanmondi.slug, 6000],
    ]);
    expect(found).toMatchObject({ total: 3, last_page: 1, counts: { delivering: 3, there: 2 } });
    expect(found.place).toEqual({
      id_division: 1,
      division_name: "Dhaka",
      id_city: 11,
      city_name: "Dhaka",
      id_area: null,
      area_name: null,
    });
    const suburb = await ask({ id_city: places.gazipur.cityId });
    expect(feesOf(suburb)).toEqual([
      [tongi.slug, 3000],
      [dhanmondi.slug, 9000],
      [mirpur.slug, 9000],
      [port.slug, 9000],
    ]);
    expect(suburb.stores[0]).toMatchObject({ is_there: true, delivery: { goods: "all" } });
  });

  test("say from which amount delivery is free and how long it takes, in the language asked for", async () => {
    const [first, , third] = (await ask(inDhaka, 1, "bn")).stores;
    expect(first?.delivery).toEqual({
      goods: "all",
      fee: 4000,
      free_delivery_from: null,
      delivery_time: "২ দিন",
    });
    expect(third?.delivery.free_delivery_from).toBe(200_000);
    const times = (stores: StoreOfPlace[]) =>
      stores.find(({ shop_name }) => shop_name === port.slug)?.delivery.delivery_time;
    expect(times((await ask(inDhaka)).stores)).toBe("5 days");
    expect(times((await ask({ id_city: places.chattogram.cityId })).stores)).toBe("2 days");
    expect(third).toMatchObject({ title: dhanmondi.titleBn, address: dhanmondi.addressBn, is_there: true });
  });

  test("follow the exceptions of single areas, by the very fee that an order there costs", async () => {
    await api.db.insert(deliveryAreaTable).values([
      { shopId: dhanmondi.id, areaId: 112, fee: 1000 },
      { shopId: mirpur.id, areaId: places.chattogram.areaId, zone: "suburbs" },
      { shopId: port.id, areaId: 112, zone: "city" },
    ]);
    const there = await ask({ ...inDhaka, id_area: 112 });
    expect(feesOf(there)).toEqual([
      [dhanmondi.slug, 1000],
      [mirpur.slug, 4000],
      [port.slug, 6000],
    ]);
    const { client } = await createShopper(api);
    const everywhere = [
      { id_division: 1, id_city: 11, id_area: 111 },
      { id_division: 1, id_city: 11, id_area: 112 },
      { id_division: 1, id_city: 12, id_area: 121 },
      { id_division: 2, id_city: 21, id_area: 211 },
    ];
    for (const place of everywhere) {
      const address_unique_id = await saveAddress(client, place);
      const { id_city, id_area } = place;
      const fees = new Map(
        (await ask({ id_city, id_area })).stores.map(({ shop_name, delivery }) => [shop_name, delivery]),
      );
      for (const shop of [dhanmondi, mirpur, port]) {
        const asked = { language: "en" as const, sellerKey: shop.sellerKey, id_product: shop.rice.id };
        const { data } = await client.order.directPurchaseQuote({ ...asked, address_unique_id });
        expect(fees.get(shop.slug)?.fee).toBe(data.totals.delivery_fee);
      }
    }
  });

  test("say where some of their goods stay in their home city; where all do, the shop is none of them", async () => {
    await api.db.update(productTable).set({ homeCityOnly: true }).where(eq(productTable.id, port.rice.id));
    await countChangedGoods(api);
    const goods = async (asked: Asked) =>
      new Map((await ask(asked)).stores.map(({ shop_name, delivery }) => [shop_name, delivery.goods]));
    expect((await goods(inDhaka)).get(port.slug)).toBe("some");
    // An area that counts as the shop's own city is in its zone.
    expect((await goods({ ...inDhaka, id_area: 112 })).get(port.slug)).toBe("all");
    expect((await goods({ id_city: places.chattogram.cityId })).get(port.slug)).toBe("all");
    expect((await goods(inDhaka)).has(tongi.slug)).toBe(false);
  });

  test("are narrowed by words and trade, and turned page by page", async () => {
    expect(feesOf(await ask({ ...inDhaka, address: "panchlaish" }))).toEqual([[port.slug, 5000]]);
    expect(await ask({ ...inDhaka, id_business_category: 2 })).toMatchObject({
      stores: [],
      total: 0,
      last_page: 1,
      counts: { delivering: 0, there: 0 },
    });
    const query = `id_city=${places.dhaka.cityId}&per_page=2`;
    const second = await api.fetch(new Request(`http://api/api/v1/stores_by_place/en/2?${query}`));
    const { data } = (await second.json()) as { data: Awaited<ReturnType<typeof ask>> };
    expect(feesOf(data)).toEqual([[dhanmondi.slug, 6000]]);
    expect([data.total, data.last_page, data.next]).toEqual([3, 2, null]);
    expect(data.prev).toContain("/api/v1/stores_by_place/en/1?");
    expect(second.headers.get("link")).toContain('rel="prev"');
    expect(second.headers.get("cache-control")).toContain("public");
  });

  test("of the same fee are those first that are there, then those that sold most", async () => {
    const near = await createTestShop(api.db, { deliveryFeeInside: 5000 });
    const popular = await createTestShop(api.db, { deliveryFeeInside: 5000 });
    await api.db.update(productTable).set({ soldCount: 9 }).where(eq(productTable.id, popular.rice.id));
    await countChangedGoods(api);
    const ofSameFee = (await ask(inDhaka)).stores.filter(({ delivery }) => delivery.fee === 5000);
    expect(ofSameFee.map(({ shop_name }) => shop_name)).toEqual([popular.slug, near.slug, port.slug]);
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, popular.id));
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, near.id));
    expect((await ask(inDhaka)).total).toBe(3);
  });
});

describe("the shops that are in a place", () => {
  const there = { relation: "there" as const };

  test("are those of the city, or those whose address names the area", async () => {
    const slugs = async (asked: Asked) =>
      (await ask({ ...asked, ...there })).stores.map(({ shop_name }) => shop_name).sort();
    expect(await slugs(inDhaka)).toEqual([dhanmondi.slug, mirpur.slug].sort());
    expect(await slugs({ ...inDhaka, id_area: 112 })).toEqual([mirpur.slug]);
    expect(await slugs({ id_city: places.gazipur.cityId })).toEqual([tongi.slug]);
    expect(await slugs({ id_city: places.gazipur.cityId, id_area: places.gazipur.areaId })).toEqual([
      tongi.slug,
    ]);
  });

  test("are there to be visited where they bring nothing", async () => {
    const { cityId, areaId } = places.gazipur;
    await api.db.insert(deliveryAreaTable).values({ shopId: tongi.id, areaId, zone: "country" });
    const found = await ask({ id_city: cityId, id_area: areaId, ...there });
    expect(found.stores[0]).toMatchObject({
      shop_name: tongi.slug,
      is_there: true,
      delivery: { goods: "none", fee: null, free_delivery_from: null, delivery_time: "" },
    });
    expect(found.counts).toEqual({ delivering: 3, there: 1 });
  });
});

test.each([
  { id_city: 99 },
  { id_city: places.dhaka.cityId, id_area: 99 },
  { id_city: places.dhaka.cityId, id_area: places.gazipur.areaId },
])("a place that there is not (%o) answers 404", async (asked) => {
  await expect(ask(asked)).rejects.toMatchObject({ code: "not_found", status: 404 });
});

test("without a place, or with words that are too long, it is refused in words", async () => {
  const call = (query: string) => api.fetch(new Request(`http://api/api/v1/stores_by_place/en/1?${query}`));
  expect((await call("")).status).toBe(422);
  expect((await call(`id_city=11&address=${"x".repeat(101)}`)).status).toBe(422);
  expect((await call("id_city=11&relation=near")).status).toBe(422);
});
