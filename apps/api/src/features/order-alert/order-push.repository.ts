import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable, sessionTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { orderAlertDeviceTable, orderAlertTextTable } from "./order-alert.table";

/** The shop of an order that still waits to be accepted; nothing where it does not. */
export async function findWaitingOrder(db: Queryable, shopId: number, orderId: number) {
  const [row] = await db
    .select({
      number: customerOrderTable.number,
      sellerKey: shopTable.sellerKey,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
    })
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        eq(customerOrderTable.id, orderId),
        eq(customerOrderTable.status, 1),
      ),
    );
  return row;
}

const deviceColumns = {
  id: orderAlertDeviceTable.id,
  shopId: orderAlertDeviceTable.shopId,
  endpoint: orderAlertDeviceTable.endpoint,
  p256dh: orderAlertDeviceTable.p256dh,
  auth: orderAlertDeviceTable.auth,
  language: orderAlertDeviceTable.language,
  role: shopMemberTable.role,
  permissions: shopMemberTable.permissions,
};

/** A shop's browsers that are still signed in, by people who still work there; with what each of them may do. */
export function listToldDevices(db: Queryable, shopId: number, now: Date) {
  return db
    .select(deviceColumns)
    .from(orderAlertDeviceTable)
    .innerJoin(
      shopMemberTable,
      and(
        eq(shopMemberTable.shopId, orderAlertDeviceTable.shopId),
        eq(shopMemberTable.accountId, orderAlertDeviceTable.accountId),
      ),
    )
    .innerJoin(sessionTable, eq(sessionTable.tokenHash, orderAlertDeviceTable.sessionHash))
    .innerJoin(customerTable, eq(customerTable.id, orderAlertDeviceTable.accountId))
    .where(
      and(
        eq(orderAlertDeviceTable.shopId, shopId),
        isNull(sessionTable.revokedAt),
        gt(sessionTable.expiresAt, now),
        eq(customerTable.status, "active"),
      ),
    );
}
export type ToldDevice = Awaited<ReturnType<typeof listToldDevices>>[number];

/** Forgets a browser that asks for no messages any more. */
export async function forgetDevice(db: Queryable, { shopId, id }: Pick<ToldDevice, "shopId" | "id">) {
  await db
    .delete(orderAlertDeviceTable)
    .where(and(eq(orderAlertDeviceTable.shopId, shopId), eq(orderAlertDeviceTable.id, id)));
}

/**
 * Who has asked for text messages and whose shop has orders that came after what they were told of and before a moment, and
 * that nobody has accepted; so many at most. Nobody twice within what a message covers.
 * @param cameBefore orders that came later are not late yet
 * @param toldBefore who was told later than this is not told again yet
 */
export async function listLateOrders(
  db: Queryable,
  { cameBefore, toldBefore, most }: { cameBefore: Date; toldBefore: Date; most: number },
) {
  const late = db
    .select({
      orders: sql`count(*)`.mapWith(Number).as("orders"),
      upTo: sql`max(${customerOrderTable.orderedAt})`.mapWith(customerOrderTable.orderedAt).as("up_to"),
    })
    .from(customerOrderTable)
    .where(
      and(
        eq(customerOrderTable.shopId, orderAlertTextTable.shopId),
        eq(customerOrderTable.status, 1),
        gt(customerOrderTable.orderedAt, orderAlertTextTable.toldUpTo),
        sql`${customerOrderTable.orderedAt} <= ${cameBefore.toISOString()}`,
      ),
    )
    .as("late");
  return db
    .select({
      shopId: orderAlertTextTable.shopId,
      accountId: orderAlertTextTable.accountId,
      language: orderAlertTextTable.language,
      toldUpTo: orderAlertTextTable.toldUpTo,
      phone: customerTable.phone,
      role: shopMemberTable.role,
      permissions: shopMemberTable.permissions,
      sellerKey: shopTable.sellerKey,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
      orders: late.orders,
      upTo: late.upTo,
    })
    .from(orderAlertTextTable)
    .innerJoinLateral(late, gt(late.orders, 0))
    .innerJoin(shopTable, eq(shopTable.id, orderAlertTextTable.shopId))
    .innerJoin(
      shopMemberTable,
      and(
        eq(shopMemberTable.shopId, orderAlertTextTable.shopId),
        eq(shopMemberTable.accountId, orderAlertTextTable.accountId),
      ),
    )
    .innerJoin(customerTable, eq(customerTable.id, orderAlertTextTable.accountId))
    .where(
      and(
        eq(customerTable.status, "active"),
        sql`coalesce(${orderAlertTextTable.toldAt}, '-infinity') <= ${toldBefore.toISOString()}::timestamptz`,
      ),
    )
    .limit(most);
}
export type LateOrders = Awaited<ReturnType<typeof listLateOrders>>[number];

/** Notes that somebody was told. @returns whether nobody else has told them meanwhile */
export async function noteTold(
  tx: Queryable,
  { shopId, accountId, toldUpTo, upTo }: LateOrders,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .update(orderAlertTextTable)
    .set({ toldUpTo: upTo, toldAt: now })
    .where(
      and(
        eq(orderAlertTextTable.shopId, shopId),
        eq(orderAlertTextTable.accountId, accountId),
        eq(orderAlertTextTable.toldUpTo, toldUpTo),
      ),
    )
    .returning({ shopId: orderAlertTextTable.shopId });
  return noted.length > 0;
}
