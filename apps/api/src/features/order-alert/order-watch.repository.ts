import { orderStatuses } from "@haat/contract/shared/business-constants";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { orderStatusChangeTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

/** What has become of orders of some shops since a moment. */
export function listOrderChanges(db: Queryable, sellerKeys: string[], since: Date) {
  return db
    .select({
      sellerKey: shopTable.sellerKey,
      orderId: orderStatusChangeTable.orderId,
      status: orderStatusChangeTable.status,
    })
    .from(orderStatusChangeTable)
    .innerJoin(shopTable, eq(shopTable.id, orderStatusChangeTable.shopId))
    .where(
      and(
        inArray(shopTable.sellerKey, sellerKeys),
        inArray(orderStatusChangeTable.status, Object.values(orderStatuses)),
        gt(orderStatusChangeTable.at, since),
      ),
    );
}
