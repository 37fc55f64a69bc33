import type { CashHolderGiven, CollectedCash } from "@haat/contract/seller/cash-fields";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import * as ledger from "./cash.repository";
import { requireSettledKept } from "./courier-settling.usecases";
import { collectedParts, keptHolder, knownCourier } from "./till.rules";

/** An order that is being delivered, locked, with what it costs. */
export interface DeliveredOrder {
  id: number;
  /** Poisha. */
  grandTotal: number;
}

/**
 * What is said where nobody says otherwise: all of it was collected, by the courier that brought it, else into the till.
 * @param courier as the shop calls it
 */
export const allCollected = (grandTotal: number, courier: string | undefined): CollectedCash => ({
  amount: grandTotal,
  holder: courier === undefined ? "till" : "courier",
  courier: courier ?? "",
  difference_reason: "",
});

/**
 * Writes down what was collected for an order that is being delivered, in the transaction that moves it: together with the
 * difference, which needs its reason, it is what the order costs.
 * @throws invalid_input without a reason for a difference, or for somebody who is not of the staff
 */
export async function writeCollected(
  tx: Queryable,
  shopId: number,
  order: DeliveredOrder,
  given: CollectedCash,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const { collected, difference } = collectedParts(order.grandTotal, given.amount);
  if (difference !== 0 && given.difference_reason === "")
    throw new DomainError("invalid_input", {}, [
      { field: "difference_reason", code: "cash_reason_required" },
    ]);
  const holder = await requireHolder(tx, shopId, given);
  await ledger.lockLedger(tx, shopId);
  const row = { shopId, orderId: order.id, at: now, writtenBy: accountId };
  await ledger.insertEntries(tx, [
    ...(collected === 0 ? [] : [{ ...row, ...holder, kind: "collected" as const, amount: collected }]),
    ...(difference === 0
      ? []
      : [{ ...row, kind: "difference" as const, amount: difference, note: given.difference_reason }]),
  ]);
}

/**
 * Takes back what was written of an order that is not delivered after all, so that nothing of it is left: each entry of what was
 * collected gets one beside it that undoes it, and all differences together, those of corrections too, get one.
 * @param note why, in words
 * @throws cash_settled where a courier's statement has settled it
 */
export async function takeBackCollected(
  tx: Queryable,
  shopId: number,
  orderId: number,
  { accountId, now, note }: { accountId: number; now: Date; note: string },
): Promise<void> {
  await ledger.lockLedger(tx, shopId);
  await requireSettledKept(tx, shopId, orderId);
  const entries = await ledger.listEntriesOfOrder(tx, shopId, orderId);
  const written = { shopId, orderId, note, at: now, writtenBy: accountId };
  const collected = entries
    .filter(({ kind, corrects, amountNow }) => kind === "collected" && corrects === null && amountNow !== 0)
    .map(({ id: corrects, kind, holder, memberId, courier, amountNow }) => {
      const row = { ...written, kind, holder, memberId, courier, corrects };
      return { ...row, amount: -amountNow };
    });
  const differences = entries.filter(({ kind }) => kind === "difference");
  const difference = differences.reduce((sum, { amount }) => sum + amount, 0);
  await ledger.insertEntries(tx, [
    ...collected,
    ...(difference === 0 ? [] : [{ ...written, kind: "difference" as const, amount: -difference }]),
  ]);
}

/** Who has the cash, as the ledger keeps them. @throws invalid_input for somebody who is not of the staff */
export async function requireHolder(tx: Queryable, shopId: number, given: CashHolderGiven) {
  const holder = keptHolder(given);
  if (holder.holder === "courier") {
    const known = await ledger.listCouriers(tx, shopId);
    return { ...holder, courier: knownCourier(known, holder.courier) };
  }
  if (holder.holder !== "member") return holder;
  const staff = await ledger.listStaff(tx, shopId);
  if (staff.some(({ id }) => id === holder.memberId)) return holder;
  throw new DomainError("invalid_input", {}, [{ field: "holder", code: "cash_holder_required" }]);
}
