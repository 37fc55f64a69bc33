import { business } from "@haat/contract/shared/business-constants";
import { shopMoves, shopStatus } from "@haat/contract/shared/shop-status";
import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlStateOf } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import { addProduct, fees, fillShop, pictureOf, startShop } from "../../testing/opened-shop";
import { tableContents } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { addMember, createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop, places } from "../../testing/test-shop";
import { deleteUnusedPictures } from "../account/picture.usecases";
import { auditEventTable } from "../audit/audit.table";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await createAccount(api);
});

const language = "en" as const;
/** What the clean-up of pictures works with. */
const unusedParts = () => ({
  db: api.db,
  clock: api.clock,
  files: {
    put: async (key: string, bytes: Buffer) => void api.files.set(key, bytes),
    get: async (key: string) => api.files.get(key),
    delete: async (key: string) => void api.files.delete(key),
  },
});
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const begin = async () => {
  const { seller_key } = await startShop(owner);
  return { language, seller_key };
};
const stateOf = (tasks: { task: string; state: string }[], task: string) =>
  tasks.find((each) => each.task === task)?.state;
const trail = async (accountId: number) =>
  (
    await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(eq(auditEventTable.customerId, accountId))
      .orderBy(asc(auditEventTable.id))
  ).map(({ action }) => action);

describe("an application", () => {
  test("begins with a name, a trade and a place, and makes who asks the owner of a shop nobody else sees", async () => {
    const opening = await startShop(owner, "ময়না বুটিক");
    expect(opening).toMatchObject({
      status: "draft",
      can_be_sent: false,
      moves: ["send"],
      answers: { name: { bn: "ময়না বুটিক", en: "" }, label: null, place: { area_name: "Dhanmondi" } },
    });
    expect(opening.tasks.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => "to_do"));
    const { data } = await owner.client.sellerAccount.me({ language });
    expect(data.shops).toMatchObject([{ seller_key: opening.seller_key, role: "owner", status: "draft" }]);
    for (const shop_name of [`draft-${opening.seller_key}`, opening.seller_key])
      await expect(api.createClient().store.sellerInfoByShop({ language, shop_name })).rejects.toEqual(
        refused("store_not_found"),
      );
    expect(await trail(owner.id)).toEqual(["shop_start"]);
  });

  test("that is sent twice, also at the same moment, is one shop", async () => {
    const [first, second] = await Promise.all([startShop(owner), startShop(owner)]);
    expect(first.seller_key).toBe(second.seller_key);
    expect((await startShop(owner)).seller_key).toBe(first.seller_key);
    expect(await trail(owner.id)).toEqual(["shop_start"]);
  });

  test("is begun so often and no more, until a month is over", async () => {
    const most = business.shopApplicationsPerMonth;
    const names = Array.from(
      { length: most },
      (_, place) => `Shop of mine ${String.fromCharCode(97 + place)}`,
    );
    await Promise.all(names.map((name) => startShop(owner, name)));
    await expect(startShop(owner, "One more")).rejects.toEqual(refused("too_many_applications"));
    await startShop(owner, names[0]);
    api.clock.advance(31 * 24 * 3600);
    expect((await startShop(owner, "One more")).status).toBe("draft");
  });

  test("with a trade or a place that is not there is refused beside the field, and begins nothing", async () => {
    const before = await tableContents(api.db);
    const place = { id_business_category: 1, id_city: places.dhaka.cityId };
    const good = { language, name: "Shop", ...place, terms: true as const };
    const { startOpening } = owner.client.sellerOpening;
    await expect(startOpening({ ...good, id_business_category: 99 })).rejects.toEqual(
      onField("id_business_category", "business_category_required"),
    );
    await expect(startOpening({ ...good, id_city: 999 })).rejects.toEqual(
      onField("id_city", "city_required"),
    );
    await expect(startOpening({ ...good, id_area: places.gazipur.areaId })).rejects.toEqual(
      onField("id_area", "area_not_in_city"),
    );
    await expect(startOpening({ ...good, name: " " })).rejects.toEqual(onField("name", "shop_name_required"));
    await expect(startOpening({ ...good, name: "অ".repeat(41) })).rejects.toEqual(
      onField("name", "shop_name_long"),
    );
    expect(await tableContents(api.db)).toEqual(before);
  });
});

describe("each item", () => {
  test("is saved by itself, ticks its task, is written down once, and the same again changes nothing", async () => {
    const inShop = await begin();
    const { saveName } = owner.client.sellerOpening;
    const names = { name_bn: "ময়না বুটিক", name_en: "Moyna Boutique" };
    const { data: first } = await saveName({ ...inShop, ...names });
    expect(stateOf(first.opening.tasks, "name")).toBe("done");
    const { data: again } = await saveName({ ...inShop, ...names });
    expect(again.opening.version).toBe(first.opening.version);
    expect(await trail(owner.id)).toEqual(["shop_start", "shop_name"]);
  });

  test("all of them done lets the shop be sent, once, at the version that was read", async () => {
    const { seller_key } = await begin();
    const { sendForReview } = owner.client.sellerOpening;
    const early = await fillShop(owner, seller_key, "moyna-boutique");
    expect(early.can_be_sent).toBe(false);
    await expect(sendForReview({ language, seller_key, version: early.version })).rejects.toMatchObject({
      code: "opening_unfinished",
      data: { errors: [{ field: "product" }], context: { tasks: "a first product with a picture" } },
    });
    await addProduct(api, seller_key);
    const { data } = await owner.client.sellerOpening.opening({ language, seller_key });
    expect(data.opening).toMatchObject({ can_be_sent: true, answers: { label: "moyna-boutique" } });
    const { version } = data.opening;
    await expect(sendForReview({ language, seller_key, version: version - 1 })).rejects.toEqual(
      refused("review_conflict"),
    );
    const sent = await Promise.all([1, 2].map(() => sendForReview({ language, seller_key, version })));
    expect(sent.map((answer) => answer.data.opening.status)).toEqual(["sent", "sent"]);
    expect((await trail(owner.id)).filter((action) => action === "shop_send")).toHaveLength(1);
  });

  test("the place makes the address that shoppers read, in both languages", async () => {
    const { seller_key } = await begin();
    await fillShop(owner, seller_key, "moyna-place");
    const [shop] = await api.db.select().from(shopTable).where(eq(shopTable.sellerKey, seller_key));
    expect(shop).toMatchObject({
      addressEn: "House 5, Road 3, Dhanmondi, Dhaka",
      addressBn: "House 5, Road 3, ধানমন্ডি, ঢাকা",
      deliveryTimeEn: "1–3\u00a0days",
      deliveryTimeBn: "১–৩\u00a0দিন",
      phone: "+8801812345678",
    });
  });

  test("delivery takes zones with exceptions, and refuses what cannot be beside the field", async () => {
    const inShop = await begin();
    const good = {
      ...inShop,
      ...fees,
      suburbs: [places.gazipur.cityId],
      days_from: 0,
      days_to: 0,
      country_days_from: 2,
      country_days_to: 4,
      is_pick_up: false,
    };
    const { saveDelivery } = owner.client.sellerOpening;
    const exceptions = [
      { id_area: places.chattogram.areaId, fee: 20_000 },
      { id_area: places.gazipur.areaId, zone: "city" as const },
    ];
    const { data } = await saveDelivery({ ...good, exceptions, free_from: 200_000 });
    expect(data.opening.answers.delivery).toMatchObject({
      ...fees,
      free_from: 200_000,
      country_days_from: 2,
      country_days_to: 4,
      is_pick_up: false,
      suburbs: [{ city_name: "Gazipur" }],
      exceptions: [
        { area_name: "Panchlaish", fee: 20_000, zone: null },
        { area_name: "Tongi", zone: "city", fee: null },
      ],
    });
    const bad: [object, string, string][] = [
      [{ days_from: 3, days_to: 1 }, "days_to", "days_invalid"],
      [{ country_days_from: 5 }, "country_days_to", "days_invalid"],
      [{ country_days_to: null }, "country_days_to", "days_invalid"],
      [{ country_days_from: null }, "country_days_from", "days_invalid"],
      [{ suburbs: [places.dhaka.cityId] }, "suburbs", "city_required"],
      [{ suburbs: [999] }, "suburbs", "city_required"],
      [{ exceptions: [exceptions[0], exceptions[0]] }, "exceptions", "area_twice"],
      [{ exceptions: [{ id_area: 999, fee: 0 }] }, "exceptions", "area_required"],
      [{ fee_city: 6050 }, "fee_city", "fee_invalid"],
      [{ fee_country: -100 }, "fee_country", "fee_invalid"],
    ];
    for (const [wrong, field, code] of bad) {
      const asked = { ...good, exceptions: [], ...wrong };
      await expect(saveDelivery(asked)).rejects.toEqual(onField(field, code));
    }
    const { data: after } = await owner.client.sellerOpening.opening(inShop);
    expect(after.opening).toEqual(data.opening);

    const times = async () => {
      const [row] = await api.db.select().from(shopTable).where(eq(shopTable.sellerKey, inShop.seller_key));
      return [row?.deliveryTimeEn, row?.deliveryTimeOutsideEn, row?.deliveryTimeOutsideBn];
    };
    expect(await times()).toEqual(["the same day", "2–4\u00a0days", "২–৪\u00a0দিন"]);
    const { country_days_from: _from, country_days_to: _to, ...older } = good;
    await saveDelivery({ ...older, exceptions: [] });
    expect((await times())[1]).toBe("2–4\u00a0days");
    await saveDelivery({ ...good, exceptions: [], country_days_from: null, country_days_to: null });
    expect(await times()).toEqual(["the same day", "", ""]);
  });

  test("a delivery time in words stays where no days are given, and is asked for where there is none", async () => {
    const inShop = await begin();
    const { saveDelivery, opening } = owner.client.sellerOpening;
    const untouched = { ...inShop, ...fees, suburbs: [], exceptions: [], is_pick_up: true };
    await expect(saveDelivery(untouched)).rejects.toEqual(onField("days_from", "days_invalid"));
    const words = {
      deliveryTimeBn: "২–৪ ঘণ্টা",
      deliveryTimeEn: "2–4 hours",
      deliveryTimeOutsideBn: "কাল",
      deliveryTimeOutsideEn: "tomorrow",
    };
    const ofShop = eq(shopTable.sellerKey, inShop.seller_key);
    await api.db.update(shopTable).set(words).where(ofShop);
    await saveDelivery(untouched);
    const [kept] = await api.db.select().from(shopTable).where(ofShop);
    expect(kept).toMatchObject({ ...words, deliveryFeeInside: fees.fee_city });
    const { delivery } = (await opening(inShop)).data.opening.answers;
    expect(delivery).toMatchObject({ time: "2–4 hours", days_from: null, days_to: null });
    expect(delivery).toMatchObject({ time_outside: "tomorrow", country_days_from: null });
    const dearer = { ...untouched, fee_city: fees.fee_city + 1000 };
    await saveDelivery({ ...dearer, country_days_from: null, country_days_to: null });
    const [stillSo] = await api.db.select().from(shopTable).where(ofShop);
    expect(stillSo).toMatchObject({ ...words, deliveryFeeInside: fees.fee_city + 1000 });
    await expect(saveDelivery({ ...untouched, days_from: 1 })).rejects.toEqual(
      onField("days_to", "days_invalid"),
    );
    await saveDelivery({ ...untouched, days_from: 1, days_to: 2 });
    const { data } = await saveDelivery(untouched);
    expect(data.opening.answers.delivery).toMatchObject({ time: "1–2\u00a0days", days_from: 1, days_to: 2 });
  });

  test("colours go through the guard of themes, which says what it corrects", async () => {
    const inShop = await begin();
    const { saveColours } = owner.client.sellerOpening;
    const ready = await saveColours({ ...inShop, look: "grocery" });
    expect(ready.data.opening.answers.theme).toMatchObject({ seed: "#2e7d32", surface: "tinted" });
    const own = await saveColours({ ...inShop, seed: "#ef6c00" });
    expect(own.data.corrections).toContainEqual({ asked: "#ef6c00", shown: "#ff9a63" });
    expect(own.data.opening.answers.theme).toMatchObject({ seed: "#ef6c00", surface: "tinted" });
    await expect(saveColours(inShop)).rejects.toEqual(onField("seed", "colour_required"));
    await expect(saveColours({ ...inShop, seed: "red" })).rejects.toEqual(onField("seed", "colour_shape"));
  });

  test("about is drafted from the answers, and needs one language of each text", async () => {
    const inShop = await begin();
    const { data } = await owner.client.sellerOpening.opening(inShop);
    expect(data.opening.drafted.tagline).toEqual({ bn: "ঢাকা থেকে মুদি", en: "Grocery from Dhaka" });
    const named = await startShop(await createAccount(api), "বনলতা শাড়ি ঘর");
    expect(named.drafted.about.en).toMatch(/^Bonolta Saree Ghar /);
    expect(named.drafted.about.en).not.toMatch(/\p{Script=Bengali}/u);
    const blank = { tagline_bn: "", tagline_en: " ", about_bn: "কথা", about_en: "" };
    await expect(owner.client.sellerOpening.saveAbout({ ...inShop, ...blank })).rejects.toEqual(
      onField("tagline_en", "tagline_required"),
    );
  });

  test("is closed to who may not keep the shop's settings, and to strangers there is no shop", async () => {
    const inShop = await begin();
    const [shop] = await api.db.select().from(shopTable).where(eq(shopTable.sellerKey, inShop.seller_key));
    const packer = await createAccount(api);
    await addMember(api, { id: shop?.id ?? 0 }, packer, "packer");
    const names = { name_bn: "ক খ", name_en: "A B" };
    await expect(packer.client.sellerOpening.saveName({ ...inShop, ...names })).rejects.toEqual(
      refused("forbidden"),
    );
    const stranger = await createAccount(api);
    await expect(stranger.client.sellerOpening.opening(inShop)).rejects.toEqual(refused("shop_not_found"));
  });
});

describe("a logo", () => {
  test("is kept, and letters can be drawn in its place", async () => {
    const inShop = await begin();
    const { data } = await owner.client.sellerOpening.uploadLogo({
      ...inShop,
      picture: await pictureOf(200),
    });
    const { logo } = data.opening.answers;
    expect(api.files.has(logo ?? "")).toBe(true);
    expect(stateOf(data.opening.tasks, "logo")).toBe("done");
    // The clean-up leaves what a shop shows, and takes it when it does no more.
    api.clock.advance(25 * 3600);
    await deleteUnusedPictures(unusedParts(), 100);
    expect(api.files.has(logo ?? "")).toBe(true);
    const { data: drawn } = await owner.client.sellerOpening.useMonogram(inShop);
    expect(drawn.opening.answers).toMatchObject({ logo: null, is_monogram: true });
    await deleteUnusedPictures(unusedParts(), 100);
    expect(api.files.has(logo ?? "")).toBe(false);
  });

  test("of 40 px, of 20 megapixels, or that is a document too, is refused, and nothing is changed", async () => {
    const inShop = await begin();
    const { uploadLogo } = owner.client.sellerOpening;
    const { data: before } = await owner.client.sellerOpening.opening(inShop);
    await expect(uploadLogo({ ...inShop, picture: await pictureOf(400, 40) })).rejects.toEqual(
      refused("logo_too_small"),
    );
    await expect(uploadLogo({ ...inShop, picture: await pictureOf(5000, 4000) })).rejects.toEqual(
      refused("picture_dimensions"),
    );
    const png = await sharp({ create: { width: 200, height: 200, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const polyglot = new File([new Uint8Array(png), "<script>alert(1)</script>"], "logo.png", {
      type: "image/png",
    });
    await expect(uploadLogo({ ...inShop, picture: polyglot })).rejects.toEqual(refused("picture_format"));
    const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.svg", {
      type: "image/svg+xml",
    });
    await expect(uploadLogo({ ...inShop, picture: svg })).rejects.toEqual(refused("picture_format"));
    const { data: after } = await owner.client.sellerOpening.opening(inShop);
    expect(after.opening).toEqual(before.opening);
    expect(api.files.size).toBeLessThanOrEqual(1);
  });
});

test("a shop's doctor names what keeps shoppers from buying, and what is to be mended", async () => {
  const inShop = await begin();
  const findings = async () =>
    (await owner.client.sellerOpening.doctor(inShop)).data.findings.map(({ finding, mend }) => [
      finding,
      mend,
    ]);
  expect(await findings()).toEqual([
    ["not_sent", "send"],
    ["no_product", "product"],
  ]);
  await addProduct(api, inShop.seller_key, 0);
  expect(await findings()).toEqual([
    ["not_sent", "send"],
    ["no_stock", "product"],
  ]);
  const open = await createTestShop(api.db);
  await addMember(api, open, owner, "owner");
  const { data } = await owner.client.sellerOpening.doctor({ language, seller_key: open.sellerKey });
  expect(data.findings).toEqual([]);
});

describe("the database", () => {
  test("lets a shop move as the contract's table says, each of both sides by its own moves alone", async () => {
    const shop = await createTestShop(api.db, { status: "draft" });
    await addMember(api, shop, owner, "owner");
    const admin = await createPlatformPerson(api, "admin");
    const scopes = {
      member: { shopId: shop.id, memberId: owner.id },
      staff: { staffId: admin.id },
    };
    const isThis = eq(shopTable.id, shop.id);
    const undo = new Error("tried");
    for (const by of ["member", "staff"] as const) {
      for (const from of shopStatus.options) {
        for (const to of shopStatus.options.filter((status) => status !== from)) {
          const expected = Object.values(shopMoves).some(
            (move) =>
              // To the database an owner is a member like the others.
              (move.by === "owner" ? "member" : move.by) === by && move.to === to && move.from.includes(from),
          );
          const tests = from === "test" && {
            testsShopId: (await createTestShop(api.db)).id,
            slug: `test-${by}-${to.replace("_", "-")}`,
          };
          const fresh = await createTestShop(api.db, { status: from, ...tests });
          if (by === "member") await addMember(api, fresh, owner, "owner");
          const scope = by === "member" ? { ...scopes.member, shopId: fresh.id } : scopes.staff;
          const moving = inTransaction(
            api.db,
            async (tx) => {
              await tx.update(shopTable).set({ status: to }).where(eq(shopTable.id, fresh.id));
              throw undo;
            },
            scope,
          );
          const state = await moving.catch((error: unknown) =>
            error === undo ? "moved" : sqlStateOf(error),
          );
          expect([by, from, to, state]).toEqual([by, from, to, expected ? "moved" : "23514"]);
        }
      }
    }
    expect((await api.db.select().from(shopTable).where(isThis))[0]?.status).toBe("draft");
  });
});
