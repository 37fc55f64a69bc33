import type { Queryable } from "../../database/database";
import { markStale } from "./shop-app.repository";

/** As the trigger names it that asks for the job (migration `shop_app`). */
export const shopAppQueueName = "shop app";

/**
 * Asks for a shop's customer app to be made, or made anew, in the transaction of what it belongs to, such as the shop's
 * approval. It is made by a job, which a trigger adds; asked for twice, it is made once.
 */
export function requestShopApp(tx: Queryable, shopId: number, now: Date): Promise<void> {
  return markStale(tx, shopId, now);
}
