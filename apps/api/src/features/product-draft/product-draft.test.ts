import { randomUUID } from "node:crypto";
import { emptyContent, type ProductContent } from "@haat/contract/seller/product-content";
import { and, desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pictureOf, startShop } from "../../testing/opened-shop";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { cleanUpJobs } from "../../clean-up-jobs";
import { readRetention } from "../../process/retention-settings";
import { deleteUnusedPictures } from "../account/picture.usecases";
import { auditEventTable } from "../audit/audit.table";
import { categoryTable, productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { indexNewProducts } from "../catalogue/search-index.usecases";
import { stockMovementTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

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
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
/** A request that is sent for the first time. */
const once = () => ({ context: { idempotencyKey: randomUUID() } });
const saree = { name_en: "Cotton Saree", price: 95_000, stock: 3 };

async function upload({ client }: TestAccount, seller_key = shop.sellerKey) {
  const picture = await pictureOf(400, 300, "saree.png");
  return (await client.sellerProducts.uploadProductPicture({ language, seller_key, picture })).data.picture;
}
const productsOf = (shopId: number) =>
  api.db.select().from(productTable).where(eq(productTable.shopId, shopId));
const combinationsOf = (productId: number) =>
  api.db
    .select()
    .from(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shop.id), eq(productCombinationTable.productId, productId)))
    .orderBy(productCombinationTable.position);
const movementsOf = (productId: number) =>
  api.db
    .select()
    .from(stockMovementTable)
    .where(and(eq(stockMovementTable.shopId, shop.id), eq(stockMovementTable.productId, productId)))
    .orderBy(stockMovementTable.id);

async function begin(who: TestAccount, given: Partial<ProductContent> = {}, seller_key = shop.sellerKey) {
  const asked = { language, seller_key, ...given };
  return (await who.client.productDrafts.createDraft(asked, once())).data.draft;
}
interface Named {
  id_draft: number;
  version: number;
}
async function publish(who: TestAccount, { id_draft, version }: Named, seller_key = shop.sellerKey) {
  const asked = { language, seller_key, id_draft, version };
  return who.client.productDrafts.publishDraft(asked, once());
}
/** A product that is sold, from what is said of it. */
async function sell(given: Partial<ProductContent>, who = staff.owner) {
  const pictures = given.pictures ?? [await upload(who)];
  return (await publish(who, await begin(who, { ...saree, ...given, pictures }))).data.product;
}
async function edit(id_product: number, change: Partial<ProductContent>, who = staff.owner) {
  const { draft } = (await who.client.productDrafts.editProduct({ ...inShop(), id_product })).data;
  const { id_draft, version } = draft;
  return (await who.client.productDrafts.saveDraft({ ...inShop(), id_draft, version, ...change })).data.draft;
}

const value = (key: string, name_en: string) => ({ key, name_en, name_bn: "", swatch: null });
const combination = (...values: string[]) => ({
  values,
  price: null,
  old_price: null,
  stock: 4,
  measure: null,
  picture: null,
  hidden: false,
});
/** Two sizes in two colours. */
const dress: Partial<ProductContent> = {
  name_en: "Dress",
  stock: null,
  attributes: [
    { name_en: "Size", name_bn: "মাপ", values: [value("s", "S"), value("m", "M")] },
    { name_en: "Colour", name_bn: "রং", values: [value("r", "Red"), value("b", "Blue")] },
  ],
  combinations: [
    combination("s", "r"),
    { ...combination("s", "b"), price: 120_000, old_price: 150_000 },
    combination("m", "r"),
    { ...combination("m", "b"), stock: 0, hidden: true },
  ],
};

describe("a draft", () => {
  test("is begun with nothing, filled in part by part, and says what is missing", async () => {
    const begun = await begin(staff.manager);
    expect(begun).toMatchObject({
      id_product: null,
      version: 1,
      content: emptyContent,
      changed: [],
      lacks: ["picture", "name", "price", "stock"],
    });
    const { id_draft } = begun;
    const asked = { ...inShop(), id_draft };
    const { data } = await staff.owner.client.productDrafts.saveDraft({ ...asked, version: 1, ...saree });
    expect(data.draft).toMatchObject({
      version: 2,
      content: saree,
      lacks: ["picture"],
      changed: ["name_en", "price", "stock"],
    });
    const listed = await staff.manager.client.productDrafts.drafts({ ...inShop(), page: 1 });
    expect(listed.data).toMatchObject({
      total: 1,
      drafts: [{ id_draft, name: "Cotton Saree", price: 95_000 }],
    });
    expect(await productsOf(shop.id)).toHaveLength(4);
  });

  test("of two who save it at once the later hears so, and nothing of the first is lost", async () => {
    const { id_draft, version } = await begin(staff.owner);
    const save = (who: TestAccount, change: Partial<ProductContent>) =>
      who.client.productDrafts.saveDraft({ ...inShop(), id_draft, version, ...change });
    await save(staff.owner, { name_en: "Mine" });
    await expect(save(staff.manager, { name_en: "Theirs" })).rejects.toEqual(refused("draft_changed"));
    const { data } = await staff.manager.client.productDrafts.draft({ ...inShop(), id_draft });
    expect(data.draft).toMatchObject({ version: 2, content: { name_en: "Mine" } });
    expect(data.draft.saved_by).not.toBe("");
  });

  test("is begun once by a button that is pressed twice", async () => {
    const key = once();
    const { client } = staff.owner;
    const draft = async () => (await client.productDrafts.createDraft({ ...inShop(), ...saree }, key)).data;
    expect((await draft()).draft.id_draft).toBe((await draft()).draft.id_draft);
  });

  test("keeps its pictures when those that nobody shows are deleted, and only while it is there", async () => {
    const picture = await upload(staff.owner);
    const { id_draft } = await begin(staff.owner, { pictures: [picture] });
    const later = { now: () => new Date(api.clock.now().getTime() + 25 * 3600 * 1000) };
    const store = {
      put: async () => undefined,
      get: async () => undefined,
      delete: (key: string) => Promise.resolve(void api.files.delete(key)),
    };
    await deleteUnusedPictures({ db: api.db, files: store, clock: later }, 1000);
    expect(api.files.get(picture)).toBeDefined();
    await staff.owner.client.productDrafts.discardDraft({ ...inShop(), id_draft });
    await deleteUnusedPictures({ db: api.db, files: store, clock: later }, 1000);
    expect(api.files.get(picture)).toBeUndefined();
    // Thrown away twice it is gone as well.
    await staff.owner.client.productDrafts.discardDraft({ ...inShop(), id_draft });
  });

  test("has a picture held at a point: its square there, which keeps the whole as long as it is shown", async () => {
    const { client } = staff.owner;
    const whole = await upload(staff.owner);
    const { id_draft, version } = await begin(staff.owner, { pictures: [whole] });
    const asked = { ...inShop(), id_draft };
    const hold = async (who: TestAccount, picture: string, x: number, y: number) =>
      (await who.client.productDrafts.focusPicture({ ...asked, picture, x, y })).data.picture;
    const square = await hold(staff.owner, whole, 100, 50);
    expect(await hold(staff.owner, whole, 100, 50)).toBe(square);
    // 400×300 px: the right edges meet, and nothing is cut off above or below.
    const [sent, cut] = await Promise.all(
      [whole, square].map((key) => sharp(api.files.get(key)).raw().toBuffer({ resolveWithObject: true })),
    );
    expect(cut?.info).toMatchObject({ width: 300, height: 300 });
    expect(sent?.info).toMatchObject({ width: 400, height: 300 });

    const saved = await client.productDrafts.saveDraft({ ...asked, version, pictures: [square] });
    const read = (await staff.manager.client.productDrafts.draft(asked)).data;
    expect(read.focus).toEqual([{ picture: square, whole, x: 100, y: 50 }]);
    const later = { now: () => new Date(api.clock.now().getTime() + 25 * 3600 * 1000) };
    const store = {
      put: async () => undefined,
      get: async () => undefined,
      delete: (key: string) => Promise.resolve(void api.files.delete(key)),
    };
    await deleteUnusedPictures({ db: api.db, files: store, clock: later }, 1000);
    expect([api.files.has(whole), api.files.has(square)]).toEqual([true, true]);
    // A colleague may put it back as it was sent, and hold it elsewhere; no picture that is not the draft's.
    expect(await hold(staff.manager, square, 50, 50)).toBe(whole);
    const back = { ...asked, version: saved.data.draft.version, pictures: [whole] };
    expect((await staff.manager.client.productDrafts.saveDraft(back)).data.draft.content.pictures).toEqual([
      whole,
    ]);
    await expect(hold(staff.manager, square, 0, 0)).rejects.toEqual(onField("picture", "picture_unknown"));
    await deleteUnusedPictures({ db: api.db, files: store, clock: later }, 1000);
    expect([api.files.has(whole), api.files.has(square)]).toEqual([true, false]);
  });

  test("that nothing is written in goes after thirty days with its photos; others stay, and say no day", async () => {
    const { client } = staff.owner;
    const [photo, written] = [await upload(staff.owner), await upload(staff.owner)];
    const named = await begin(staff.owner, { pictures: [written], name_bn: "শাড়ি" });
    const changed = await edit(shop.tea.id, { price: 7000 });
    const idle = (await client.productDrafts.editProduct({ ...inShop(), id_product: shop.rice.id })).data
      .draft;
    const [empty, photos] = [await begin(staff.owner), await begin(staff.owner, { pictures: [photo] })];
    const read = async () => {
      const { drafts } = (await client.productDrafts.drafts({ ...inShop(), page: 1 })).data;
      return new Map(drafts.map(({ id_draft, goes_at }) => [id_draft, goes_at]));
    };
    const goesAt = new Date(Date.parse(photos.saved_at) + 30 * 86_400_000).toISOString();
    expect([...(await read())].sort()).toEqual(
      [
        [named.id_draft, null],
        [changed.id_draft, null],
        ...[idle, empty, photos].map(({ id_draft, saved_at }) => [
          id_draft,
          new Date(Date.parse(saved_at) + 30 * 86_400_000).toISOString(),
        ]),
      ].sort(),
    );
    const cleanUpAt = async (at: string, more: number) => {
      const clock = { now: () => new Date(Date.parse(at) + more) };
      const files = { put: async () => undefined, get: async () => undefined };
      const store = { ...files, delete: (key: string) => Promise.resolve(void api.files.delete(key)) };
      for (const name of ["drafts nothing is written in", "pictures nobody shows"])
        await cleanUpJobs({ db: api.db, files: store, clock, config: { retention: readRetention({}) } })
          .find((job) => job.name === name)
          ?.run(1000);
    };
    await cleanUpAt(photos.saved_at, 30 * 86_400_000 - 60_000);
    expect((await read()).size).toBe(5);
    await cleanUpAt(goesAt, 60_000);
    expect([...(await read()).keys()].sort()).toEqual([named.id_draft, changed.id_draft].sort());
    expect([api.files.has(photo), api.files.has(written)]).toEqual([false, true]);
    const { id_draft, version } = photos;
    await expect(
      client.productDrafts.saveDraft({ ...inShop(), id_draft, version, name_en: "Late" }),
    ).rejects.toEqual(refused("draft_not_found"));
  });

  test("of another shop does not exist, and a packer writes none", async () => {
    const { id_draft, version } = await begin(staff.owner);
    const foreign = await createTestShop(api.db);
    const other = await createStaffOf(api, foreign);
    const theirs = { ...inShop(), seller_key: foreign.sellerKey };
    for (const ask of [
      () => other.owner.client.productDrafts.draft({ ...theirs, id_draft }),
      () => other.owner.client.productDrafts.saveDraft({ ...theirs, id_draft, version, name_en: "x" }),
      () => other.owner.client.productDrafts.publishDraft({ ...theirs, id_draft, version }, once()),
    ])
      await expect(ask()).rejects.toEqual(refused("draft_not_found"));
    await other.owner.client.productDrafts.discardDraft({ ...theirs, id_draft });
    await staff.owner.client.productDrafts.draft({ ...inShop(), id_draft });
    await expect(begin(staff.packer)).rejects.toEqual(refused("forbidden"));
  });
});

describe("what is refused changes nothing", () => {
  test.each([
    ["name_en", { name_en: "ক".repeat(101) }, "product_name_long"],
    ["price", { price: 0 }, "price_invalid"],
    ["price", { price: -100 }, "price_invalid"],
    ["price", { price: 1250 }, "price_invalid"],
    ["price", { price: 100_000_100 }, "price_invalid"],
    ["stock", { stock: -1 }, "stock_invalid"],
    ["stock", { stock: 1.5 }, "stock_invalid"],
    ["pictures", { pictures: ["uploads/x"] }, "picture_unknown"],
    ["description_bn", { description_bn: "ক".repeat(4001) }, "description_long"],
  ])("a wrong %s: %j", async (field, wrong, code) => {
    const { id_draft, version } = await begin(staff.owner, saree);
    const asked = { ...inShop(), id_draft, version, ...wrong };
    await expect(staff.owner.client.productDrafts.saveDraft(asked)).rejects.toEqual(onField(field, code));
    const { data } = await staff.owner.client.productDrafts.draft({ ...inShop(), id_draft });
    expect(data.draft).toMatchObject({ version, content: saree });
  });

  test.each([
    ["a name of spaces", { name_en: "  " }, "name_bn", "product_name_required"],
    ["a name that nobody sees", { name_en: "\u200f \u202e\u200b\u200d" }, "name_bn", "product_name_required"],
    ["no picture", { pictures: [] }, "pictures", "picture_required"],
    ["an old price that is not above the price", { old_price: 95_000 }, "old_price", "old_price_low"],
    ["no price", { price: null }, "price", "price_required"],
    ["no stock", { stock: null }, "stock", "stock_required"],
    ["a category of nobody", { id_category: 999_999 }, "id_category", "category_unknown"],
    ["a ribbon of nobody", { ribbons: [999_999] }, "ribbons", "ribbon_unknown"],
  ])("%s is not published", async (_, wrong: Partial<ProductContent>, field, code) => {
    const pictures = [await upload(staff.owner)];
    const draft = await begin(staff.owner, { ...saree, pictures, ...wrong });
    await expect(publish(staff.owner, draft)).rejects.toEqual(onField(field, code));
    expect(await productsOf(shop.id)).toHaveLength(4);
    await staff.owner.client.productDrafts.draft({ ...inShop(), id_draft: draft.id_draft });
  });

  test("a category of another shop, and a picture that somebody else uploaded", async () => {
    const foreign = await createTestShop(api.db);
    const [theirs] = await api.db
      .insert(categoryTable)
      .values({ shopId: foreign.id, slug: "theirs", nameEn: "Theirs", picture: "x" })
      .returning({ id: categoryTable.id });
    const pictures = [await upload(staff.owner)];
    const draft = await begin(staff.owner, { ...saree, pictures, id_category: theirs?.id ?? 0 });
    await expect(publish(staff.owner, draft)).rejects.toEqual(onField("id_category", "category_unknown"));
    await expect(begin(staff.manager, { pictures })).rejects.toEqual(onField("pictures", "picture_unknown"));
  });

  test("a colleague saves a draft with a picture that is in it already", async () => {
    const pictures = [await upload(staff.owner)];
    const { id_draft, version } = await begin(staff.owner, { pictures });
    const more = [...pictures, await upload(staff.manager)];
    const saved = await staff.manager.client.productDrafts.saveDraft({
      ...inShop(),
      id_draft,
      version,
      pictures: more,
    });
    expect(saved.data.draft.content.pictures).toEqual(more);
  });
});

describe("a new product", () => {
  test("is a product like any other: found, looked at and bought", async () => {
    const picture = await upload(staff.manager);
    const draft = await begin(staff.manager, { ...saree, pictures: [picture] });
    const { data, message } = await publish(staff.manager, draft);
    expect(data.product).toMatchObject({ name: "Cotton Saree", slug: "cotton-saree", picture, stock: 3 });
    expect(message).toBe("“Cotton Saree” is on sale.");
    await indexNewProducts(api.db);

    const shopper = await createShopper(api);
    const asked = { language, sellerKey: shop.sellerKey, page: 1, searchText: "saree" };
    const found = await shopper.client.catalogue.shopProducts(asked);
    expect(found.data.products).toMatchObject([{ name: "Cotton Saree", price: 95_000, in_stock: true }]);
    const id_product = data.product.id_product;
    await shopper.client.cart.addToCart({ language, seller_key: shop.sellerKey, id_product, quantity: 2 });
    const cart = await shopper.client.cart.showCart({ language, sellerKey: shop.sellerKey });
    expect(cart.data.totals.item_total).toBe(190_000);
  });

  test("goes into the category that is chosen, else into the first one", async () => {
    const made = await api.db
      .insert(categoryTable)
      .values([{ shopId: shop.id, slug: "last", nameEn: "Last", nameBn: "শেষ", picture: "x", position: 99 }])
      .returning({ id: categoryTable.id });
    const last = made[0]?.id ?? 0;
    const { categories } = (await staff.owner.client.sellerProducts.productCategories(inShop())).data;
    const categoryOf = async (id: number) =>
      (await productsOf(shop.id)).find((product) => product.id === id)?.categoryId;
    expect(await categoryOf((await sell({ id_category: last })).id_product)).toBe(last);
    expect(await categoryOf((await sell({})).id_product)).toBe(categories[0]?.id_category);
  });

  test("of a shop that is not open is not said to be on sale", async () => {
    await api.db.update(shopTable).set({ status: "paused" }).where(eq(shopTable.id, shop.id));
    const draft = await begin(staff.owner, { ...saree, pictures: [await upload(staff.owner)] });
    expect((await publish(staff.owner, draft)).message).toContain(
      "It will be on sale when the shop is open.",
    );
  });

  test("has the first line of its ledger and one row of the audit trail", async () => {
    const { id_product } = await sell({});
    expect(await movementsOf(id_product)).toMatchObject([{ change: 3, reason: "initial" }]);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, "product_create")));
    expect(trail).toMatchObject([
      { subject: String(id_product), role: "owner", after: { ...saree, pictures: 1 } },
    ]);
  });

  test("is made once by a button that is pressed twice", async () => {
    const { id_draft, version } = await begin(staff.owner, {
      ...saree,
      pictures: [await upload(staff.owner)],
    });
    const key = once();
    const press = () =>
      staff.owner.client.productDrafts.publishDraft({ ...inShop(), id_draft, version }, key);
    const answers = await Promise.all([press(), press()]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(await productsOf(shop.id)).toHaveLength(5);
    await expect(publish(staff.owner, { id_draft, version })).rejects.toEqual(refused("draft_not_found"));
  });

  test("of the same name, and of one that letters cannot write, has an address of its own", async () => {
    const slugs = [];
    for (const name_en of ["Cotton Saree", "Cotton  Saree", "!!!"])
      slugs.push((await sell({ name_en })).slug);
    expect(slugs).toEqual(["cotton-saree", "cotton-saree-2", "product"]);
  });

  test("in a shop without categories gets one of its trade, and ticks its task of the opening", async () => {
    const owner = await createAccount(api);
    const { seller_key } = await startShop(owner);
    const pictures = [await upload(owner, seller_key)];
    const draft = await begin(owner, { name_bn: "সুতি শাড়ি", price: 95_000, stock: 3, pictures }, seller_key);
    const { data } = await publish(owner, draft, seller_key);
    const [row] = await api.db
      .select()
      .from(productTable)
      .where(eq(productTable.id, data.product.id_product));
    expect(row).toMatchObject({ nameEn: "", nameBn: "সুতি শাড়ি".normalize("NFC") });
    const categories = await api.db
      .select()
      .from(categoryTable)
      .where(eq(categoryTable.shopId, row?.shopId ?? 0));
    expect(categories).toHaveLength(1);
    const { data: opening } = await owner.client.sellerOpening.opening({ language, seller_key });
    expect(opening.opening.tasks.find(({ task }) => task === "product")?.state).toBe("done");
  });

  test("with attributes is chosen by them; what is the same for all is said once", async () => {
    const { id_product } = await sell(dress);
    const shopper = await createShopper(api);
    const asked = { language, sellerKey: shop.sellerKey, slug: "dress" };
    const { data } = await shopper.client.catalogue.shopProductById(asked);
    const [product] = data.product;
    const shown = product?.product_attribute.product_attributes_combination ?? [];
    expect(
      shown.map(({ attributes_list, price, old_price, stock }) => [
        attributes_list.map(({ name }) => name).join(" "),
        price,
        old_price,
        stock,
      ]),
    ).toEqual([
      ["S Red", 95_000, null, 4],
      ["S Blue", 120_000, 150_000, 4],
      ["M Red", 95_000, null, 4],
    ]);
    expect(product).toMatchObject({ price: 95_000, price_varies: true, stock: 12 });
    const movements = await movementsOf(id_product);
    expect(movements.map(({ change, reason }) => [change, reason])).toEqual(
      [4, 4, 4].map((change) => [change, "initial"]),
    );
  });

  test.each<[string, Partial<ProductContent>, string, string]>([
    [
      "two attributes of one name",
      { attributes: [dress.attributes?.[0], dress.attributes?.[0]] as never },
      "attributes",
      "attribute_name_required",
    ],
    [
      "a combination of a value that is none",
      { combinations: [combination("s", "z")] },
      "combinations",
      "combinations_required",
    ],
    [
      "the same combination twice",
      { combinations: [combination("s", "r"), combination("s", "r")] },
      "combinations",
      "combinations_required",
    ],
    [
      "no combination that is shown",
      { combinations: [{ ...combination("s", "r"), hidden: true }] },
      "combinations",
      "combinations_required",
    ],
    [
      "a combination without its first pieces",
      { combinations: [{ ...combination("s", "r"), stock: null }] },
      "stock",
      "stock_required",
    ],
    [
      "combinations without a price anywhere",
      { price: null, combinations: [combination("s", "r")] },
      "price",
      "price_required",
    ],
  ])("with %s is not published", async (_, wrong, field, code) => {
    const pictures = [await upload(staff.owner)];
    const draft = await begin(staff.owner, { ...saree, ...dress, pictures, ...wrong });
    await expect(publish(staff.owner, draft)).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ field, code })]) },
    });
    expect(await productsOf(shop.id)).toHaveLength(4);
  });
});

describe("what a pack holds", () => {
  test("is the product's, or a combination's own, and shoppers see what it comes to, of the reduced price", async () => {
    const measure = { amount: 500, unit: "g" } as const;
    const given = dress.combinations ?? [];
    const combinations = given.map((each, place) =>
      place === 1 ? { ...each, measure: { amount: 1, unit: "kg" as const } } : each,
    );
    const { id_product } = await sell({ ...dress, measure, combinations });
    const shopper = await createShopper(api);
    const asked = { language, sellerKey: shop.sellerKey, slug: String(id_product) };
    const [shown] = (await shopper.client.catalogue.shopProductById(asked)).data.product;
    expect(shown?.unit_price).toEqual({ price: 120_000, per: "kg", varies: true });
    expect(
      shown?.product_attribute.product_attributes_combination.map((each) => [each.measure, each.unit_price]),
    ).toEqual([
      [measure, { price: 190_000, per: "kg" }],
      [
        { amount: 1, unit: "kg" },
        { price: 120_000, per: "kg" },
      ],
      [measure, { price: 190_000, per: "kg" }],
    ]);
    const copied = await staff.owner.client.productDrafts.copyProduct({ ...inShop(), id_product });
    expect(copied.data.draft.content).toMatchObject({
      measure,
      combinations: [{ measure: null }, {}, {}, {}],
    });
    expect(copied.data.draft.content.combinations[1]?.measure).toEqual({ amount: 1, unit: "kg" });
  });

  test("is a whole number of a unit, or nothing", async () => {
    await expect(begin(staff.owner, { measure: { amount: 0, unit: "g" } })).rejects.toEqual(
      onField("measure.amount", "measure_invalid"),
    );
    const { id_product } = await sell({ measure: { amount: 12, unit: "piece" } });
    await publish(staff.owner, await edit(id_product, { measure: null }));
    const [product] = await api.db.select().from(productTable).where(eq(productTable.id, id_product));
    expect(product).toMatchObject({ measureAmount: null, measureUnit: null });
    const half = api.db.update(productTable).set({ measureAmount: 5 }).where(eq(productTable.id, id_product));
    await expect(half).rejects.toThrow();
  });
});

describe("the facts of a product", () => {
  test("hold no sign that nobody sees, and no half of a letter, which a document could not", async () => {
    const fact = {
      name_bn: "",
      name_en: "Made\u061c in",
      value_bn: "",
      value_en: "\u2067Bo\u2060gu\u00adra\u202e",
    };
    const { content } = await begin(staff.owner, { facts: [fact] });
    expect(content.facts).toEqual([{ ...fact, name_en: "Made in", value_en: "Bogura" }]);
    for (const half of [{ facts: [{ ...fact, name_en: "W\ud83d" }] }, { name_en: "Rice \udfff" }])
      await expect(begin(staff.owner, half)).rejects.toEqual(refused("invalid_input"));
  });

  const weight = { name_bn: "ওজন", name_en: "Weight", value_bn: "৫ কেজি", value_en: "5 kg" };
  const maker = { name_bn: "তাঁতি", name_en: "", value_bn: "রহিমা", value_en: "" };

  test("are read in their order, in the other language where one has none, and found by what they say", async () => {
    const { id_product } = await sell({ facts: [weight, maker] });
    await indexNewProducts(api.db);
    const shopper = await createShopper(api);
    const asked = { language, sellerKey: shop.sellerKey, slug: String(id_product) };
    const [shown] = (await shopper.client.catalogue.shopProductById(asked)).data.product;
    expect(shown?.facts).toEqual([
      { name: "Weight", value: "5 kg" },
      { name: "তাঁতি", value: "রহিমা" },
    ]);
    const search = async (searchText: string) =>
      (
        await shopper.client.catalogue.shopProducts({
          language,
          sellerKey: shop.sellerKey,
          page: 1,
          searchText,
        })
      ).data.products.map((found) => found.id_product);
    expect(await search("রহিমা")).toEqual([id_product]);

    await publish(staff.owner, await edit(id_product, { facts: [weight] }));
    await indexNewProducts(api.db);
    // As the change feed has it forgotten, which a test's database does not listen to.
    api.forget(shop.id);
    expect(await search("রহিমা")).toEqual([]);
    const [last] = await api.db
      .select()
      .from(auditEventTable)
      .where(eq(auditEventTable.action, "product_change"))
      .orderBy(desc(auditEventTable.id))
      .limit(1);
    expect([last?.before, last?.after]).toEqual([
      { facts: "Weight: 5 kg | তাঁতি: রহিমা" },
      { facts: "Weight: 5 kg" },
    ]);
  });

  test("are refused without a name or a value, with a sign that parts them in files, and where one is too long", async () => {
    for (const [fact, field, code] of [
      [{ ...weight, name_bn: "", name_en: "" }, "facts.0.name_bn", "fact_name_required"],
      [{ ...weight, value_bn: " ", value_en: "" }, "facts.0.value_bn", "fact_value_required"],
      [{ ...weight, name_en: "Weight: net" }, "facts.0.name_en", "fact_sign"],
      [{ ...weight, name_en: "W".repeat(41) }, "facts.0.name_en", "fact_name_long"],
      [{ ...weight, name_bn: "", name_en: "\u3164\u2800" }, "facts.0.name_bn", "fact_name_required"],
    ] as const)
      await expect(begin(staff.owner, { facts: [fact] })).rejects.toEqual(onField(field, code));
    const broken = [{ ...weight, name_bn: "", name_en: "" }, { ...weight, value_en: 5 }, { name_bn: "ওজন" }];
    for (const facts of [...broken.map((each) => [each]), Array.from({ length: 13 }, () => weight)]) {
      const write = api.db
        .update(productTable)
        .set({ facts: facts as (typeof weight)[] })
        .where(eq(productTable.id, shop.rice.id));
      await expect(write).rejects.toThrow();
    }
  });
});

describe("a product that is sold", () => {
  test("stays as it is until its draft is published, and is found by its new name then", async () => {
    const { id_product } = await sell({});
    await indexNewProducts(api.db);
    const draft = await edit(id_product, { name_en: "Jamdani", price: 105_000 });
    expect(draft).toMatchObject({ id_product, changed: ["name_en", "price"], lacks: [], overtaken: {} });
    const shopper = await createShopper(api);
    const listed = async (searchText: string) => {
      const asked = { language, sellerKey: shop.sellerKey, page: 1, searchText };
      return (await shopper.client.catalogue.shopProducts(asked)).data.products.map(({ name }) => name);
    };
    expect(await listed("Cotton")).toEqual(["Cotton Saree"]);
    const { data, message } = await publish(staff.owner, draft);
    expect(data.product).toMatchObject({ name: "Jamdani", price: 105_000, stock: 3, slug: "cotton-saree" });
    expect(message).toBe("“Jamdani” is changed in the shop.");
    await indexNewProducts(api.db);
    expect(await listed("Jamdani")).toEqual(["Jamdani"]);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, "product_change")));
    expect(trail).toMatchObject([
      {
        before: { name_en: "Cotton Saree", price: 95_000 },
        after: { name_en: "Jamdani", price: 105_000 },
      },
    ]);
  });

  test("with a price from before that is no whole taka is changed without touching it", async () => {
    const { id_product } = await sell({});
    await api.db
      .update(productTable)
      .set({ price: 119_950, maxPrice: 119_950 })
      .where(eq(productTable.id, id_product));
    const draft = await edit(id_product, { name_en: "Jamdani", price: 119_950 });
    expect((await publish(staff.owner, draft)).data.product).toMatchObject({
      name: "Jamdani",
      price: 119_950,
    });
    await expect(edit(id_product, { price: 119_850 })).rejects.toEqual(onField("price", "price_invalid"));
  });

  test("has one draft, whoever begins it", async () => {
    const { id_product } = await sell({});
    const [one, other] = await Promise.all(
      [edit(id_product, {}), edit(id_product, {}, staff.manager)].map((each) => each.catch(() => undefined)),
    );
    const draft = await edit(id_product, {});
    expect([one, other].filter((each) => each).every((each) => each?.id_draft === draft.id_draft)).toBe(true);
    await expect(edit(999_999, {})).rejects.toEqual(refused("product_not_found"));
  });

  test("a product of another shop cannot be told from one that is not there", async () => {
    const foreign = await createTestShop(api.db);
    for (const id_product of [foreign.rice.id, 999_999])
      await expect(staff.owner.client.productDrafts.product({ ...inShop(), id_product })).rejects.toEqual(
        refused("product_not_found"),
      );
  });

  test("keeps what somebody else changed meanwhile; where both changed the same, the draft has to say so", async () => {
    const { id_product } = await sell({});
    const draft = await edit(id_product, { name_en: "Jamdani", price: 105_000 });
    await api.db.update(productTable).set({ descriptionEn: "New" }).where(eq(productTable.id, id_product));
    await api.db
      .update(productTable)
      .set({ price: 99_000, maxPrice: 99_000 })
      .where(eq(productTable.id, id_product));
    await expect(publish(staff.owner, draft)).rejects.toEqual(refused("draft_overtaken"));
    const { data } = await staff.owner.client.productDrafts.draft({ ...inShop(), id_draft: draft.id_draft });
    expect(data.draft).toMatchObject({ overtaken: { price: 99_000 }, content: { description_en: "New" } });
    const { id_draft, version } = draft;
    await staff.owner.client.productDrafts.publishDraft(
      { ...inShop(), id_draft, version, over: true },
      once(),
    );
    const [row] = await api.db.select().from(productTable).where(eq(productTable.id, id_product));
    expect(row).toMatchObject({ price: 105_000, nameEn: "Jamdani", descriptionEn: "New" });
  });

  test("is copied without its pieces", async () => {
    const { id_product } = await sell(dress);
    const { draft } = (await staff.owner.client.productDrafts.copyProduct({ ...inShop(), id_product })).data;
    expect(draft).toMatchObject({ id_product: null, lacks: ["stock"], content: { name_en: "Dress" } });
    expect(draft.content.combinations).toHaveLength(4);
    const combinations = draft.content.combinations.map((each) => ({ ...each, stock: 2 }));
    const { id_draft, version } = draft;
    const saved = await staff.owner.client.productDrafts.saveDraft({
      ...inShop(),
      id_draft,
      version,
      combinations,
    });
    const { data } = await publish(staff.owner, saved.data.draft);
    expect(data.product).toMatchObject({ slug: "dress-2", stock: 6 });
  });

  test("loses a combination that nobody ordered, and hides one that was ordered", async () => {
    const { id_product } = await sell(dress);
    const before = await combinationsOf(id_product);
    const { owner } = staff;
    const shopper = await createShopper(api);
    const [first] = before;
    await shopper.client.cart.addToCart({
      language,
      seller_key: shop.sellerKey,
      id_product,
      quantity: 2,
      id_product_attribute: first?.valueIds ?? [],
    });
    const draft = await edit(id_product, {});
    const { attributes, combinations } = draft.content;
    const kept = combinations.filter((_, place) => place === 1);
    const { data } = await owner.client.productDrafts.saveDraft({
      ...inShop(),
      id_draft: draft.id_draft,
      version: draft.version,
      combinations: kept,
      attributes: attributes.map((attribute) => ({
        ...attribute,
        values: attribute.values.filter(({ key }) => kept[0]?.values.includes(key)),
      })),
    });
    const { data: sold } = await publish(owner, data.draft);
    expect(sold.product).toMatchObject({ stock: 4, price: 120_000 });
    const after = await combinationsOf(id_product);
    expect(after.map(({ id, hidden, stock }) => ({ id, hidden, stock }))).toEqual([
      { id: before[0]?.id, hidden: true, stock: 4 },
      { id: before[1]?.id, hidden: false, stock: 4 },
    ]);
    const cart = await shopper.client.cart.showCart({ language, sellerKey: shop.sellerKey });
    expect(cart.data.items).toMatchObject([{ stock_state: "gone" }]);
    const { data: page } = await shopper.client.catalogue.shopProductById({
      language,
      sellerKey: shop.sellerKey,
      slug: "dress",
    });
    expect(page.product[0]?.product_attribute.product_attributes_combination).toHaveLength(1);
    expect(await sumsOf(id_product)).toEqual(new Map(after.map(({ id, stock }) => [id, stock])));
  });

  test("gets attributes, and loses them again, and its ledger adds up each time", async () => {
    const { id_product } = await sell({});
    const { attributes = [], combinations = [] } = dress;
    await publish(staff.owner, await edit(id_product, { attributes, combinations }));
    expect((await sumsOf(id_product)).get(null)).toBe(0);
    const [divided] = await api.db.select().from(productTable).where(eq(productTable.id, id_product));
    expect(divided).toMatchObject({ hasAttributes: true, stock: 12 });
    await publish(staff.owner, await edit(id_product, { attributes: [], combinations: [], stock: 7 }));
    const [joined] = await api.db.select().from(productTable).where(eq(productTable.id, id_product));
    expect(joined).toMatchObject({ hasAttributes: false, stock: 7, price: 95_000, maxPrice: 95_000 });
    expect((await sumsOf(id_product)).get(null)).toBe(7);
    expect(await combinationsOf(id_product)).toEqual([]);
  });

  test("has its values renamed in a ring, in one publication", async () => {
    const { id_product } = await sell(dress);
    const draft = await edit(id_product, {});
    const names = ["M", "S"];
    const attributes = draft.content.attributes.map((attribute, place) =>
      place === 0
        ? {
            ...attribute,
            values: attribute.values.map((each, at) => ({ ...each, name_en: names[at] ?? "" })),
          }
        : attribute,
    );
    await publish(staff.owner, await edit(id_product, { attributes }));
    expect((await edit(id_product, {})).content.attributes[0]?.values.map(({ name_en }) => name_en)).toEqual(
      names,
    );
  });
});

/** What the ledger adds up to, of the product itself and of each combination. */
async function sumsOf(productId: number): Promise<Map<number | null, number>> {
  const sums = new Map<number | null, number>();
  for (const { combinationId, change } of await movementsOf(productId))
    sums.set(combinationId, (sums.get(combinationId) ?? 0) + change);
  return new Map([...sums].filter(([id, sum]) => id === null || sum !== 0));
}
