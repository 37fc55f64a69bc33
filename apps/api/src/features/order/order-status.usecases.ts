import { orderStatuses, type OrderStatusName } from "@haat/contract/shared/business-constants";
import type { CollectedCash } from "@haat/contract/seller/cash-fields";
import type { Language } from "@haat/contract/shared/languages";
import { shownState, type CancelReason } from "@haat/contract/shared/order-choices";
import { translator } from "@haat/i18n/translator";
import type { CallContext, Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { inTenantScope } from "../../database/transaction";
import { once, type Once } from "../../http/idempotency";
import type { Customer } from "../account/account.usecases";
import { recordEvent } from "../audit/audit.usecases";
import { allCollected, writeCollected } from "../cash/cash-collection.usecases";
import { customersParcel } from "../courier/customers-parcel.usecases";
import { giveBackCouponUse, type GivenBackUse } from "../coupon/coupon.usecases";
import { insertStatusChanges, insertStockMovements } from "./order-placement.repository";
import { canCancel, canMove, statusNameOf, type Mover } from "./order-status.rules";
import * as statuses from "./order-status.repository";
import { bookReturned, type ReturnedPieces } from "./order-return.usecases";
import { returnStock } from "./order-stock.usecases";
import { findShopOfOrder } from "./order.usecases";

export { statusNameOf } from "./order-status.rules";
export { countOpenOrders } from "./order-status.repository";

/** What commands do with an order that they hold, beside moving it. */
export {
  deleteStatusChange,
  isOrderReturned,
  listTakenPieces,
  lockOrder,
  setCouponUse,
  setReturned,
  setStatus,
} from "./order-status.repository";

/** Who moves an order, and why. */
export interface Move {
  to: OrderStatusName;
  mover: Mover;
  /** The account that makes it. */
  accountId: number;
  /** The program that makes it with an API key of that account. */
  program?: string | undefined;
  note: string;
  /** Why the shop cancels. */
  reason?: CancelReason | undefined;
  /** Of a parcel that comes to nothing, what is in hand already or lost; the rest is booked when it is. */
  returned?: readonly ReturnedPieces[] | undefined;
  /** Of a delivery: what was collected for it; left out where whoever has the parcel collected all of it. */
  collected?: CollectedCash | undefined;
}

/** An order, by what tables know it by. */
interface OrderOfShop {
  shopId: number;
  id: number;
}

/** What a move did, for who takes it back. */
export interface Moved {
  /** The use of a coupon that was given back. */
  couponUse: GivenBackUse | undefined;
}

/**
 * Moves an order of a shop to its next status, inside a transaction: the order is held first, so that of two moves at the
 * same time the second sees what the first has made of it. A cancelled order gives its stock and its coupon back and is
 * not to be paid; of one that was on its way only those pieces come back that are in hand. What was
 * collected for a delivered one is written into the ledger of cash, which alone says whether it is paid. Every move is kept with its time and who made it.
 * @param number the order's public number
 * @param language of the names in a refusal
 * @throws order_not_found, order_not_cancellable for a customer, order_move_refused for anybody else
 */
export async function moveOrder(
  tx: Queryable,
  shopId: number,
  number: string,
  { to, mover, accountId, program, note, reason, returned = [], collected }: Move,
  { language, now }: { language: Language; now: Date },
): Promise<Moved> {
  const order = await statuses.lockOrder(tx, shopId, number);
  if (!order || (mover === "customer" && order.customerId !== accountId)) {
    throw new DomainError("order_not_found");
  }
  const from = statusNameOf(order.status);
  const held = { shopId, id: order.id };
  if (!canMove(from, to, mover)) throw await refusedMove(tx, held, { from, to, mover }, language);
  if (mover === "customer") await requireGoodsInShop(tx, held, language);
  await statuses.setStatus(tx, shopId, order.id, orderStatuses[to]);
  await insertStatusChanges(tx, [
    {
      shopId,
      orderId: order.id,
      status: orderStatuses[to],
      at: now,
      changedBy: accountId,
      program: program ?? null,
      note,
      reason: reason ?? null,
    },
  ]);
  if (to === "delivered") {
    const given = collected ?? allCollected(order.grandTotal, await bringerOf(tx, held));
    await writeCollected(tx, shopId, order, given, { accountId, now });
  }
  if (to !== "cancel") return { couponUse: undefined };
  // Stock first, then the coupon: the order in which placing an order locks them.
  if (from === "shipped")
    await bookReturned(tx, { shopId, orderId: order.id }, returned, { accountId, at: now });
  else await giveBackStock(tx, shopId, order.id, now);
  return { couponUse: await giveBackCoupon(tx, shopId, order) };
}

/** The courier that has an order's parcel, by its name; none where the shop's own people bring it, or it is picked up. */
async function bringerOf(db: Queryable, order: OrderOfShop): Promise<string | undefined> {
  const { courier, isOut } = await customersParcel(db, order);
  return isOut ? courier?.name : undefined;
}

/** Customers cancel what the shop still has: what is with a courier would be sold again while it is out. */
async function requireGoodsInShop(db: Queryable, order: OrderOfShop, language: Language): Promise<void> {
  if (!(await customersParcel(db, order)).isOut) return;
  throw await refusedMove(db, order, { from: "shipped", to: "cancel", mover: "customer" }, language);
}

/** What is said of a move that there is not: where the order stands, in the words that people read of it. */
async function refusedMove(
  db: Queryable,
  { shopId, id }: OrderOfShop,
  { from, to, mover }: Pick<Move, "to" | "mover"> & { from: OrderStatusName },
  language: Language,
): Promise<DomainError> {
  const translate = translator(language);
  const isReturned = from === "cancel" && (await statuses.isOrderReturned(db, shopId, id));
  const status = translate(`api.order.statuses.${shownState(from, isReturned)}`);
  return mover === "customer"
    ? new DomainError("order_not_cancellable", { status })
    : new DomainError("order_move_refused", { from: status, to: translate(`api.order.statuses.${to}`) });
}

async function giveBackStock(tx: Queryable, shopId: number, orderId: number, at: Date): Promise<void> {
  const lines = await statuses.listTakenPieces(tx, shopId, orderId);
  await returnStock(tx, shopId, lines);
  await insertStockMovements(
    tx,
    lines.map(({ productId, combinationId, quantity }) => ({
      shopId,
      productId,
      combinationId,
      change: quantity,
      reason: "cancel" as const,
      orderId,
      at,
    })),
  );
}

async function giveBackCoupon(
  tx: Queryable,
  shopId: number,
  { id: orderId, couponUseId }: { id: number; couponUseId: number | null },
): Promise<GivenBackUse | undefined> {
  if (couponUseId === null) return undefined;
  await statuses.setCouponUse(tx, shopId, orderId, null);
  return giveBackCouponUse(tx, shopId, couponUseId);
}

/** A customer's wish to cancel an order. */
interface Cancellation {
  order_id: string;
  confirmed: boolean;
  reason: string;
}

/**
 * Cancels an order of the customer's own, once it is confirmed.
 * @throws order_not_found for everybody else's, too; confirmation_required, order_not_cancellable, idempotency_key_reused
 */
export async function cancelOrder(
  services: Services,
  customer: Customer,
  { order_id, confirmed, reason }: Cancellation,
  {
    language,
    idempotencyKey,
    headers,
  }: Pick<CallContext, "idempotencyKey" | "headers"> & { language: Language },
): Promise<Once<{ order_id: string }>> {
  const number = order_id.toUpperCase();
  const shopId = await findShopOfOrder(services, number);
  if (!confirmed) throw await question(services, customer, shopId, number, language);
  const owner = `customer ${customer.id}`;
  const fingerprint = { order_id: number, reason };
  const tenantScope = { shopId, customerId: customer.id };
  return once(
    services,
    { shopId, owner, route: "customer_order_update", key: idempotencyKey, fingerprint, tenantScope },
    async (tx) => {
      const move = { to: "cancel", mover: "customer", accountId: customer.id, note: reason } as const;
      const now = services.clock.now();
      await moveOrder(tx, shopId, number, move, { language, now });
      const { requestId } = headers;
      const event = {
        action: "order_cancel",
        customerId: customer.id,
        shopId,
        subject: number,
        requestId,
      } as const;
      await recordEvent(tx, event, now);
      return { order_id: number };
    },
  );
}

/** What is answered to a wish that is not confirmed: the question, if there is anything to ask. */
async function question(
  services: Services,
  customer: Customer,
  shopId: number,
  number: string,
  language: Language,
): Promise<DomainError> {
  const tenantScope = { shopId, customerId: customer.id };
  return inTenantScope(services, tenantScope, async ({ db }) => {
    const order = await statuses.findStatus(db, shopId, number, customer.id);
    if (order === undefined) return new DomainError("order_not_found");
    const from = statusNameOf(order.status);
    const seen = { shopId, id: order.id };
    const move = { from, to: "cancel", mover: "customer" } as const;
    if (!canCancel(from)) return refusedMove(db, seen, move, language);
    await requireGoodsInShop(db, seen, language);
    return new DomainError("confirmation_required", { order: number });
  });
}
