import type { AdminCategory, CategoryMotif } from "@haat/contract/admin/admin-categories.contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let support: TestAccount;
let admin: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  await createTestShop(api.db);
  // The tests' own rows brought their ids along.
  await api.db.execute(sql`select setval(pg_get_serial_sequence('business_category', 'id'), 100)`);
  support = await createPlatformPerson(api, "support");
  admin = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());

const language = "en" as const;
const calls = (person = admin) => person.client.adminCategories;

interface Given {
  name_bn?: string;
  name_en?: string;
  motif?: CategoryMotif;
  position?: number;
}
const toys = { name_bn: "খেলনা", name_en: "Toys", motif: "toys", position: 1 } as const;

async function create(given: Given = {}, person = admin): Promise<AdminCategory> {
  return (await calls(person).createCategory({ language, ...toys, ...given })).data.category;
}
const list = async () => (await calls().categories({ language })).data.categories;
const namesInOrder = async () => (await list()).map(({ name_en }) => name_en);

/** What shoppers find, once this process has heard of the change. */
async function shown(as: "bn" | "en" = "en") {
  api.forget();
  const { data } = await api.createClient().store.allBusinessCategory({ language: as });
  return data.all_business_categories;
}

const trailOf = async (id: number) => {
  const rows = await api.db
    .select()
    .from(auditEventTable)
    .where(eq(auditEventTable.subject, String(id)));
  return rows.filter(({ action }) => action.startsWith("category_"));
};

describe("business categories", () => {
  test("are listed in their order with their shops, of any state and open", async () => {
    const [first] = await list();
    expect(first).toMatchObject({ position: 1, shop_count: 1, open_shop_count: 1 });
    await api.db.update(shopTable).set({ status: "suspended" });
    expect((await list())[0]).toMatchObject({ shop_count: 1, open_shop_count: 0 });
    await api.db.update(shopTable).set({ status: "approved" });
  });

  test("are added where they are to stand, seen by shoppers, and written down", async () => {
    const before = await namesInOrder();
    const added = await create({ position: 99 });
    expect(added).toMatchObject({
      ...toys,
      picture: "platform/business-categories/toys",
      position: before.length + 1,
      shop_count: 0,
    });
    expect((await shown("bn")).at(-1)).toMatchObject({
      name: "খেলনা",
      motif: "toys",
      picture: added.picture,
      store_count: 0,
    });
    expect(await trailOf(added.id_business_category)).toMatchObject([
      {
        action: "category_create",
        actor: "staff",
        customerId: admin.id,
        role: "admin",
        before: null,
        after: { name_bn: "খেলনা", name_en: "Toys", position: before.length + 1, picture: added.picture },
      },
    ]);
    await calls().removeCategory({ language, id: added.id_business_category });
  });

  test("move the others when they move, and one change is one row of the trail", async () => {
    const before = await namesInOrder();
    const [one, two] = [
      await create({ name_bn: "এক", name_en: "One", position: 1 }),
      await create({ name_bn: "দুই", name_en: "Two", position: 2 }),
    ];
    expect(await namesInOrder()).toEqual(["One", "Two", ...before]);
    const { id_business_category: id, version } = one;
    const moved = { language, id, name_bn: "এক", name_en: "First", motif: "gifts", position: 2 } as const;
    const { data } = await calls().changeCategory({ ...moved, version });
    expect(data.category).toMatchObject({ name_en: "First", position: 2, motif: "gifts" });
    expect(await namesInOrder()).toEqual(["Two", "First", ...before]);
    expect((await list()).map(({ position }) => position)).toEqual(
      before.concat("", "").map((_, at) => at + 1),
    );
    expect((await shown()).map(({ name }) => name)).toEqual(["Two", "First", ...before]);
    // Sent once more, as it was read before: it is so already.
    await calls().changeCategory({ ...moved, version });
    expect((await trailOf(id)).map(({ action, before: was, after }) => [action, was, after])).toEqual([
      ["category_create", null, expect.objectContaining({ name_en: "One", position: 1 })],
      [
        "category_change",
        expect.objectContaining({ name_en: "One", position: 1 }),
        expect.objectContaining({ name_en: "First", position: 2 }),
      ],
    ]);
    for (const each of [id, two.id_business_category]) await calls().removeCategory({ language, id: each });
    expect(await namesInOrder()).toEqual(before);
  });

  test("have names of their own in each language, however they are written, also of two at once", async () => {
    const added = await create();
    const alike = create({ name_bn: " খেল না", name_en: "T OYS" });
    await expect(alike).rejects.toMatchObject({
      code: "invalid_input",
      data: {
        errors: [
          { field: "name_bn", code: "category_name_taken" },
          { field: "name_en", code: "category_name_taken" },
        ],
      },
    });
    const twice = await Promise.allSettled([1, 2].map(() => create({ name_bn: "বল", name_en: "Balls" })));
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await namesInOrder()).filter((name) => name === "Balls")).toHaveLength(1);
    const other = (await list()).find(({ name_en }) => name_en === "Balls");
    const { id_business_category: id = 0, version = "" } = other ?? {};
    const renamed = calls().changeCategory({ language, id, version, ...toys, name_bn: "বল" });
    await expect(renamed).rejects.toMatchObject({
      data: { errors: [{ field: "name_en", code: "category_name_taken" }] },
    });
    // Its own name is no other's.
    await calls().changeCategory({ language, id, version, ...toys, name_bn: "বল", name_en: "BALLS" });
    for (const each of [id, added.id_business_category]) await calls().removeCategory({ language, id: each });
  });

  test("are refused what cannot be read, field by field, and nothing is changed", async () => {
    const before = await list();
    const wrong = { name_bn: " ", name_en: "x".repeat(41), motif: "none", position: 0 };
    await expect(calls().createCategory({ language, ...wrong } as never)).rejects.toMatchObject({
      code: "invalid_input",
      data: {
        errors: [
          { field: "name_bn", code: "category_name_required" },
          { field: "name_en", code: "category_name_long" },
          { field: "motif", code: "invalid" },
          { field: "position", code: "position_required" },
        ],
      },
    });
    expect(await list()).toEqual(before);
  });

  test("are changed by one of two people who read the same", async () => {
    const added = await create();
    const { id_business_category: id, version } = added;
    const change = (name_en: string) => calls().changeCategory({ language, id, version, ...toys, name_en });
    const both = await Promise.allSettled([change("Toys and games"), change("Games")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refused] = both.filter((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "review_conflict", status: 409 });
    await calls().removeCategory({ language, id });
  });

  test("go only where no shop is of them, and then shoppers find them no more", async () => {
    const [used] = await list();
    const { id_business_category: id = 0 } = used ?? {};
    await expect(calls().removeCategory({ language, id })).rejects.toMatchObject({
      code: "category_in_use",
      status: 409,
    });
    const added = await create();
    const asked = { language, id: added.id_business_category };
    expect((await shown()).map(({ name }) => name)).toContain("Toys");
    await calls().removeCategory(asked);
    expect((await shown()).map(({ name }) => name)).not.toContain("Toys");
    await expect(api.createClient().store.businessCategory({ id: asked.id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(calls().removeCategory(asked)).rejects.toMatchObject({ code: "not_found" });
    expect((await trailOf(asked.id)).map(({ action }) => action)).toEqual([
      "category_create",
      "category_remove",
    ]);
    const gone = calls().changeCategory({ ...asked, ...toys, version: added.version });
    await expect(gone).rejects.toMatchObject({ code: "not_found" });
  });

  test("are not support's", async () => {
    const [first] = await list();
    const { id_business_category: id = 0, version = "" } = first ?? {};
    const mine = calls(support);
    for (const call of [
      () => mine.categories({ language }),
      () => mine.createCategory({ language, ...toys }),
      () => mine.changeCategory({ language, id, version, ...toys }),
      () => mine.removeCategory({ language, id }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "forbidden" });
    expect(await namesInOrder()).not.toContain("Toys");
  });
});
