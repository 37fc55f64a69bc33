import type { ContentAttribute, ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { listAttributes } from "./sold-content.repository";
import type { Sold } from "./sold-content";
import * as values from "./sold-values.repository";

/** What is written, for whom and when. */
export interface Writing {
  shopId: number;
  accountId: number;
  now: Date;
}

/** A product whose parts are written. */
export interface WrittenProduct {
  id: number;
  content: ProductContent;
  /** As it was; nothing of a new one. */
  sold?: Sold | undefined;
}

/** The ids of a product's values, each by its key. */
export type ValueIds = ReadonlyMap<string, number>;

/**
 * Writes the attributes of products and their values; those that a content has no more stay, for combinations may be of them.
 * @returns the ids of each product's values, by its id
 */
export async function saveValues(
  tx: Queryable,
  { shopId }: Writing,
  products: readonly WrittenProduct[],
): Promise<Map<number, ValueIds>> {
  const chosen = products.filter(({ content }) => content.attributes.length > 0);
  if (chosen.length === 0) return new Map();
  const attributeIds = await attributeIdsOf(
    tx,
    shopId,
    chosen.map(({ content }) => content.attributes),
  );
  const wanted = chosen.flatMap(({ id: productId, content, sold }, at) =>
    content.attributes.flatMap((attribute, place) =>
      attribute.values.map(({ key, name_bn: nameBn, name_en: nameEn, swatch }, position) => {
        const globalAttributeId = attributeIds[at]?.[place] ?? 0;
        const row = { shopId, productId, globalAttributeId, nameBn, nameEn, swatch, position };
        return { key, was: sold?.values.find(({ id }) => String(id) === key)?.id, row };
      }),
    ),
  );
  await values.updateValues(
    tx,
    wanted.flatMap(({ was, row }) => (was === undefined ? [] : [{ ...row, id: was }])),
  );
  const made = await values.insertValues(
    tx,
    wanted.flatMap(({ was, row }) => (was === undefined ? [row] : [])),
  );
  const placeOf = (row: { productId: number; globalAttributeId: number; position: number }) =>
    `${row.productId} ${row.globalAttributeId} ${row.position}`;
  const idsMade = new Map(made.map((row) => [placeOf(row), row.id]));
  const ids = new Map(chosen.map(({ id }) => [id, new Map<string, number>()]));
  for (const { key, was, row } of wanted) {
    const id = was ?? idsMade.get(placeOf(row));
    if (id === undefined) throw new Error("A value was not written.");
    ids.get(row.productId)?.set(key, id);
  }
  return ids;
}

const alike = (one: string, other: string) =>
  one !== "" && one.toLocaleLowerCase() === other.toLocaleLowerCase();

/**
 * Attributes are the shop's: one of the same name in either language is the same one.
 * @returns the ids of each product's attributes, in their order
 */
async function attributeIdsOf(
  tx: Queryable,
  shopId: number,
  products: readonly (readonly ContentAttribute[])[],
): Promise<number[][]> {
  const known = await listAttributes(tx, shopId);
  const ids: number[][] = [];
  for (const attributes of products) {
    const taken: number[] = [];
    for (const { name_bn: nameBn, name_en: nameEn } of attributes) {
      const found = known.find(
        (attribute) =>
          !taken.includes(attribute.id) &&
          (alike(attribute.nameBn, nameBn) || alike(attribute.nameEn, nameEn)),
      );
      const position = Math.max(-1, ...known.map((attribute) => attribute.position)) + 1;
      const id = found?.id ?? (await values.insertAttribute(tx, { shopId, nameBn, nameEn, position }));
      if (id === undefined) throw new Error("An attribute was not written.");
      if (!found) known.push({ id, nameBn, nameEn, position });
      taken.push(id);
    }
    ids.push(taken);
  }
  return ids;
}
