import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import {
  categoryTable,
  globalAttributeTable,
  isLive,
  productAttributeValueTable,
  productCombinationTable,
  productTable,
} from "../catalogue/catalogue.table";
import { picturesOfProduct } from "../catalogue/product-pictures.table";

/** Products that customers can meet, by their number, with all of their pictures. */
export function listProducts(
  db: Queryable,
  shopId: number,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .select({
      id: productTable.id,
      slug: productTable.slug,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      description: { bn: productTable.descriptionBn, en: productTable.descriptionEn },
      category: { bn: categoryTable.nameBn, en: categoryTable.nameEn },
      price: productTable.price,
      oldPrice: productTable.oldPrice,
      measureAmount: productTable.measureAmount,
      measureUnit: productTable.measureUnit,
      facts: productTable.facts,
      stock: productTable.stock,
      hasAttributes: productTable.hasAttributes,
      pictures: picturesOfProduct,
      picture: productTable.picture,
    })
    .from(productTable)
    .innerJoin(
      categoryTable,
      and(eq(categoryTable.shopId, productTable.shopId), eq(categoryTable.id, productTable.categoryId)),
    )
    .where(and(eq(productTable.shopId, shopId), gt(productTable.id, after), isLive))
    .orderBy(asc(productTable.id))
    .limit(limit);
}
export type FedProduct = Awaited<ReturnType<typeof listProducts>>[number];

/** A value of a combination: the name of what it is a value of, and its own. */
export interface FedValue {
  id: number;
  attribute: { bn: string; en: string };
  name: { bn: string; en: string };
}

/** The combinations of products that customers see, product by product in their order. */
export function listCombinations(db: Queryable, shopId: number, productIds: readonly number[]) {
  return db
    .select({
      id: productCombinationTable.id,
      productId: productCombinationTable.productId,
      price: productCombinationTable.price,
      oldPrice: productCombinationTable.oldPrice,
      measureAmount: productCombinationTable.measureAmount,
      measureUnit: productCombinationTable.measureUnit,
      stock: productCombinationTable.stock,
      picture: productCombinationTable.picture,
      values: sql<FedValue[]>`(
        select coalesce(json_agg(json_build_object('id', v.id,
            'attribute', json_build_object('bn', g.name_bn, 'en', g.name_en),
            'name', json_build_object('bn', v.name_bn, 'en', v.name_en)) order by g.position, g.id), '[]')
        from ${productAttributeValueTable} v
        join ${globalAttributeTable} g on g.shop_id = v.shop_id and g.id = v.global_attribute_id
        where v.shop_id = "product_combination"."shop_id" and v.product_id = "product_combination"."product_id"
          and v.id = any("product_combination"."value_ids"))`,
    })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, shopId),
        inArray(productCombinationTable.productId, [...productIds]),
        eq(productCombinationTable.hidden, false),
      ),
    )
    .orderBy(
      asc(productCombinationTable.productId),
      asc(productCombinationTable.position),
      asc(productCombinationTable.id),
    );
}
export type FedCombination = Awaited<ReturnType<typeof listCombinations>>[number];
