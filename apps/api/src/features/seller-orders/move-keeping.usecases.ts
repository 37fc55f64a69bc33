import type { OrderStage } from "@haat/contract/shared/order-choices";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import type { InShop } from "../audit/audit.usecases";
import type { lockOrder, Moved } from "../order/order-status.usecases";
import { tellLater, tellOfMove } from "./order-news.job.usecases";
import { stageOf } from "./order-stage.rules";
import { keepUndo, takeUndo } from "./order-undo.repository";

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Before an order is moved on: the move before, if it could still be taken back, is told now and stands for good. */
export async function tellEarlierMove(
  services: Services,
  tx: Queryable,
  shopId: number,
  orderId: number,
): Promise<void> {
  const earlier = await takeUndo(tx, shopId, orderId);
  if (earlier) await tellOfMove(services, tx, earlier);
}

/**
 * Keeps what an order was before it was moved, so that the move can be taken back for some seconds; then its customer is told.
 * @param order as it was
 */
export async function keepMove(
  services: Services,
  tx: Queryable,
  { scope, actor }: InShop,
  order: LockedOrder,
  { to, couponUse }: Moved & { to: OrderStage },
): Promise<void> {
  const { shopId } = scope;
  const { id: orderId, paymentStatus, packedAt, packedBy, packedProgram } = order;
  const undoId = await keepUndo(tx, {
    shopId,
    orderId,
    paymentStatus,
    packedAt,
    packedBy,
    packedProgram,
    fromStage: stageOf(order),
    toStage: to,
    madeAt: services.clock.now(),
    madeBy: actor.accountId,
    couponId: couponUse?.couponId ?? null,
    couponVersion: couponUse?.version ?? null,
  });
  await tellLater(services, tx, { shopId, orderId, undoId });
}
