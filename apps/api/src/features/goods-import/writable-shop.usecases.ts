import { isFillable } from "@haat/contract/shared/shop-status";
import type { Queryable } from "../../database/database";
import { holdShopStatus } from "../seller-goods/product-status.usecases";

/** Whether a shop's goods may be written, which stays so until the transaction ends. */
export async function canBeWritten(tx: Queryable, shopId: number): Promise<boolean> {
  const status = await holdShopStatus(tx, shopId);
  return status !== undefined && isFillable(status);
}
