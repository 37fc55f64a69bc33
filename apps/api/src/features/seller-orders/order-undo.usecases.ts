import { orderStatuses } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { OrderStage } from "@haat/contract/shared/order-choices";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import type { StockMovementReason } from "@haat/contract/shared/stock-movement";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { once, type Once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { takeBackCollected } from "../cash/cash-collection.usecases";
import { requireSettledKept } from "../cash/courier-settling.usecases";
import { retakeCouponUse } from "../coupon/coupon.usecases";
import * as statuses from "../order/order-status.usecases";
import { insertStockMovements, takeAgain, type BareLine } from "../order/order-stock.usecases";
import { statusOfStage, stageOf } from "./order-stage.rules";
import { takeUndo, type UndoRow } from "./order-undo.repository";
import { setPacked } from "./shop-order.repository";
import { describeShopOrder } from "./shop-order.usecases";

export { countUndoable } from "./order-undo.repository";

interface UndoAsked {
  order_id: string;
  /** Where the move led. */
  to: OrderStage;
}

/**
 * Takes the last move of an order back: it stands where it stood, as if the move had never been; only the audit trail knows of
 * both. Of a cancelled one stock and coupon are taken again.
 * @throws order_not_found; order_undo_late where the customer was told, or the order stands elsewhere by now; what taking stock
 * throws where it is gone, coupon_used where others have used the coupon up meanwhile; cash_settled where a courier's statement
 * has settled it
 */
export function undoMove(
  services: Services,
  { scope, actor }: InShop,
  language: Language,
  { order_id: number, to }: UndoAsked,
  key: string | undefined,
): Promise<Once<ShopOrderDetails>> {
  const { shopId } = scope;
  const request = memberRequest({ scope, actor }, "undo_order_move", { number, to }, key);
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    const order = await statuses.lockOrder(tx, shopId, number);
    if (!order) throw new DomainError("order_not_found");
    const undo = await takeUndo(tx, shopId, order.id);
    if (!undo || undo.toStage !== to || stageOf(order) !== to) throw new DomainError("order_undo_late");
    if (to === "cancel") await requireSettledKept(tx, shopId, order.id);
    if (to === "delivered") {
      const note = translator(language)("cash.takenBack");
      await takeBackCollected(tx, shopId, order.id, { accountId: actor.accountId, now, note });
    }
    await putBackStage(tx, undo);
    if (to === "cancel") await takeCancelledAgain(tx, undo, order.customerId, { language, now });
    const command = { before: { stage: to }, after: { stage: undo.fromStage } };
    await recordCommand(tx, actor, { action: "order_undo", subject: number, ...command }, now);
    return describeShopOrder(services, tx, scope, number, { language, now });
  });
}

async function putBackStage(tx: Queryable, undo: UndoRow): Promise<void> {
  const { shopId, orderId, fromStage, toStage, packedAt, packedBy, packedProgram } = undo;
  await setPacked(tx, shopId, orderId, { packedAt, packedBy, packedProgram });
  if (toStage === "packed") return;
  await statuses.setStatus(tx, shopId, orderId, orderStatuses[statusOfStage(fromStage)]);
  await statuses.deleteStatusChange(tx, shopId, orderId, orderStatuses[statusOfStage(toStage)]);
}

/** Takes out of stock again what a cancellation had put back, then the coupon. */
async function takeCancelledAgain(
  tx: Queryable,
  { shopId, orderId, fromStage, couponId, couponVersion }: UndoRow,
  customerId: number | null,
  { language, now: at }: { language: Language; now: Date },
): Promise<void> {
  const lines = await statuses.listTakenPieces(tx, shopId, orderId);
  if (fromStage === "shipped") await takeReturnedAgain(tx, { shopId, orderId }, lines, { language, at });
  else {
    await takeAgain(tx, shopId, lines, language);
    await writeMovements(tx, { shopId, orderId, at }, lines, "order");
  }
  // Only who has an account uses coupons.
  if (couponId === null || couponVersion === null || customerId === null) return;
  const use = { shopId, couponId, version: couponVersion, customerId, usedAt: at };
  const couponUseId = await retakeCouponUse(tx, use);
  if (couponUseId === undefined) throw new DomainError("coupon_used");
  await statuses.setCouponUse(tx, shopId, orderId, couponUseId);
}

type TakenLine = Awaited<ReturnType<typeof statuses.listTakenPieces>>[number];

/** What had come back of a parcel is on its way again; what was written off is not. */
async function takeReturnedAgain(
  tx: Queryable,
  { shopId, orderId }: { shopId: number; orderId: number },
  lines: readonly TakenLine[],
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const back = lines
    .filter(({ returnedPieces }) => returnedPieces > 0)
    .map((line) => ({ ...line, quantity: line.returnedPieces }));
  const lost = lines
    .filter(({ writtenOffPieces }) => writtenOffPieces > 0)
    .map((line) => ({ ...line, quantity: line.writtenOffPieces }));
  await takeAgain(tx, shopId, back, language);
  const of = { shopId, orderId, at };
  await writeMovements(tx, of, [...back, ...lost], "returned");
  await writeMovements(
    tx,
    of,
    lost.map((line) => ({ ...line, quantity: -line.quantity })),
    "damaged",
  );
  for (const { position } of [...back, ...lost])
    await statuses.setReturned(tx, { shopId, orderId, position }, { returnedPieces: 0, writtenOffPieces: 0 });
}

/** Writes that pieces went out. */
async function writeMovements(
  tx: Queryable,
  of: { shopId: number; orderId: number; at: Date },
  lines: readonly BareLine[],
  reason: StockMovementReason,
): Promise<void> {
  if (lines.length === 0) return;
  await insertStockMovements(
    tx,
    lines.map(({ productId, combinationId, quantity }) => ({
      ...of,
      productId,
      combinationId,
      change: -quantity,
      reason,
    })),
  );
}
