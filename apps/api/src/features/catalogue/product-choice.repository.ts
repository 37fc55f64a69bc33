import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import {
  globalAttributeTable,
  productAttributeValueTable,
  productCombinationTable,
  productTable,
} from "./catalogue.table";

/** The values of one attribute by their names in the shop's two languages; any of them will do. */
export interface AttributeChoice {
  attributeId: number;
  names: { bn: string; en: string }[];
}

/** What of a list's query says which combinations will do. */
export interface CombinationQuery {
  shopId: number;
  /** One of the values of each, all in one combination. */
  attributes: AttributeChoice[];
  /** Only what can be had, in the chosen combination where there is one. */
  inStock?: boolean | undefined;
}

const always = sql`true`;

/** Whether a product comes in the chosen combination. */
export function comesIn({ shopId, attributes }: CombinationQuery): SQL {
  if (attributes.length === 0) return always;
  const product = sql`${productTable.id}`;
  return hasCombination(shopId, product, chosenValues(shopId, attributes, product));
}

/** Whether it can be had, in the chosen combination where there is one. */
export function isHad({ shopId, attributes }: CombinationQuery): SQL {
  if (attributes.length === 0) return sql`${productTable.stock} > 0`;
  const product = sql`${productTable.id}`;
  const isThere = gt(productCombinationTable.stock, 0);
  return hasCombination(shopId, product, [isThere, ...chosenValues(shopId, attributes, product)]);
}

/** Whether a value (`own`, of a product in `found`) meets the choices of the other attributes in one combination. */
export function goesWithChoice({ shopId, attributes, inStock = false }: CombinationQuery): SQL {
  if (attributes.length === 0 && !inStock) return always;
  const product = sql`found.id`;
  const others = attributes.map(
    (choice) => sql`(own."attributeId" = ${choice.attributeId} or ${hasOneOf(shopId, choice, product)})`,
  );
  const isOfValue = sql`own.id = any(${productCombinationTable.valueIds})`;
  const isThere = inStock ? [gt(productCombinationTable.stock, 0)] : [];
  return hasCombination(shopId, product, [isOfValue, ...isThere, ...others]);
}

function hasCombination(shopId: number, productId: SQL, conditions: SQL[]): SQL {
  return sql`exists (
    select 1 from ${productCombinationTable}
    where ${productCombinationTable.shopId} = ${shopId}
      and ${productCombinationTable.productId} = ${productId}
      and ${and(...conditions)})`;
}

function chosenValues(shopId: number, attributes: AttributeChoice[], productId: SQL): SQL[] {
  return attributes.map((choice) => hasOneOf(shopId, choice, productId));
}

/** Whether a combination has one of the values of a choice. */
function hasOneOf(shopId: number, { attributeId, names }: AttributeChoice, productId: SQL): SQL {
  const values = productAttributeValueTable;
  return sql`exists (
    select 1 from ${values}
    where ${values.shopId} = ${shopId}
      and ${values.productId} = ${productId}
      and ${values.globalAttributeId} = ${attributeId}
      and ${isNamedOneOf(names)}
      and ${values.id} = any(${productCombinationTable.valueIds}))`;
}

function isNamedOneOf(names: AttributeChoice["names"]): SQL {
  const pairs = names.map(({ bn, en }) => sql`(${bn}, ${en})`);
  const { nameBn, nameEn } = productAttributeValueTable;
  return sql`(${nameBn}, ${nameEn}) in (${sql.join(pairs, sql`, `)})`;
}

/** The values of one product. The offset keeps PostgreSQL from reading those of the whole shop instead. */
export function valuesOf(shopId: number, productId: SQL): SQL {
  const values = productAttributeValueTable;
  return sql`select ${values.globalAttributeId} as "attributeId", ${values.nameBn} as bn, ${values.nameEn} as en,
      ${values.id}, ${values.swatch}, ${values.position}
    from ${values} where ${values.shopId} = ${shopId} and ${values.productId} = ${productId} offset 0`;
}

/** What a shop's products are chosen by, in its order. */
export function listGlobalAttributes(db: Queryable, shopId: number) {
  return db
    .select({
      id: globalAttributeTable.id,
      name: { bn: globalAttributeTable.nameBn, en: globalAttributeTable.nameEn },
    })
    .from(globalAttributeTable)
    .where(eq(globalAttributeTable.shopId, shopId))
    .orderBy(asc(globalAttributeTable.position), asc(globalAttributeTable.id));
}

export type AttributeRow = Awaited<ReturnType<typeof listGlobalAttributes>>[number];

/** The values of a shop with this id, or with this name in either language, in lower case. */
export function findAttributeValues(
  db: Queryable,
  shopId: number,
  wanted: { id: number } | { name: string },
) {
  const values = productAttributeValueTable;
  const isMeant =
    "id" in wanted
      ? eq(values.id, wanted.id)
      : sql`(lower(${values.nameBn}) = ${wanted.name} or lower(${values.nameEn}) = ${wanted.name})`;
  return db
    .selectDistinct({ attributeId: values.globalAttributeId, bn: values.nameBn, en: values.nameEn })
    .from(values)
    .where(and(eq(values.shopId, shopId), isMeant));
}
