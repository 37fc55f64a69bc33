import type {
  ContentAttribute,
  ContentCombination,
  ProductContent,
} from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { measureOf } from "../catalogue/unit-price.rules";
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
  return (await readManySold(db, shopId, [productId], isHeld)).get(productId);
}

/**
 * The same of many products, in as few queries as for one.
 * @returns those that the shop has, by their ids
 */
export async function readManySold(
  db: Queryable,
  shopId: number,
  productIds: readonly number[],
  isHeld = false,
): Promise<Map<number, Sold>> {
  const products = await sold.findSoldProducts(db, shopId, productIds, isHeld);
  if (products.length === 0) return new Map();
  const ids = products.map(({ id }) => id);
  const chosen = products.filter(({ hasAttributes }) => hasAttributes).map(({ id }) => id);
  const pictures = byProduct(await sold.listPictures(db, shopId, ids));
  const ribbons = byProduct(await sold.listRibbonIds(db, shopId, ids));
  const values = byProduct(chosen.length > 0 ? await sold.listValues(db, shopId, chosen) : []);
  const combinations = byProduct(
    chosen.length > 0 ? await sold.listSoldCombinations(db, shopId, chosen) : [],
  );
  return new Map(
    products.map((product) => {
      const of = <Row>(rows: Map<number, Row[]>) => rows.get(product.id) ?? [];
      const parts = { product, values: of(values), combinations: of(combinations) };
      const shown = { pictures: of(pictures), ribbons: of(ribbons) };
      return [product.id, { ...parts, content: contentOf(parts, shown) }];
    }),
  );
}

function byProduct<Row extends { productId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.productId);
    if (known) known.push(row);
    else found.set(row.productId, [row]);
  }
  return found;
}

function contentOf(
  { product, values, combinations }: Omit<Sold, "content">,
  { pictures, ribbons }: { pictures: readonly { picture: string }[]; ribbons: readonly { id: number }[] },
): ProductContent {
  const usual = usualPrice(product, combinations);
  return {
    name_bn: product.nameBn,
    name_en: product.nameEn,
    description_bn: product.descriptionBn,
    description_en: product.descriptionEn,
    price: usual.price,
    old_price: usual.oldPrice,
    measure: measureOf(product.measureAmount, product.measureUnit),
    facts: product.facts,
    stock: null,
    id_category: product.categoryId,
    ribbons: ribbons.map(({ id }) => id),
    home_city_only: product.homeCityOnly,
    id_size_guide: product.sizeGuideId,
    pictures: pictures.map(({ picture }) => picture),
    attributes: attributesOf(values),
    combinations: combinations.map((combination) => describe(combination, values, usual)),
  };
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
  { valueIds, price, oldPrice, measureAmount, measureUnit, picture, hidden }: SoldCombination,
  values: readonly SoldValue[],
  usual: Priced,
): ContentCombination {
  const isUsual = price === usual.price && oldPrice === usual.oldPrice;
  return {
    values: values.filter(({ id }) => valueIds.includes(id)).map(({ id }) => String(id)),
    price: isUsual ? null : price,
    old_price: isUsual ? null : oldPrice,
    measure: measureOf(measureAmount, measureUnit),
    stock: null,
    picture,
    hidden,
  };
}
