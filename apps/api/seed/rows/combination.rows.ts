import type { Queryable } from "../../src/database/database";
import {
  productAttributeValueTable,
  productCombinationTable,
} from "../../src/features/catalogue/catalogue.table";
import type { OrderedAttribute } from "../../src/features/order/stored-attributes";
import { combinationsOf } from "../content/combinations-of-product";
import { measureInText } from "../content/measure-in-text";
import type { Both, ProductContent, ShopContent } from "../content/shop-content";
import { coloursOf, pictureKeys } from "../picture-keys";
import { measureColumns, type ProductRow } from "./catalogue.rows";
import { lookUp } from "./inserted";

/** A combination as an order needs it. */
export interface InsertedCombination {
  id: number;
  productId: number;
  /** Poisha. */
  price: number;
  stock: number;
  picture: string | null;
  attributes: OrderedAttribute[];
}

const valueName = ({ en, bn }: Both) => ({ nameEn: en, nameBn: bn });

function attributeOf(shop: ShopContent, attribute: string, value: string) {
  const found = shop.attributes[attribute];
  const named = found?.values[value];
  if (!found || !named) throw new Error(`${shop.slug} has no ${attribute} called ${value}.`);
  return { attribute: found.name, value: named };
}

/** The rows of every value that any product of the shop can have, beside the keys that the content knows them by. */
function valueRows(
  shopId: number,
  shop: ShopContent,
  products: ReadonlyMap<string, ProductRow>,
  attributeIds: ReadonlyMap<string, number>,
) {
  return shop.products.flatMap((product) =>
    Object.entries(product.choices?.of ?? {}).flatMap(([attribute, values]) =>
      values.map((value, position) => {
        const { swatch = null, ...named } = attributeOf(shop, attribute, value).value;
        return {
          shopId,
          ...valueName(named),
          swatch,
          position,
          productId: lookUp(products, product.slug, "the product").id,
          globalAttributeId: lookUp(attributeIds, attribute, "the attribute"),
        };
      }),
    ),
  );
}

const nameOfValue = (productId: number, globalAttributeId: number, nameEn: string) =>
  `${productId}/${globalAttributeId}/${nameEn}`;

function combinationRows(
  shop: ShopContent,
  product: ProductContent,
  productId: number,
  valueIdOf: (attribute: string, value: string) => number,
) {
  const colours = coloursOf(shop, product).map(({ value }) => value);
  return combinationsOf(product).map(({ choice, key, price, oldPrice, stock }, position) => {
    const chosen = Object.entries(choice);
    const colour = Object.values(choice).find((value) => colours.includes(value));
    const attributes = chosen.map(([attribute, value]) => {
      const names = attributeOf(shop, attribute, value);
      return {
        idProductAttribute: valueIdOf(attribute, value),
        attributeBn: names.attribute.bn,
        attributeEn: names.attribute.en,
        valueBn: names.value.bn,
        valueEn: names.value.en,
      };
    });
    const valueIds = attributes.map(({ idProductAttribute }) => idProductAttribute).sort((a, b) => a - b);
    const picture = colour === undefined ? null : pictureKeys.colour(shop, product, colour);
    const measures = attributes.map(({ valueEn }) => measureInText(valueEn)).find((each) => each !== null);
    const measure = measureColumns((shop.saysMeasures && measures) || null);
    const row = { productId, valueIds, price, oldPrice, ...measure, stock, picture, position };
    return { name: `${product.slug}/${key}`, attributes, row };
  });
}

/** Inserts the values and combinations of all products of a shop. @returns the combinations by `slug/value+value` */
export async function insertCombinations(
  tx: Queryable,
  shopId: number,
  shop: ShopContent,
  products: ReadonlyMap<string, ProductRow>,
  attributeIds: ReadonlyMap<string, number>,
): Promise<Map<string, InsertedCombination>> {
  const values = valueRows(shopId, shop, products, attributeIds);
  if (values.length === 0) return new Map();
  const insertedValues = await tx.insert(productAttributeValueTable).values(values).returning();
  const valueIds = new Map(
    insertedValues.map(({ productId, globalAttributeId, nameEn, id }) => [
      nameOfValue(productId, globalAttributeId, nameEn),
      id,
    ]),
  );
  const combinations = shop.products.flatMap((product) => {
    const productId = lookUp(products, product.slug, "the product").id;
    return combinationRows(shop, product, productId, (attribute, value) => {
      const attributeId = lookUp(attributeIds, attribute, "the attribute");
      const { en } = attributeOf(shop, attribute, value).value;
      return lookUp(valueIds, nameOfValue(productId, attributeId, en), "the value");
    });
  });
  const rows = combinations.map(({ row }) => ({ shopId, ...row }));
  const inserted = await tx.insert(productCombinationTable).values(rows).returning();
  const ids = new Map(inserted.map(({ valueIds: chosen, id }) => [chosen.join(), id]));
  return new Map(
    combinations.map(({ name, attributes, row }) => [
      name,
      { ...row, attributes, id: lookUp(ids, row.valueIds.join(), "the combination") },
    ]),
  );
}
