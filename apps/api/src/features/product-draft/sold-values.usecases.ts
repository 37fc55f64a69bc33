import type { ContentAttribute, ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { listAttributes } from "./sold-content.repository";
import type { SoldValue } from "./sold-content.repository";
import * as values from "./sold-values.repository";

/** What is written, for whom and when. */
export interface Writing {
  shopId: number;
  accountId: number;
  now: Date;
}

/**
 * Writes the attributes of a product and their values; those that the content has no more stay, for combinations may be of
 * them.
 * @returns the id of each value by its key
 */
export async function saveValues(
  tx: Queryable,
  { shopId }: Writing,
  productId: number,
  { attributes }: ProductContent,
  were: readonly SoldValue[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const attributeIds = await attributeIdsOf(tx, shopId, attributes);
  for (const [place, attribute] of attributes.entries()) {
    for (const [position, value] of attribute.values.entries()) {
      const { key, name_bn: nameBn, name_en: nameEn, swatch } = value;
      const row = { globalAttributeId: attributeIds[place] ?? 0, nameBn, nameEn, swatch, position };
      const was = were.find(({ id }) => String(id) === key);
      if (was) await values.updateValue(tx, shopId, was.id, row);
      const id = was?.id ?? (await values.insertValue(tx, { shopId, productId, ...row }));
      if (id === undefined) throw new Error("A value was not written.");
      ids.set(key, id);
    }
  }
  return ids;
}

const alike = (one: string, other: string) =>
  one !== "" && one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Attributes are the shop's: one of the same name in either language is the same one. */
async function attributeIdsOf(
  tx: Queryable,
  shopId: number,
  attributes: readonly ContentAttribute[],
): Promise<number[]> {
  const known = await listAttributes(tx, shopId);
  const taken: number[] = [];
  for (const { name_bn: nameBn, name_en: nameEn } of attributes) {
    const found = known.find(
      (attribute) =>
        !taken.includes(attribute.id) && (alike(attribute.nameBn, nameBn) || alike(attribute.nameEn, nameEn)),
    );
    const position = Math.max(-1, ...known.map((attribute) => attribute.position)) + 1;
    const id = found?.id ?? (await values.insertAttribute(tx, { shopId, nameBn, nameEn, position }));
    if (id === undefined) throw new Error("An attribute was not written.");
    if (!found) known.push({ id, nameBn, nameEn, position });
    taken.push(id);
  }
  return taken;
}
