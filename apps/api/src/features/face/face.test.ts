import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { homeSectionTable } from "./face.table";

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
const calls = () => staff.manager.client.sellerFace;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const nowhere = { kind: "none" as const, id: null };
const trail = async () =>
  (
    await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(asc(auditEventTable.id))
  )
    .map(({ action }) => action)
    .filter((action) => /^(announcement|home)_/.test(action));

describe("the announcement of a shop", () => {
  const read = async () => (await calls().announcement(inShop())).data.announcement;
  const line = { text_bn: "ডেলিভারি ফ্রি", text_en: "Free delivery" };
  const save = async (given: object = {}) => {
    const { version } = await read();
    const asked = { ...inShop(), ...line, target: nowhere, version, ...given };
    return (await calls().saveAnnouncement(asked)).data.announcement;
  };
  const shown = async (of: "bn" | "en" = language) => {
    const asked = { language: of, shop_name: shop.slug };
    return (await api.createClient().store.sellerInfoByShop(asked)).data.seller[0]?.announcement;
  };

  test("is above every page in both languages, leads into the shop, and goes when it is left blank", async () => {
    expect(await shown()).toBeNull();
    const target = { kind: "product" as const, id: shop.rice.id };
    expect(await save({ target })).toMatchObject({ ...line, is_shown: true });
    api.forget(shop.id);
    expect(await shown()).toEqual({ text: "Free delivery", language: "en", target: "product-details/rice" });
    await save({ text_en: "" });
    api.forget(shop.id);
    expect(await shown()).toEqual({ text: "ডেলিভারি ফ্রি", language: "bn", target: "" });
    await api.db
      .update(productTable)
      .set({ status: "hidden" })
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
    await save({ text_bn: "", text_en: " " });
    api.forget(shop.id);
    expect([await shown(), (await read()).is_shown]).toEqual([null, false]);
    expect(await trail()).toEqual(["announcement_change", "announcement_change", "announcement_change"]);
  });

  test("is shown from its first day in Bangladesh to the end of its last, also from what is kept", async () => {
    const today = new Date(api.clock.now().getTime() + 6 * 3_600_000);
    const tomorrow = new Date(today.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    await save({ starts_on: tomorrow, ends_on: tomorrow });
    api.forget(shop.id);
    const midnight = Date.parse(`${tomorrow}T00:00:00+06:00`);
    api.clock.advance((midnight - api.clock.now().getTime()) / 1000 - 1);
    expect(await shown()).toBeNull();
    api.clock.advance(1);
    expect((await shown())?.text).toBe("Free delivery");
    api.clock.advance(24 * 3600 - 1);
    expect((await shown())?.text).toBe("Free delivery");
    api.clock.advance(1);
    expect(await shown()).toBeNull();
  });

  test("refuses what is too long, days that are turned round, and what the shop has not; of two at once the later hears", async () => {
    const other = await createTestShop(api.db);
    await expect(save({ text_en: "x".repeat(101) })).rejects.toEqual(onField("text_en", "announcement_long"));
    await expect(save({ starts_on: "2027-01-02", ends_on: "2027-01-01" })).rejects.toEqual(
      onField("ends_on", "date_order"),
    );
    await expect(save({ target: { kind: "ribbon", id: other.ribbons.sale.id } })).rejects.toEqual(
      onField("target", "target_unknown"),
    );
    const { version } = await read();
    await save();
    expect((await save({ version })).text_en).toBe("Free delivery");
    await expect(save({ version, text_en: "Other" })).rejects.toEqual(refused("review_conflict"));
    await expect(staff.packer.client.sellerFace.announcement(inShop())).rejects.toEqual(refused("forbidden"));
    expect(await trail()).toEqual(["announcement_change"]);
  });
});

describe("the first page of a shop", () => {
  const read = async () => (await calls().home(inShop())).data;
  const keys = async () => (await read()).sections.map(({ key }) => key);
  const move = async (key: string, way: "up" | "down" | "show" | "hide", version?: string) =>
    (
      await calls().moveSection({
        ...inShop(),
        key,
        move: way,
        version: version ?? (await read()).version,
      })
    ).data;
  const shown = async () => {
    api.forget(shop.id);
    const asked = { language, sellerKey: shop.sellerKey };
    return (await api.createClient().catalogue.shopHome(asked)).data.sections;
  };
  const kinds = async () => (await shown()).map(({ kind }) => kind);
  const upload = async () => {
    const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: "#0a7d4f" } });
    const file = new File([new Uint8Array(await drawn.png().toBuffer())], "field.png", { type: "image/png" });
    return (await calls().uploadSectionPicture({ ...inShop(), picture: file })).data;
  };
  const plain = { kind: "text" as const, title_en: "Our story", text_en: "From the field.", target: nowhere };
  const create = async (given: object = {}, idempotencyKey: string = randomUUID()) =>
    (await calls().createSection({ ...inShop(), ...plain, ...given }, { context: { idempotencyKey } })).data
      .section;
  const written = () => api.db.select().from(homeSectionTable).where(eq(homeSectionTable.shopId, shop.id));

  test("has the usual order until somebody changes it, and then theirs; what is hidden is not shown", async () => {
    const sale = `ribbon-${shop.ribbons.sale.id}`;
    expect(await keys()).toEqual(["banners", "categories", sale, "about"]);
    expect(await kinds()).toEqual(["banners", "categories", "ribbon", "about"]);
    expect(await written()).toHaveLength(0);
    await move(sale, "up");
    expect(await written()).toHaveLength(4);
    await move("about", "hide");
    await move("banners", "up");
    await move("about", "down");
    expect(await keys()).toEqual(["banners", sale, "categories", "about"]);
    expect(await kinds()).toEqual(["banners", "ribbon", "categories"]);
    await move("about", "show");
    expect(await kinds()).toEqual(["banners", "ribbon", "categories", "about"]);
    // What changes nothing is not written down.
    expect(await trail()).toEqual(["home_order", "home_order", "home_order"]);
  });

  test("keeps to the ribbons that there are: a new one stands behind the last, one that is removed is gone", async () => {
    const sale = shop.ribbons.sale.id;
    await move(`ribbon-${sale}`, "up");
    const given = { name_en: "New", tone: 1 as const, rule: "newest" as const, rule_count: 2, position: 9 };
    const { ribbon } = (
      await staff.manager.client.sellerRibbons.createRibbon(
        { ...inShop(), ...given },
        { context: { idempotencyKey: randomUUID() } },
      )
    ).data;
    expect(await keys()).toEqual([
      "banners",
      `ribbon-${sale}`,
      `ribbon-${ribbon.id_ribbon}`,
      "categories",
      "about",
    ]);
    await move(`ribbon-${ribbon.id_ribbon}`, "up");
    await staff.manager.client.sellerRibbons.removeRibbon({ ...inShop(), id_ribbon: sale });
    expect(await keys()).toEqual(["banners", `ribbon-${ribbon.id_ribbon}`, "categories", "about"]);
  });

  test("of two at once the later hears of the other one", async () => {
    const { version } = await read();
    await move("categories", "up", version);
    await expect(move("about", "up", version)).rejects.toEqual(refused("review_conflict"));
    // The same again would move it once more, so it is refused, too; at the top there is nothing to change.
    expect((await move("categories", "up")).sections[0]?.key).toBe("categories");
    await expect(move("own-999", "up")).rejects.toEqual(refused("not_found"));
  });

  test("has texts of the shop's own, with and without a picture, changed as they were read and removed", async () => {
    const { picture, fits } = await upload();
    const key = randomUUID();
    const target = { kind: "category" as const, id: shop.categories.food.id };
    const made = await create({ kind: "picture_text", picture, target }, key);
    expect([fits, await create({ kind: "picture_text", picture, target }, key)]).toEqual([true, made]);
    expect((await shown()).at(-1)).toEqual({
      kind: "picture_text",
      id_ribbon: null,
      title: "Our story",
      text: "From the field.",
      picture,
      target: "all-products/food",
    });
    await move(made.key, "up");
    const ofSection = { ...inShop(), id_section: made.id_section ?? 0, version: made.version };
    const given = { ...plain, ...ofSection, kind: "picture_text" as const, picture, text_en: "Fresh." };
    const changed = (await calls().changeSection(given)).data.section;
    expect((await calls().changeSection(given)).data.section).toEqual(changed);
    await expect(calls().changeSection({ ...given, text_en: "Other" })).rejects.toEqual(
      refused("review_conflict"),
    );
    expect((await kinds()).at(-2)).toBe("picture_text");
    await calls().removeSection({ ...inShop(), id_section: ofSection.id_section });
    await expect(calls().removeSection({ ...inShop(), id_section: ofSection.id_section })).rejects.toEqual(
      refused("not_found"),
    );
    expect(await trail()).toEqual([
      "home_section_create",
      "home_order",
      "home_section_change",
      "home_section_remove",
    ]);
  });

  test("refuses texts without words or picture, of another shop and beyond the limit", async () => {
    const wrong: [object, string, string][] = [
      [{ text_en: " " }, "text_bn", "section_text_required"],
      [{ text_en: "x".repeat(601) }, "text_en", "section_text_long"],
      [{ title_bn: "x".repeat(61) }, "title_bn", "section_title_long"],
      [{ kind: "picture_text" }, "picture", "picture_required"],
      [{ kind: "picture_text", picture: "uploads/of-nobody" }, "picture", "picture_unknown"],
      [{ target: { kind: "page", id: 999_999 } }, "target", "target_unknown"],
    ];
    for (const [given, field, code] of wrong)
      await expect(create(given), JSON.stringify(given)).rejects.toEqual(onField(field, code));
    expect(await written()).toHaveLength(0);
    const other = await createTestShop(api.db);
    const theirs = (await createStaffOf(api, other)).manager.client.sellerFace;
    const { section } = (
      await theirs.createSection(
        { language, seller_key: other.sellerKey, ...plain },
        { context: { idempotencyKey: randomUUID() } },
      )
    ).data;
    const id_section = section.id_section ?? 0;
    await expect(calls().removeSection({ ...inShop(), id_section })).rejects.toEqual(refused("not_found"));
    await expect(
      calls().changeSection({ ...inShop(), ...plain, id_section, version: section.version }),
    ).rejects.toEqual(refused("not_found"));
    await expect(staff.packer.client.sellerFace.home(inShop())).rejects.toEqual(refused("forbidden"));
    for (let number = 0; number < 10; number += 1) await create();
    await expect(create()).rejects.toEqual(refused("too_many_of_shop"));
  });
});
