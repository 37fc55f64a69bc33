import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../src/database/database";
import { stockAlertTable } from "../../src/features/stock-alert/stock-alert.table";
import { lookUp } from "./inserted";
import type { StockedShop } from "./order.rows";

/** Who waits for a sold-out product, since so many days. */
export interface WaitingContent {
  product: string;
  /** E.164. */
  phone: string;
  language: Language;
  daysAgo: number;
}

const dayInMs = 86_400_000;

/** Inserts who is to be told that a shop's products are there again. */
export async function insertStockAlerts(
  tx: Queryable,
  { shop, products }: StockedShop,
  waiting: readonly WaitingContent[],
  now: Date,
): Promise<void> {
  await tx.insert(stockAlertTable).values(
    waiting.map(({ product, phone, language, daysAgo }) => ({
      shopId: shop.id,
      productId: lookUp(products, product, "the product").id,
      phone,
      language,
      createdAt: new Date(now.getTime() - daysAgo * dayInMs),
    })),
  );
}
