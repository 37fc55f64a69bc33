import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { deleteUnusedPictures } from "../account/picture.usecases";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { couponTable } from "../coupon/coupon.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.manager.client.sellerBanners;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const drawn = async (width: number, height: number) => {
  const picture = sharp({ create: { width, height, channels: 3, background: "#0a7d4f" } });
  return new File([new Uint8Array(await picture.png().toBuffer())], "eid.png", { type: "image/png" });
};
const upload = async (width = 1000, height = 400, frame: "wide" | "phone" = "wide") =>
  (await calls().uploadBannerPicture({ ...inShop(), frame, picture: await drawn(width, height) })).data;
const words = { title_bn: "ঈদ", title_en: "Eid", text_bn: "", text_en: "For everybody" };
const plain = { ...words, target: { kind: "none" as const, id: null }, is_on: true, position: 99 };
const create = async (given: object = {}, idempotencyKey: string = randomUUID()) => {
  const { picture } = await upload();
  const asked = { ...inShop(), ...plain, picture, ...given };
  return (await calls().createBanner(asked, { context: { idempotencyKey } })).data.banner;
};
const list = async () => (await calls().banners(inShop())).data.banners;
/** What shoppers see, by the answer that is kept for some seconds. */
const shown = async () => {
  const asked = { language, sellerKey: shop.sellerKey };
  return (await api.createClient().catalogue.shopBannersList(asked)).data.banners;
};
const titles = async () => (await shown()).map(({ title }) => title);
const store = () => ({
  put: async (key: string, bytes: Buffer) => void api.files.set(key, bytes),
  get: async (key: string) => api.files.get(key),
  delete: async (key: string) => void api.files.delete(key),
});
const trail = async () =>
  (
    await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(asc(auditEventTable.id))
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith("banner_"));

describe("a banner of a shop", () => {
  test("is added at its place with its pictures, once however often it is sent, and shoppers see it", async () => {
    const key = randomUUID();
    const phone = await upload(960, 480, "phone");
    expect([(await upload()).fits, phone.fits, (await upload(900, 900)).fits]).toEqual([true, true, false]);
    const target = { kind: "category" as const, id: shop.categories.food.id };
    const made = await create({ position: 1, phone_picture: phone.picture, target }, key);
    expect(made).toMatchObject({ state: "shown", position: 1, target: { ...target, name: "Food" } });
    expect(await create({ position: 1, target }, key)).toEqual(made);
    expect((await list()).map(({ title_en }) => title_en)).toEqual(["Eid", "Welcome"]);
    expect(await shown()).toMatchObject([
      { title: "Eid", target: "all-products/food", phone_picture: phone.picture },
      { title: "Welcome", target: "", phone_picture: "" },
    ]);
    expect(await trail()).toEqual(["banner_create"]);
  });

  test("has a title, a picture of its own that is wide enough, days in order and a target of the shop's", async () => {
    const other = await createTestShop(api.db);
    const wrong: [object, string, string][] = [
      [{ title_bn: " ", title_en: "" }, "title_bn", "banner_title_required"],
      [{ title_en: "x".repeat(61) }, "title_en", "banner_title_long"],
      [{ text_bn: "x".repeat(161) }, "text_bn", "banner_text_long"],
      [{ picture: "" }, "picture", "picture_required"],
      [{ picture: "uploads/of-nobody" }, "picture", "picture_unknown"],
      [{ phone_picture: "uploads/of-nobody" }, "phone_picture", "picture_unknown"],
      [{ starts_on: "2026-02-30" }, "starts_on", "date_invalid"],
      [{ starts_on: "2026-03-09", ends_on: "2026-03-08" }, "ends_on", "date_order"],
      [{ target: { kind: "product", id: null } }, "target", "target_unknown"],
      [{ target: { kind: "product", id: other.rice.id } }, "target", "target_unknown"],
      [{ target: { kind: "page", id: 999_999 } }, "target", "target_unknown"],
    ];
    for (const [given, field, code] of wrong)
      await expect(create(given), JSON.stringify(given)).rejects.toEqual(onField(field, code));
    await expect(upload(700, 280)).rejects.toEqual(refused("picture_narrow"));
    await expect(upload(470, 235, "phone")).rejects.toEqual(refused("picture_narrow"));
    expect(await list()).toHaveLength(1);
  });

  test("is shown from its first day in Bangladesh to the end of its last, also from what is kept", async () => {
    // The clock of the tests stands at noon in Dhaka on 2 March.
    await create({ starts_on: "2026-03-03", ends_on: "2026-03-03" });
    expect([await titles(), (await list())[1]?.state]).toEqual([["Welcome"], "waiting"]);
    api.clock.advance(12 * 3600 - 1);
    expect(await titles()).toEqual(["Welcome"]);
    api.clock.advance(1);
    expect([await titles(), (await list())[1]?.state]).toEqual([["Welcome", "Eid"], "shown"]);
    api.clock.advance(24 * 3600 - 1);
    expect(await titles()).toEqual(["Welcome", "Eid"]);
    api.clock.advance(1);
    expect([await titles(), (await list())[1]?.state]).toEqual([["Welcome"], "over"]);
  });

  test("is changed as it was read: of two at once the later hears of the other one, the same again changes nothing", async () => {
    const { id_banner, version, picture } = await create();
    const given = { ...inShop(), ...plain, picture, id_banner, version, is_on: false, position: 1 };
    const changed = (await calls().changeBanner(given)).data.banner;
    expect(changed).toMatchObject({ state: "off", position: 1 });
    expect((await calls().changeBanner(given)).data.banner).toEqual(changed);
    await expect(calls().changeBanner({ ...given, title_en: "Other" })).rejects.toEqual(
      refused("review_conflict"),
    );
    // A colleague changes what it says: the picture that it has is theirs to keep.
    const again = { ...given, title_en: "Puja", version: changed.version };
    await staff.owner.client.sellerBanners.changeBanner(again);
    api.forget(shop.id);
    expect(await titles()).toEqual(["Welcome"]);
    expect(await trail()).toEqual(["banner_create", "banner_change", "banner_change"]);
  });

  test("leads nowhere when what it led to is not to be met any more, and says so to the shop's people", async () => {
    const target = { kind: "product" as const, id: shop.rice.id };
    await create({ target, position: 1 });
    expect((await shown())[0]?.target).toBe("product-details/rice");
    await api.db
      .update(productTable)
      .set({ status: "hidden" })
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
    api.forget(shop.id);
    expect((await shown())[0]?.target).toBe("");
    const ribbon = { kind: "ribbon" as const, id: shop.ribbons.sale.id };
    await create({ target: ribbon, position: 1, title_en: "Sale" });
    api.forget(shop.id);
    expect((await shown())[0]?.target).toBe(`ribbons-products/${ribbon.id}`);
    await staff.manager.client.sellerRibbons.removeRibbon({ ...inShop(), id_ribbon: ribbon.id });
    api.forget(shop.id);
    expect([(await shown())[0]?.target, (await list())[0]?.target]).toEqual(["", { ...ribbon, name: "" }]);
  });

  test("leads to the shop with a coupon, as long as the coupon can be used", async () => {
    const { id } = await createCoupon(api.db, shop.id, { code: "EID25" });
    const target = { kind: "coupon" as const, id };
    const made = await create({ target, position: 1 });
    expect(made.target).toEqual({ ...target, name: "EID25" });
    expect((await shown())[0]?.target).toBe("coupon/EID25");
    await api.db.update(couponTable).set({ isPaused: true }).where(eq(couponTable.shopId, shop.id));
    api.forget(shop.id);
    expect([(await shown())[0]?.target, (await list())[0]?.target]).toEqual([
      "",
      { ...target, name: "EID25" },
    ]);
  });

  test("is removed, and its pictures are deleted after a day; until then nobody deletes them", async () => {
    const { id_banner, picture } = await create();
    api.clock.advance(25 * 3600);
    await deleteUnusedPictures({ db: api.db, files: store(), clock: api.clock }, 500);
    expect(api.files.has(picture)).toBe(true);
    await calls().removeBanner({ ...inShop(), id_banner });
    await expect(calls().removeBanner({ ...inShop(), id_banner })).rejects.toEqual(refused("not_found"));
    await deleteUnusedPictures({ db: api.db, files: store(), clock: api.clock }, 500);
    expect(api.files.has(picture)).toBe(false);
    expect(await trail()).toEqual(["banner_create", "banner_remove"]);
  });

  test("of another shop does not exist, a packer keeps none, and a shop has so many and no more", async () => {
    const other = await createTestShop(api.db);
    const theirs = await createStaffOf(api, other);
    const [foreign] = (
      await theirs.manager.client.sellerBanners.banners({ language, seller_key: other.sellerKey })
    ).data.banners;
    const id_banner = foreign?.id_banner ?? 0;
    const { picture } = await upload();
    await expect(
      calls().changeBanner({ ...inShop(), ...plain, picture, id_banner, version: "x" }),
    ).rejects.toEqual(refused("not_found"));
    await expect(calls().removeBanner({ ...inShop(), id_banner })).rejects.toEqual(refused("not_found"));
    await expect(staff.packer.client.sellerBanners.banners(inShop())).rejects.toEqual(refused("forbidden"));
    for (let number = 1; number < 10; number += 1) await create({ title_en: `Eid ${number}` });
    await expect(create()).rejects.toEqual(refused("too_many_of_shop"));
  });
});

test("a banner can lead to the shop's categories, ribbons, pages and coupons, and to products by their names", async () => {
  const ask = async (search?: string) =>
    (await calls().bannerTargets({ ...inShop(), ...(search && { search }) })).data.targets;
  const { id } = await createCoupon(api.db, shop.id, { code: "PUJA" });
  const places = [
    { kind: "category", id: shop.categories.food.id, name: "Food" },
    { kind: "category", id: shop.categories.clothes.id, name: "Clothes" },
    { kind: "ribbon", id: shop.ribbons.sale.id, name: "Sale" },
    { kind: "coupon", id, name: "PUJA" },
  ];
  expect(await ask()).toEqual(places);
  expect(await ask("miniket")).toEqual([
    { kind: "product", id: shop.rice.id, name: "Miniket Rice" },
    ...places,
  ]);
});
