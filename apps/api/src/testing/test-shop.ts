import { eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { areaTable, cityTable, divisionTable } from "../features/address/address.table";
import {
  categoryTable,
  globalAttributeTable,
  productAttributeValueTable,
  productCombinationTable,
  productPictureTable,
  productRibbonTable,
  productTable,
  ribbonTable,
} from "../features/catalogue/catalogue.table";
import { searchDocumentOf, type SearchedTexts } from "../features/catalogue/search-document";
import { learnWords } from "../features/catalogue/search-word.repository";
import { couponTable } from "../features/coupon/coupon.table";
import { stockMovementTable } from "../features/order/order.table";
import {
  bannerTable,
  businessCategoryTable,
  deliverySuburbTable,
  shopTable,
} from "../features/shop/shop.table";

/** Two divisions with three cities and four areas. */
export const places = {
  dhaka: { divisionId: 1, cityId: 11, areaId: 111 },
  gazipur: { divisionId: 1, cityId: 12, areaId: 121 },
  chattogram: { divisionId: 2, cityId: 21, areaId: 211 },
};

export async function createPlaces(db: Database): Promise<void> {
  await db.insert(divisionTable).values([
    { id: 1, nameBn: "ঢাকা", nameEn: "Dhaka" },
    { id: 2, nameBn: "চট্টগ্রাম", nameEn: "Chattogram" },
  ]);
  await db.insert(cityTable).values([
    { id: 11, divisionId: 1, nameBn: "ঢাকা", nameEn: "Dhaka" },
    { id: 12, divisionId: 1, nameBn: "গাজীপুর", nameEn: "Gazipur" },
    { id: 21, divisionId: 2, nameBn: "চট্টগ্রাম", nameEn: "Chattogram" },
  ]);
  await db.insert(areaTable).values([
    { id: 111, cityId: 11, nameBn: "ধানমন্ডি", nameEn: "Dhanmondi" },
    { id: 112, cityId: 11, nameBn: "মিরপুর", nameEn: "Mirpur" },
    { id: 121, cityId: 12, nameBn: "টঙ্গী", nameEn: "Tongi" },
    { id: 211, cityId: 21, nameBn: "পাঁচলাইশ", nameEn: "Panchlaish" },
  ]);
  await db
    .insert(businessCategoryTable)
    .values({ id: 1, nameBn: "মুদি", nameEn: "Grocery", picture: "grocery" });
}

function must<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("A row was not inserted.");
  return row;
}

let shopsMade = 0;

/** Names that no shop of the database has: a shop that is opened through the API gets its prefix by chance. */
async function newNames(db: Database) {
  const names = () => {
    shopsMade += 1;
    const name = `shop${String(shopsMade).padStart(3, "0")}`;
    return { name, orderPrefix: `A${name.slice(4).replaceAll("0", "X").replaceAll("1", "Y")}` };
  };
  let found = names();
  while ((await db.$count(shopTable, eq(shopTable.orderPrefix, found.orderPrefix))) > 0) found = names();
  return found;
}

/**
 * A small approved shop in Dhaka: 60 taka delivery inside, 90 in its suburb Gazipur, 120 elsewhere, free from 2,000 taka, VAT 10 %. It sells rice
 * (123.45 taka, 20 pieces), tea (50 taka, 3 pieces), salt (sold out), and a shirt of two sizes and two colours, where M is
 * dearer, S in blue is sold out and M in blue does not exist.
 */
export async function createTestShop(db: Database, given: Partial<typeof shopTable.$inferInsert> = {}) {
  const { name, orderPrefix } = await newNames(db);
  const shop = must(
    (
      await db
        .insert(shopTable)
        .values({
          sellerKey: `key${name}`,
          slug: name,
          orderPrefix,
          status: "approved",
          businessCategoryId: 1,
          titleBn: `দোকান ${name}`,
          titleEn: `Shop ${name}`,
          addressBn: "ধানমন্ডি, ঢাকা",
          addressEn: "Dhanmondi, Dhaka",
          deliveryTimeBn: "২ দিন",
          deliveryTimeEn: "2 days",
          logo: `${name}/logo`,
          theme: { version: 1, seed: "#0a7d4f" },
          phone: "+8801812345678",
          homeCityId: places.dhaka.cityId,
          deliveryFeeInside: 6000,
          deliveryFeeSuburbs: 9000,
          deliveryFeeOutside: 12_000,
          freeDeliveryFrom: 200_000,
          // A test's customer may order as often as it likes.
          mostOpenOrders: null,
          ...given,
        })
        .returning()
    )[0],
  );
  const shopId = shop.id;
  await db.insert(deliverySuburbTable).values({ shopId, cityId: places.gazipur.cityId });
  const food = must(
    (
      await db
        .insert(categoryTable)
        .values({ shopId, slug: "food", nameBn: "খাবার", nameEn: "Food", picture: "food" })
        .returning()
    )[0],
  );
  const clothes = must(
    (
      await db
        .insert(categoryTable)
        .values({
          shopId,
          slug: "clothes",
          nameBn: "পোশাক",
          nameEn: "Clothes",
          picture: "clothes",
          position: 1,
        })
        .returning()
    )[0],
  );
  const sale = must(
    (
      await db
        .insert(ribbonTable)
        .values({ shopId, slug: "sale", nameBn: "ছাড়", nameEn: "Sale", tone: 1 })
        .returning()
    )[0],
  );
  await db.insert(bannerTable).values({ shopId, titleBn: "স্বাগতম", titleEn: "Welcome", picture: "banner" });
  const products = await createProducts(db, shopId, food.id, clothes.id, sale.id);
  return { ...shop, categories: { food, clothes }, ribbons: { sale }, ...products };
}
export type TestShop = Awaited<ReturnType<typeof createTestShop>>;

/** Inserts products as search knows them, with the words of their category. */
export async function insertSearchable(
  db: Database,
  rows: (typeof productTable.$inferInsert & SearchedTexts)[],
) {
  const documents = rows.map(searchDocumentOf);
  const [shopId] = rows.map((row) => row.shopId);
  await learnWords(
    db,
    must(shopId),
    documents.flatMap(({ words }) => words),
  );
  return db
    .insert(productTable)
    .values(rows.map((row, place) => ({ ...row, ...must(documents[place]) })))
    .returning();
}

async function createProducts(
  db: Database,
  shopId: number,
  foodId: number,
  clothesId: number,
  saleId: number,
) {
  const simple = { categoryId: foodId, descriptionBn: "ভালো মানের পণ্য", descriptionEn: "Good quality" };
  const rows = [
    { ...simple, slug: "rice", nameBn: "মিনিকেট চাল", nameEn: "Miniket Rice", price: 12_345, stock: 20 },
    {
      ...simple,
      slug: "tea",
      nameBn: "চা পাতা",
      nameEn: "Tea Leaves",
      price: 5000,
      oldPrice: 6000,
      stock: 3,
    },
    { ...simple, slug: "salt", nameBn: "লবণ", nameEn: "Salt", price: 4000, stock: 0 },
    {
      ...simple,
      slug: "shirt",
      nameBn: "শার্ট",
      nameEn: "Shirt",
      price: 80_000,
      maxPrice: 90_000,
      stock: 12,
      categoryId: clothesId,
      hasAttributes: true,
      cardRibbonId: saleId,
    },
  ].map((row, position) => ({
    maxPrice: row.price,
    ...row,
    shopId,
    picture: `${row.slug}-1`,
    publishedAt: new Date(Date.UTC(2026, 0, 1 + position)),
  }));
  const names = new Map([
    [foodId, { categoryBn: "খাবার", categoryEn: "Food" }],
    [clothesId, { categoryBn: "পোশাক", categoryEn: "Clothes" }],
  ]);
  const [rice, tea, salt, shirt] = (
    await insertSearchable(
      db,
      rows.map((row) => ({ ...row, ...must(names.get(row.categoryId)) })),
    )
  ).map(must);
  const all = [must(rice), must(tea), must(salt), must(shirt)] as const;
  await db
    .insert(productPictureTable)
    .values(all.map(({ id, picture }) => ({ shopId, productId: id, position: 0, picture })));
  await db.insert(productRibbonTable).values({ shopId, ribbonId: saleId, productId: must(shirt).id });
  const choices = await createChoices(db, shopId, must(shirt).id);
  await db.insert(stockMovementTable).values(
    [
      ...all
        .filter(({ hasAttributes }) => !hasAttributes)
        .map(({ id, stock }) => ({ productId: id, combinationId: null, change: stock })),
      ...Object.values(choices.combinations).map(({ id, stock }) => ({
        productId: must(shirt).id,
        combinationId: id,
        change: stock,
      })),
    ].map((movement) => ({ ...movement, shopId, reason: "initial" as const, at: new Date(0) })),
  );
  return { rice: all[0], tea: all[1], salt: all[2], shirt: all[3], ...choices };
}

async function createChoices(db: Database, shopId: number, productId: number) {
  const [size, color] = await db
    .insert(globalAttributeTable)
    .values([
      { shopId, nameBn: "মাপ", nameEn: "Size" },
      { shopId, nameBn: "রং", nameEn: "Colour", position: 1 },
    ])
    .returning();
  const ofSize = { shopId, productId, globalAttributeId: must(size).id };
  const ofColor = { shopId, productId, globalAttributeId: must(color).id };
  const values = await db
    .insert(productAttributeValueTable)
    .values([
      { ...ofSize, nameBn: "এস", nameEn: "S" },
      { ...ofSize, nameBn: "এম", nameEn: "M", position: 1 },
      { ...ofColor, nameBn: "লাল", nameEn: "Red", swatch: "#c00" },
      { ...ofColor, nameBn: "নীল", nameEn: "Blue", swatch: "#00c", position: 1 },
    ])
    .returning();
  const [s, m, red, blue] = values.map((value) => value.id);
  const chosen = { s: must(s), m: must(m), red: must(red), blue: must(blue) };
  const combinations = await db
    .insert(productCombinationTable)
    .values([
      { shopId, productId, valueIds: [chosen.s, chosen.red], price: 80_000, stock: 7 },
      {
        shopId,
        productId,
        valueIds: [chosen.m, chosen.red],
        price: 90_000,
        stock: 5,
        picture: "shirt-m-red",
      },
      { shopId, productId, valueIds: [chosen.s, chosen.blue], price: 80_000, stock: 0 },
    ])
    .returning();
  const [sRed, mRed, sBlue] = combinations;
  return { values: chosen, combinations: { sRed: must(sRed), mRed: must(mRed), sBlue: must(sBlue) } };
}

/** A coupon of a shop: 10 % off, open to all, unless told otherwise. */
export async function createCoupon(
  db: Database,
  shopId: number,
  given: Partial<typeof couponTable.$inferInsert> & { code: string },
) {
  const kind = given.kind ?? "percent";
  const [coupon] = await db
    .insert(couponTable)
    .values({ shopId, kind, ...(kind === "percent" ? { percent: 10 } : {}), ...given })
    .returning();
  return must(coupon);
}
