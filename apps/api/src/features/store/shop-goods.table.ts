import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable } from "drizzle-orm/pg-core";
import { shopTable } from "../shop/shop.table";

/**
 * What a shop has on sale and has sold, counted after it changes (shop-goods.job.usecases.ts): the finder looks at all shops, and
 * would count the products of the whole platform for each of its lists. A shop without a row has nothing yet.
 */
export const shopGoodsTable = pgTable(
  "shop_goods",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shopTable.id),
    /** Products that customers can meet. */
    products: integer("products").notNull(),
    /** Those of them that are brought within the home city only. */
    staying: integer("staying").notNull(),
    /** Pieces sold of them. */
    sold: bigint("sold", { mode: "number" }).notNull(),
  },
  (table) => [
    check(
      "shop_goods_counted",
      sql`${table.staying} >= 0 and ${table.staying} <= ${table.products} and ${table.sold} >= 0`,
    ),
  ],
);
