import { randomUUID } from "node:crypto";
import type { Language } from "@haat/contract/shared/languages";
import { shownState, type CancelReason, type OrderStage } from "@haat/contract/shared/order-choices";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { failureDataOf } from "../../http/failure";
import { checkedKey, once, type Once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { isOrderReturned, lockOrder, moveOrder, type Moved } from "../order/order-status.usecases";
import type { ReturnedPieces } from "../order/order-return.usecases";
import { keepMove, tellEarlierMove } from "./move-keeping.usecases";
import { canStep, reasonsFor, stageOf, statusOfStage } from "./order-stage.rules";
import { setPacked } from "./shop-order.repository";
import { describeShopOrder } from "./shop-order.usecases";

/** A move as it is asked for. */
export interface MoveAsked {
  order_id: string;
  /** Where the page showed it. */
  from: OrderStage;
  to: OrderStage;
  reason?: CancelReason | undefined;
  note: string;
  pieces: readonly ReturnedPieces[];
  /** The same for all that one press moves. */
  batch?: string;
}

/**
 * Moves an order of a shop to its next stage, or cancels it. The customer is told some seconds later, and until then it can
 * be taken back; a move before it that could be is told now.
 * @param key of the request; repeated with the same key it moves nothing twice
 * @throws order_not_found, order_moved where it does not stand where the page showed it, order_move_refused, invalid_input
 */
export function moveShopOrder(
  services: Services,
  inShop: InShop,
  language: Language,
  asked: MoveAsked,
  key: string | undefined,
): Promise<Once<ShopOrderDetails>> {
  const { scope, actor } = inShop;
  const request = memberRequest({ scope, actor }, "move_order", { ...asked, batch: undefined }, key);
  return once(services, request, async (tx) => {
    await carryOutMove(services, tx, inShop, language, asked);
    return describeShopOrder(services, tx, scope, asked.order_id, { language, now: services.clock.now() });
  });
}

/**
 * Moves several orders to one stage, each in a transaction of its own: those that cannot go there stay where they are,
 * and so does one of which something breaks.
 * @param givenKey of the request; repeated with the same key it moves nothing twice
 * @returns which were moved, and why the others were not
 */
export async function moveShopOrders(
  services: Services,
  inShop: InShop,
  language: Language,
  { orders, to }: { orders: readonly { order_id: string; from: OrderStage }[]; to: OrderStage },
  givenKey: string | undefined,
) {
  const key = checkedKey(givenKey, true);
  const batch = randomUUID();
  const moved: string[] = [];
  const refused: { order_id: string; message: string }[] = [];
  for (const { order_id, from } of orders) {
    const asked = { order_id, from, to, note: "", pieces: [], batch };
    try {
      await moveShopOrder(services, inShop, language, asked, hashOf(`${key} ${order_id}`));
      moved.push(order_id);
    } catch (error) {
      const refusal = error instanceof DomainError ? error : new DomainError("server_error");
      if (refusal !== error) services.logger.error({ err: error, order: order_id }, "an order was not moved");
      const { detail, errors } = failureDataOf(refusal, language);
      refused.push({ order_id, message: errors[0]?.message ?? detail });
    }
  }
  return { moved, refused };
}

/** The same inside a transaction: a move, what is kept to take it back, its audit row and the job that tells of it. */
export async function carryOutMove(
  services: Services,
  tx: Queryable,
  { scope, actor }: InShop,
  language: Language,
  asked: MoveAsked,
): Promise<void> {
  const { shopId } = scope;
  const { accountId, apiKey: program } = actor;
  const now = services.clock.now();
  const { order_id: number, to, reason, note, pieces, batch } = asked;
  const order = await lockOrder(tx, shopId, number);
  if (!order) throw new DomainError("order_not_found");
  const from = stageOf(order);
  if (from !== asked.from || !canStep(order, to)) {
    const status = await shownStage(tx, { shopId, id: order.id, stage: from }, language);
    if (from !== asked.from) throw new DomainError("order_moved", { status });
    throw new DomainError("order_move_refused", { from: status, to: stageName(to, language) });
  }

  requireReason(asked, reasonsFor(order));
  await tellEarlierMove(services, tx, shopId, order.id);
  let moved: Moved = { couponUse: undefined };
  if (to === "packed") {
    const packed = { packedAt: now, packedBy: accountId, packedProgram: program ?? null };
    await setPacked(tx, shopId, order.id, packed);
  } else {
    const move = {
      to: statusOfStage(to),
      mover: "seller" as const,
      accountId,
      program,
      note,
      reason,
      returned: pieces,
    };
    moved = await moveOrder(tx, shopId, number, move, { language, now });
  }
  await keepMove(services, tx, { scope, actor }, order, { ...moved, to });
  const after = { stage: to, ...(reason && { reason }), ...(note && { note }) };
  await recordCommand(
    tx,
    actor,
    { action: "order_move", subject: number, before: { stage: from }, after, ...(batch && { batch }) },
    now,
  );
}

const stageName = (stage: OrderStage | "returned", language: Language) =>
  translator(language)(`orderDesk.stages.${stage}`);

/** Where an order stands, in the words that the desk has for it. */
async function shownStage(
  tx: Queryable,
  { shopId, id, stage }: { shopId: number; id: number; stage: OrderStage },
  language: Language,
): Promise<string> {
  const isReturned = stage === "cancel" && (await isOrderReturned(tx, shopId, id));
  return stageName(shownState(stage, isReturned), language);
}

/** Cancelling needs a reason that fits where the order stands; one of one's own needs words. */
function requireReason({ to, reason, note }: MoveAsked, reasons: readonly CancelReason[]): void {
  if (to !== "cancel") return;
  if (!reason || !reasons.includes(reason))
    throw new DomainError("invalid_input", {}, [{ field: "reason", code: "cancel_reason_required" }]);
  if (reason === "other" && note === "")
    throw new DomainError("invalid_input", {}, [{ field: "note", code: "reason_required" }]);
}
