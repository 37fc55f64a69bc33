import type { Queryable } from "../../src/database/database";
import {
  categoryTable,
  globalAttributeTable,
  productPictureTable,
  productRibbonTable,
  productTable,
  ribbonTable,
} from "../../src/features/catalogue/catalogue.table";
import { searchDocumentOf } from "../../src/features/catalogue/search-document";
import { learnWords } from "../../src/features/catalogue/search-word.repository";
import type { ContentFact } from "@haat/contract/seller/product-facts";
import type { Measure } from "@haat/contract/shared/measure";
import { combinationsOf } from "../content/combinations-of-product";
import { measureInText } from "../content/measure-in-text";
import type { Both, ProductContent, ShopContent } from "../content/shop-content";
import { pictureKeys, picturesOf } from "../picture-keys";
import { insertBanners, insertHome } from "./shop.rows";
import { lookUp } from "./inserted";

export type ProductRow = typeof productTable.$inferSelect;

const dayInMs = 86_400_000;
const daysOfCatalogue = 40;

const name = ({ en, bn }: Both) => ({ nameEn: en, nameBn: bn });

const bySlug = (rows: readonly { slug: string; id: number }[]) =>
  new Map(rows.map(({ slug, id }) => [slug, id]));

/** What a product's own row says of its combinations, or of itself where it has none. */
function summary(product: ProductContent) {
  const combinations = combinationsOf(product);
  if (combinations.length === 0) {
    const { price, oldPrice = null, stock = 0 } = product;
    return { price, maxPrice: price, oldPrice, stock, hasAttributes: false };
  }
  const prices = combinations.map(({ price }) => price);
  const cheapest = combinations.find(({ price }) => price === Math.min(...prices));
  return {
    price: Math.min(...prices),
    maxPrice: Math.max(...prices),
    oldPrice: cheapest?.oldPrice ?? null,
    stock: combinations.reduce((sum, { stock }) => sum + stock, 0),
    hasAttributes: true,
  };
}

function productRow(shopId: number, shop: ShopContent, product: ProductContent, index: number, now: Date) {
  const [nameEn, tellsEn] = product.en;
  const [nameBn, tellsBn] = product.bn;
  const lead = shop.leads?.[product.slug];
  const texts = {
    nameEn,
    nameBn,
    descriptionEn: lead ? `${lead.en}\n${tellsEn}` : tellsEn,
    descriptionBn: lead ? `${lead.bn}\n${tellsBn}` : tellsBn,
  };
  // Spread over six weeks in another order than that of the file, so that "newest" mixes the categories.
  const daysOld = ((index * 17) % daysOfCatalogue) + (product.ribbons?.includes("new") ? 0 : daysOfCatalogue);
  const isLoved = product.ribbons?.some((ribbon) => /popular|bestseller|signature|handloom/.test(ribbon));
  return {
    shopId,
    slug: product.slug,
    ...texts,
    ...summary(product),
    ...measureColumns(shop.saysMeasures ? measureInText(nameEn) : null),
    facts: factsOf(shop, product),
    homeCityOnly: product.homeCityOnly ?? false,
    picture: pictureKeys.product(shop, product, 1),
    soldCount: ((index * 53) % 97) + (isLoved ? 150 : 0),
    publishedAt: new Date(now.getTime() - daysOld * dayInMs),
  };
}

const factsOf = ({ facts }: ShopContent, { slug }: ProductContent): ContentFact[] =>
  (facts?.[slug] ?? []).map(([called, says]) => ({
    name_bn: called.bn,
    name_en: called.en,
    value_bn: says.bn,
    value_en: says.en,
  }));

/** What a pack holds, as a row has it. */
export const measureColumns = (measure: Measure | null) => ({
  measureAmount: measure?.amount ?? null,
  measureUnit: measure?.unit ?? null,
});

/** Inserts a shop's categories, banners, ribbons and products with their pictures. @returns the products by slug */
export async function insertProducts(
  tx: Queryable,
  shopId: number,
  shop: ShopContent,
  now: Date,
): Promise<Map<string, ProductRow>> {
  const categories = shop.categories.map((category, position) => ({
    shopId,
    slug: category.slug,
    ...name(category.name),
    position,
    picture: pictureKeys.category(shop, category.slug),
  }));
  const categoryIds = bySlug(await tx.insert(categoryTable).values(categories).returning());
  await insertBanners(tx, shopId, shop, categoryIds);
  const ribbons = shop.ribbons.map(({ slug, tone, ...ribbon }, position) => ({
    shopId,
    slug,
    tone,
    ...name(ribbon.name),
    position,
  }));
  const ribbonIds = bySlug(await tx.insert(ribbonTable).values(ribbons).returning());
  await insertHome(tx, shopId, shop, ribbonIds);
  const words: string[] = [];
  const rows = shop.products.map((product, index) => {
    const first = shop.ribbons.find(({ slug }) => product.ribbons?.includes(slug))?.slug;
    const row = productRow(shopId, shop, product, index, now);
    const category = shop.categories.find(({ slug }) => slug === product.category);
    const document = searchDocumentOf({
      ...row,
      categoryEn: category?.name.en ?? "",
      categoryBn: category?.name.bn ?? "",
    });
    words.push(...document.words);
    return {
      ...row,
      searchVector: document.searchVector,
      nameVector: document.nameVector,
      categoryId: lookUp(categoryIds, product.category, "the category"),
      cardRibbonId: first === undefined ? null : lookUp(ribbonIds, first, "the ribbon"),
    };
  });
  await learnWords(tx, shopId, words);
  const inserted = await tx.insert(productTable).values(rows).returning();
  const products = new Map(inserted.map((product) => [product.slug, product]));
  const idOf = ({ slug }: ProductContent) => lookUp(products, slug, "the product").id;
  await tx.insert(productPictureTable).values(
    shop.products.flatMap((product) =>
      Array.from({ length: picturesOf(shop, product) }, (_, position) => ({
        shopId,
        productId: idOf(product),
        position,
        picture: pictureKeys.product(shop, product, position + 1),
      })),
    ),
  );
  await insertProductRibbons(tx, shopId, shop, { products, ribbonIds });
  return products;
}

async function insertProductRibbons(
  tx: Queryable,
  shopId: number,
  shop: ShopContent,
  { products, ribbonIds }: { products: Map<string, ProductRow>; ribbonIds: Map<string, number> },
): Promise<void> {
  await tx.insert(productRibbonTable).values(
    shop.products.flatMap((product) =>
      (product.ribbons ?? []).map((ribbon) => ({
        shopId,
        productId: lookUp(products, product.slug, "the product").id,
        ribbonId: lookUp(ribbonIds, ribbon, "the ribbon"),
      })),
    ),
  );
}

/** Inserts what a shop's products are chosen by. @returns the ids by attribute key */
export async function insertAttributes(
  tx: Queryable,
  shopId: number,
  shop: ShopContent,
): Promise<Map<string, number>> {
  const attributes = Object.entries(shop.attributes);
  if (attributes.length === 0) return new Map();
  const rows = attributes.map(([, attribute], position) => ({ shopId, ...name(attribute.name), position }));
  const inserted = await tx.insert(globalAttributeTable).values(rows).returning();
  const ids = new Map(inserted.map(({ nameEn, id }) => [nameEn, id]));
  return new Map(
    attributes.map(
      ([
        key,
        {
          name: { en },
        },
      ]) => [key, lookUp(ids, en, "the attribute")],
    ),
  );
}
