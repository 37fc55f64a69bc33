import type {
  ContentAttribute,
  ContentCombination,
  ProductContent,
} from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import * as sold from "./sold-content.repository";
import type { SoldCombination, SoldProduct, SoldValue } from "./sold-content.repository";

/** A product as it is sold: its rows, and the same as one content. */
export interface Sold {
  product: SoldProduct;
  values: SoldValue[];
  combinations: SoldCombination[];
  content: ProductContent;
}

/** Reads a product with all that belongs to it. @param isHeld whether nobody may change it until the transaction ends */
export async function readSold(
  db: Queryable,
  shopId: number,
  productId: number,
  isHeld = false,
): Promise<Sold | undefined> {
  const product = await sold.findSoldProduct(db, shopId, productId, isHeld);
  if (!product) return undefined;
  const pictures = await sold.listPictures(db, shopId, productId);
  const ribbons = await sold.listRibbonIds(db, shopId, productId);
  const values = product.hasAttributes ? await sold.listValues(db, shopId, productId) : [];
  const combinations = product.hasAttributes ? await sold.listSoldCombinations(db, shopId, productId) : [];

  const usual = usualPrice(product, combinations);
  const content: ProductContent = {
    name_bn: product.nameBn,
    name_en: product.nameEn,
    description_bn: product.descriptionBn,
    description_en: product.descriptionEn,
    price: usual.price,
    old_price: usual.oldPrice,
    stock: null,
    id_category: product.categoryId,
    ribbons,
    home_city_only: product.homeCityOnly,
    pictures,
    attributes: attributesOf(values),
    combinations: combinations.map((combination) => describe(combination, values, usual)),
  };
  return { product, values, combinations, content };
}

interface Priced {
  price: number;
  oldPrice: number | null;
}

/** What most of the combinations cost: the others are its exceptions. */
function usualPrice(product: Priced, combinations: readonly Priced[]): Priced {
  const counts = new Map<string, { priced: Priced; times: number }>();
  for (const { price, oldPrice } of combinations) {
    const key = `${price} ${oldPrice}`;
    counts.set(key, { priced: { price, oldPrice }, times: (counts.get(key)?.times ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((one, other) => other.times - one.times);
  return most?.priced ?? { price: product.price, oldPrice: product.oldPrice };
}

function attributesOf(values: readonly SoldValue[]): ContentAttribute[] {
  const byId = new Map<number, ContentAttribute>();
  for (const { id, nameBn, nameEn, swatch, attributeId, attributeBn, attributeEn } of values) {
    const attribute = byId.get(attributeId) ?? { name_bn: attributeBn, name_en: attributeEn, values: [] };
    attribute.values.push({ key: String(id), name_bn: nameBn, name_en: nameEn, swatch: hexOf(swatch) });
    byId.set(attributeId, attribute);
  }
  return [...byId.values()];
}

/** A swatch as the editor knows it; other notations of CSS, as #c00, are written out. */
function hexOf(swatch: string | null): string | null {
  if (swatch === null) return null;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(swatch);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join("")}`;
  return /^#[0-9a-f]{6}$/i.test(swatch) ? swatch : null;
}

function describe(
  { valueIds, price, oldPrice, picture, hidden }: SoldCombination,
  values: readonly SoldValue[],
  usual: Priced,
): ContentCombination {
  const isUsual = price === usual.price && oldPrice === usual.oldPrice;
  return {
    values: values.filter(({ id }) => valueIds.includes(id)).map(({ id }) => String(id)),
    price: isUsual ? null : price,
    old_price: isUsual ? null : oldPrice,
    stock: null,
    picture,
    hidden,
  };
}
