import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { extraPageTable } from "../shop/shop.table";

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
const calls = () => staff.manager.client.sellerPages;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const page = {
  title_bn: "ফেরত",
  title_en: "Returns",
  body_bn: "সাত **দিন**",
  body_en: "Seven **days**",
  in_header: false,
  in_footer: true,
  position: 99,
};
const create = async (given: object = {}, idempotencyKey: string = randomUUID()) =>
  (await calls().createPage({ ...inShop(), ...page, ...given }, { context: { idempotencyKey } })).data.page;
const list = async () => (await calls().pages(inShop())).data.pages;
const trail = async () =>
  (await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith("page_"));
const shown = async (slug: string) =>
  (
    await api
      .createClient({ "accept-language": "en" })
      .extraPages.shopExtraPageBySlug({ sellerKey: shop.sellerKey, slug })
  ).data.extra_page[0];
const linked = async () =>
  (await api.createClient().extraPages.shopExtraPages({ language, sellerKey: shop.sellerKey })).data
    .extra_pages;

describe("a page of a shop", () => {
  test("is added at its place, with an address of its title, and once however often it is sent", async () => {
    const key = randomUUID();
    const made = await create({}, key);
    expect(made).toMatchObject({ slug: "returns", format: "markdown", position: 1 });
    expect(await create({}, key)).toEqual(made);
    const first = await create({ title_en: "Returns", position: 1 });
    expect(first.slug).toBe("returns-2");
    expect((await list()).map(({ slug }) => slug)).toEqual(["returns-2", "returns"]);
    expect(await trail()).toEqual(["page_create", "page_create"]);
    expect(await shown("returns")).toMatchObject({ format: "markdown", body: "Seven **days**" });
  });

  test("never takes the address of a page of ours, and has one in Latin letters whatever it is called", async () => {
    expect((await create({ title_en: "Cart" })).slug).toBe("cart-2");
    expect((await create({ title_en: "", title_bn: "আমাদের কথা" })).slug).toMatch(/^[a-z-]+$/);
    expect((await create({ title_en: "???", title_bn: "" })).slug).toBe("page");
  });

  test("is refused without a title or a text, and where one is too long", async () => {
    await expect(create({ title_bn: " ", title_en: "" })).rejects.toEqual(
      onField("title_bn", "page_title_required"),
    );
    await expect(create({ body_bn: "\n ", body_en: "" })).rejects.toEqual(
      onField("body_bn", "page_body_required"),
    );
    await expect(create({ title_en: "x".repeat(61) })).rejects.toEqual(
      onField("title_en", "page_title_long"),
    );
    await expect(create({ body_en: "x".repeat(12_001) })).rejects.toEqual(
      onField("body_en", "page_body_long"),
    );
    expect(await list()).toEqual([]);
  });

  test("is linked to where its shop says, at once", async () => {
    const { id_extra_page, version, slug } = await create({ in_header: true });
    expect(await linked()).toMatchObject([{ slug, in_header: true, in_footer: true }]);
    await calls().changePage({ ...inShop(), ...page, in_footer: false, id_extra_page, version });
    api.forget(shop.id);
    expect(await linked()).toMatchObject([{ slug, in_header: false, in_footer: false }]);
    expect(await shown(slug)).toMatchObject({ title: "Returns" });
  });

  test("of two people is the first one's; the same again changes nothing", async () => {
    const { id_extra_page, version, slug } = await create();
    const asked = { ...inShop(), ...page, title_en: "Exchange", id_extra_page, version };
    expect((await calls().changePage(asked)).data.page).toMatchObject({ title_en: "Exchange", slug });
    await calls().changePage(asked);
    await expect(calls().changePage({ ...asked, title_en: "Other" })).rejects.toEqual(
      refused("review_conflict"),
    );
    expect(await trail()).toEqual(["page_create", "page_change"]);
  });

  test("that was plain text stays so until its words are others", async () => {
    await api.db
      .insert(extraPageTable)
      .values({ shopId: shop.id, slug: "old", titleEn: "Old", bodyEn: "1. one\n* two" });
    const [old] = await list();
    if (!old) throw new Error("The page is gone.");
    const { id_extra_page, version } = old;
    const kept = { ...inShop(), ...page, title_bn: "", body_bn: "", body_en: old.body_en, position: 1 };
    const renamed = (await calls().changePage({ ...kept, title_en: "Older", id_extra_page, version })).data
      .page;
    expect(renamed.format).toBe("plain");
    const { version: next } = renamed;
    const written = { ...kept, body_en: "1. one", id_extra_page, version: next };
    expect((await calls().changePage(written)).data.page.format).toBe("markdown");
  });

  test("is removed once, and then is no page any more", async () => {
    const { id_extra_page, slug } = await create();
    await calls().removePage({ ...inShop(), id_extra_page });
    await expect(calls().removePage({ ...inShop(), id_extra_page })).rejects.toEqual(refused("not_found"));
    api.forget(shop.id);
    await expect(shown(slug)).rejects.toEqual(refused("page_not_found"));
    expect(await trail()).toEqual(["page_create", "page_remove"]);
  });

  test("of another shop does not exist, and a packer writes none", async () => {
    const other = await createTestShop(api.db);
    const { manager } = await createStaffOf(api, other);
    const { id_extra_page, version } = await create();
    const there = { language, seller_key: other.sellerKey, id_extra_page };
    await expect(manager.client.sellerPages.changePage({ ...there, ...page, version })).rejects.toEqual(
      refused("not_found"),
    );
    await expect(manager.client.sellerPages.removePage(there)).rejects.toEqual(refused("not_found"));
    expect(
      (await manager.client.sellerPages.pages({ language, seller_key: other.sellerKey })).data.pages,
    ).toEqual([]);
    await expect(staff.packer.client.sellerPages.pages(inShop())).rejects.toEqual(refused("forbidden"));
  });
});
