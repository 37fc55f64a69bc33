import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { sizeGuideTable } from "./size-guide.table";

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
const calls = () => staff.manager.client.sellerSizeGuides;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const once = () => ({ context: { idempotencyKey: randomUUID() } });
const shirts = {
  name_bn: "শার্ট",
  name_en: "Shirts",
  how_bn: "",
  how_en: "Laid flat",
  columns: [
    { name_bn: "বুক", name_en: "Chest", unit: "inch" as const },
    { name_bn: "", name_en: "Foot", unit: "cm" as const },
    { name_bn: "", name_en: "EU", unit: "words" as const },
  ],
  rows: [
    { size: "M", cells: ["৩৮–৪০", "24.5", "48 "] },
    { size: "L", cells: ["", "25", ""] },
  ],
};
const create = async (given: object = {}, key = once()) =>
  (await calls().createSizeGuide({ ...inShop(), ...shirts, ...given }, key)).data.size_guide;
const list = async () => (await calls().sizeGuides(inShop())).data.size_guides;
const shown = async (id: number, given: "bn" | "en" = language, sellerKey = shop.sellerKey) =>
  (await api.createClient().sizeGuides.shopSizeGuide({ language: given, sellerKey, id })).data.size_guide[0];
const trail = async () =>
  (await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith("size_guide_"));

/** Has a product of the shop show a guide, as its form does. */
async function choose(id_size_guide: number | null) {
  const { productDrafts } = staff.manager.client;
  const { draft } = (await productDrafts.editProduct({ ...inShop(), id_product: shop.rice.id })).data;
  const { id_draft, version } = draft;
  const saved = await productDrafts.saveDraft({ ...inShop(), id_draft, version, id_size_guide });
  const asked = { ...inShop(), id_draft, version: saved.data.draft.version };
  await productDrafts.publishDraft(asked, once());
  api.forget(shop.id);
}
const guideOfProduct = async () => {
  const asked = { language, sellerKey: shop.sellerKey, slug: shop.rice.slug };
  return (await api.createClient().catalogue.shopProductById(asked)).data.product[0]?.id_size_guide;
};

describe("a size guide", () => {
  test("is added once however often it is sent, and shown in inches and centimetres in either language", async () => {
    const key = once();
    const made = await create({}, key);
    expect(await create({}, key)).toEqual(made);
    expect(made).toMatchObject({ rows: [{ size: "M", cells: ["38-40", "24.5", "48"] }, {}], products: 0 });
    expect(await shown(made.id_size_guide)).toEqual({
      id_size_guide: made.id_size_guide,
      name: "Shirts",
      how: "Laid flat",
      columns: [
        { name: "Chest", is_length: true },
        { name: "Foot", is_length: true },
        { name: "EU", is_length: false },
      ],
      rows: [
        {
          size: "M",
          cells: [
            { text: "38-40", inch: "38–40", cm: "96.5–101.6" },
            { text: "24.5", inch: "9.6", cm: "24.5" },
            { text: "48", inch: null, cm: null },
          ],
        },
        {
          size: "L",
          cells: [
            { text: "", inch: null, cm: null },
            { text: "25", inch: "9.8", cm: "25" },
            { text: "", inch: null, cm: null },
          ],
        },
      ],
    });
    expect(await shown(made.id_size_guide, "bn")).toMatchObject({
      name: "শার্ট",
      columns: [{ name: "বুক" }, { name: "Foot" }, { name: "EU" }],
    });
    expect(await trail()).toEqual(["size_guide_create"]);
  });

  test("is refused without a name, a measure or a size, and where a length is none", async () => {
    const row = (...cells: string[]) => ({ rows: [{ size: "M", cells }] });
    for (const [given, field, code] of [
      [{ name_bn: " ", name_en: "" }, "name_bn", "size_guide_name_required"],
      [{ name_en: "x".repeat(61) }, "name_en", "size_guide_name_long"],
      [{ rows: [] }, "rows", "size_rows_count"],
      [
        { columns: [{ name_bn: "", name_en: " ", unit: "inch" }], ...row("38") },
        "columns.0.name_bn",
        "size_column_name_required",
      ],
      [row("wide", "24", ""), "rows.0.cells.0", "size_length_invalid"],
      [row("38", "24", "x".repeat(21)), "rows.0.cells.2", "size_words_long"],
      [row("38"), "rows.0.cells", "size_cells_count"],
      [{ rows: [{ size: " ", cells: ["38", "24", ""] }] }, "rows.0.size", "size_name_required"],
    ] as const)
      await expect(create(given), code).rejects.toEqual(onField(field, code));
    expect(await list()).toEqual([]);
  });

  test("of two people is the first one's; the same again, in another script, changes nothing", async () => {
    const { id_size_guide, version } = await create();
    const rows = [{ size: "M", cells: ["39", "24.5", "48"] }];
    const asked = { ...inShop(), ...shirts, rows, id_size_guide, version };
    expect((await calls().changeSizeGuide(asked)).data.size_guide).toMatchObject({ rows });
    const inBengali = [{ size: "M", cells: ["৩৯", "২৪.৫", "48"] }];
    await calls().changeSizeGuide({ ...asked, rows: inBengali });
    await expect(calls().changeSizeGuide({ ...asked, name_en: "Tees" })).rejects.toEqual(
      refused("review_conflict"),
    );
    expect(await trail()).toEqual(["size_guide_create", "size_guide_change"]);
    api.forget(shop.id);
    expect(await shown(id_size_guide)).toMatchObject({ rows: [{ size: "M" }] });
  });

  test("is chosen for a product, counted, and lost by it when it is removed", async () => {
    const { id_size_guide } = await create();
    expect(await guideOfProduct()).toBeNull();
    await choose(id_size_guide);
    expect(await guideOfProduct()).toBe(id_size_guide);
    expect(await list()).toMatchObject([{ id_size_guide, products: 1 }]);
    expect((await calls().removeSizeGuide({ ...inShop(), id_size_guide })).data).toEqual({ products: 1 });
    api.forget(shop.id);
    expect(await guideOfProduct()).toBeNull();
    await expect(calls().removeSizeGuide({ ...inShop(), id_size_guide })).rejects.toEqual(
      refused("not_found"),
    );
    await expect(shown(id_size_guide)).rejects.toEqual(refused("not_found"));
    await expect(choose(id_size_guide)).rejects.toEqual(onField("id_size_guide", "size_guide_unknown"));
    expect(await trail()).toEqual(["size_guide_create", "size_guide_remove"]);
  });

  test("of another shop does not exist, and a packer writes none", async () => {
    const { id_size_guide } = await create();
    const other = await createTestShop(api.db);
    const { manager } = await createStaffOf(api, other);
    const theirs = { language, seller_key: other.sellerKey };
    await expect(
      manager.client.sellerSizeGuides.removeSizeGuide({ ...theirs, id_size_guide }),
    ).rejects.toEqual(refused("not_found"));
    await expect(shown(id_size_guide, language, other.sellerKey)).rejects.toEqual(refused("not_found"));
    await expect(staff.packer.client.sellerSizeGuides.sizeGuides(inShop())).rejects.toEqual(
      refused("forbidden"),
    );
  });

  test("that is no whole table is refused by the database itself", async () => {
    const columns = [{ name_bn: "", name_en: "Chest", unit: "inch" as const }];
    const rows = [{ size: "M", cells: ["38"] }];
    const whole = { shopId: shop.id, nameEn: "Tees", columns, rows };
    for (const wrong of [
      { nameEn: "" },
      { columns: [] },
      { columns: [{ name_bn: "", name_en: "Chest" }] },
      { columns: [{ ...columns[0], unit: "yard" }] },
      { rows: [] },
      { rows: [{ size: "M", cells: [] }] },
      { rows: [{ size: "M" }] },
      { rows: [{ cells: ["38"] }] },
      { rows: "M" },
    ])
      await expect(
        api.db.insert(sizeGuideTable).values({ ...whole, ...wrong } as never),
        JSON.stringify(wrong),
      ).rejects.toThrow();
    await api.db.insert(sizeGuideTable).values(whole);
  });
});
