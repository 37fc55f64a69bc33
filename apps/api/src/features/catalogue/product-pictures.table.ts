import { sql } from "drizzle-orm";
import { productPictureTable, productTable } from "./catalogue.table";

/** The pictures of a product that a statement reads, as media keys in their order. */
export const picturesOfProduct = sql<string[]>`array(
  select ${productPictureTable.picture} from ${productPictureTable}
  where ${productPictureTable.shopId} = ${productTable.shopId}
    and ${productPictureTable.productId} = ${productTable.id}
  order by ${productPictureTable.position})`;
