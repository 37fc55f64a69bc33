import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { labelSkeleton } from "@haat/contract/shared/reserved-labels";
import { auditEventTable } from "../audit/audit.table";
import { startShop } from "../../testing/opened-shop";
import { rowsOf } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { addMember, createAccount, type TestAccount } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  await createTestShop(api.db, { slug: "moyna-farm" });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await createAccount(api);
});

const language = "en" as const;
const begin = async (name?: string, of = owner) => {
  const { seller_key } = await startShop(of, name);
  return { language, seller_key };
};
const refusedFor = (code: string) =>
  expect.objectContaining({
    code: "invalid_input",
    data: expect.objectContaining({ errors: [expect.objectContaining({ field: "label", code })] }),
  });

describe("an address label", () => {
  test.each([
    ["moyna-farm", "taken"],
    ["Moyna-Farm", "taken"],
    ["m0yna-farm", "look_alike"],
    ["moynafarm", "look_alike"],
    ["moyna-fann", "free"],
    ["moyna-farrn", "look_alike"],
    ["admin", "reserved"],
    ["my-account", "reserved"],
    ["preview-of-mine", "reserved"],
    ["draft-of-mine", "reserved"],
    ["adm1n", "reserved"],
    ["c0nsole", "reserved"],
    ["pay-rnent", "reserved"],
    ["pt-br", "reserved"],
    ["ab", "reserved"],
    ["x1", "shape"],
    ["xn--moyna", "shape"],
    ["-moyna", "shape"],
    ["moyna.shop", "shape"],
    ["a".repeat(41), "shape"],
    ["ময়না", "bengali"],
    ["moyna boutique", "free"],
  ])("%s is %s, and is saved only where it is free", async (label, state) => {
    const inShop = await begin();
    const { data } = await owner.client.sellerOpening.labelAvailability({ ...inShop, label });
    expect(data.state).toBe(state);
    expect(data.suggestions).toHaveLength(3);
    const saving = owner.client.sellerOpening.saveLabel({ ...inShop, label });
    if (state !== "free") return expect(saving).rejects.toEqual(refusedFor(`label_${state}`));
    const { opening } = (await saving).data;
    expect(opening.answers.label).toBe(label.replace(" ", "-"));
    const again = await owner.client.sellerOpening.labelAvailability(inShop);
    expect(again.data.state).toBe("own");
    await api.db
      .update(shopTable)
      .set({ slug: `gone-${inShop.seller_key}` })
      .where(eq(shopTable.slug, data.label));
  });

  test("is suggested from a name in Bengali letters; what is suggested can be taken", async () => {
    const inShop = await begin("রংধনু শাড়ি ঘর");
    const { data } = await owner.client.sellerOpening.labelAvailability(inShop);
    expect(data).toMatchObject({ label: "rongdhonu-shari-ghor", state: "free" });
    expect(data.suggestions).toHaveLength(3);
    for (const label of data.suggestions)
      expect(
        (await owner.client.sellerOpening.saveLabel({ ...inShop, label })).data.opening.answers.label,
      ).toBe(label);
  });

  test("of two that read alike one is taken, also at the same moment", async () => {
    const other = await createAccount(api);
    const [mine, theirs] = [await begin("Nodi"), await begin("Nodi", other)];
    const results = await Promise.allSettled([
      owner.client.sellerOpening.saveLabel({ ...mine, label: "nodi-bazar" }),
      other.client.sellerOpening.saveLabel({ ...theirs, label: "n0d1-bazar" }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = results.find((result) => result.status === "rejected");
    expect(lost).toMatchObject({ reason: refusedFor("label_look_alike") });
  });

  test("that an open shop had before leads to it for good, and is nobody else's, nor what reads like it", async () => {
    const shop = await createTestShop(api.db, { slug: "poster-name" });
    await addMember(api, shop, owner, "owner");
    const inShop = { language, seller_key: shop.sellerKey };
    await owner.client.sellerOpening.saveLabel({ ...inShop, label: "poster-name-new" });
    api.forget();
    const found = await api
      .createClient()
      .shopAddress.shopWhereabouts({ language, shop_name: "poster-name" });
    expect(found.data.shop_name).toBe("poster-name-new");
    const other = await createAccount(api);
    const theirs = await begin("Another", other);
    for (const [label, code] of [
      ["poster-name", "label_taken"],
      ["p0ster-name", "label_look_alike"],
    ] as const)
      await expect(other.client.sellerOpening.saveLabel({ ...theirs, label })).rejects.toEqual(
        refusedFor(code),
      );
  });
});

test("reads alike for the reserved ones as for the shops' own", async () => {
  const labels = ["m0yna-farrn", "vvww-Il1i", "rnodern--rn", "o0-vv"];
  const kept = await rowsOf<{ skeleton: string }>(
    api.db,
    sql`select haat_label_skeleton(label) as skeleton
      from json_array_elements_text(${JSON.stringify(labels)}::json) as label`,
  );
  expect(kept.map(({ skeleton }) => skeleton)).toEqual(labels.map(labelSkeleton));
});

test("an open shop takes another label three times a year, and none while it is closed", async () => {
  const shop = await createTestShop(api.db, { slug: "wanderer" });
  await addMember(api, shop, owner, "owner");
  const take = (label: string) =>
    owner.client.sellerOpening.saveLabel({ language, seller_key: shop.sellerKey, label });
  for (const label of ["wanderer-one", "wanderer-two", "wanderer-three"]) await take(label);
  await expect(take("wanderer-four")).rejects.toEqual(refusedFor("label_changed_often"));
  await take("wanderer-three");
  await api.db
    .update(auditEventTable)
    .set({ at: sql`${auditEventTable.at} - interval '366 days'` })
    .where(eq(auditEventTable.shopId, shop.id));
  await take("wanderer-four");
  await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shop.id));
  await expect(take("wanderer-five")).rejects.toEqual(expect.objectContaining({ code: "shop_move_refused" }));
});

test("the look for labels that read alike goes by an index", async () => {
  const names = await rowsOf<{ indexname: string }>(
    api.db,
    sql`select indexname from pg_indexes where indexdef like '%haat_label_skeleton%' order by 1`,
  );
  expect(names.map(({ indexname }) => indexname)).toEqual([
    "former_shop_name_skeleton",
    "shop_label_skeleton",
  ]);
});
