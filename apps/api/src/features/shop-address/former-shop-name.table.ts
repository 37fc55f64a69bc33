import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/**
 * Names (slugs) that shops had while they were open: posters and phones lead there for good. A trigger on `shop` keeps them,
 * and gives none of them to another shop (migration `shop_app`).
 */
export const formerShopNameTable = pgTable(
  "former_shop_name",
  {
    slug: text("slug").primaryKey(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    leftAt: moment("left_at").notNull().defaultNow(),
  },
  (table) => [index("former_shop_name_of_shop").on(table.shopId)],
);
