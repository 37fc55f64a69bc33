import type {
  ChangedOrderTotals,
  LineLeft,
  ReturnedPieces,
  WhyLess,
} from "@haat/contract/seller/seller-order-changes.contract";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { changedTotals, type ChangedTotals } from "../cart/changed-total.rules";
import { piecesOf } from "../cart/pricing.rules";
import * as changes from "./order-change.repository";
import type { HeldLine, HeldOrder } from "./order-change.repository";
import { moveStock } from "../seller-stock/seller-stock.usecases";
import { insertStockMovements } from "./order-placement.repository";
import { returnStock } from "./order-stock.usecases";

/** A line of which fewer pieces are left than before. */
export interface LessOfLine extends HeldLine {
  left: number;
}

/** What becomes of an order with fewer pieces. */
export interface OrderChange {
  order: HeldOrder;
  lines: HeldLine[];
  /** Those of which there is less, with what is left. */
  less: LessOfLine[];
  totals: ChangedTotals;
  piecesLeft: number;
}

/**
 * What an order would be with fewer pieces; it is held until the transaction ends.
 * @throws order_not_found; order_pieces_unknown for lines that are not there and for more pieces than there are;
 * order_all_taken where nothing is left
 */
export async function weighChange(
  tx: Queryable,
  shopId: number,
  number: string,
  { left, why }: { left: readonly LineLeft[]; why: WhyLess },
): Promise<OrderChange> {
  const order = await changes.lockOrderWithAmounts(tx, shopId, number);
  if (!order) throw new DomainError("order_not_found");
  const lines = await changes.listLines(tx, shopId, order.id);
  const pieces = piecesLeft(lines, left);
  const coupon = await changes.findGivenCoupon(tx, shopId, order.couponUseId);
  const bill = { ...order, lines };
  const less = lines.flatMap((line, place) => {
    const leftOfLine = pieces[place] ?? 0;
    return leftOfLine < line.quantity ? [{ ...line, left: leftOfLine }] : [];
  });
  const totals = changedTotals(bill, pieces, coupon, why);
  const all = pieces.reduce((sum, each) => sum + each, 0);
  if (all === 0) throw new DomainError("order_all_taken");
  return { order, lines, less, totals, piecesLeft: all };
}

/** How many pieces are left of each line. @throws order_pieces_unknown */
function piecesLeft(lines: readonly HeldLine[], left: readonly LineLeft[]): number[] {
  const named = new Map(left.map(({ position, quantity }) => [position, quantity]));
  const isKnown = ({ position, quantity }: LineLeft) =>
    quantity <= (lines.find((line) => line.position === position)?.quantity ?? -1);
  if (named.size !== left.length || !left.every(isKnown)) throw new DomainError("order_pieces_unknown");
  return lines.map(({ position, quantity }) => named.get(position) ?? quantity);
}

/**
 * Takes pieces out of an order: its lines and totals are made anew, and the pieces go back to stock or are written off, each
 * with its movements.
 * @param change as it was weighed in this transaction
 */
export async function applyChange(
  tx: Queryable,
  shopId: number,
  { order, less, totals, piecesLeft: itemCount }: OrderChange,
  {
    why,
    pieces,
    accountId,
    note,
    now,
  }: { why: WhyLess; pieces: ReturnedPieces; accountId: number; note: string; now: Date },
): Promise<void> {
  const { id: orderId } = order;
  for (const line of less) {
    const out = line.quantity - line.left;
    await changes.setPieces(
      tx,
      { shopId, orderId, position: line.position },
      {
        quantity: line.left,
        takenOut: line.takenOut + (why === "short" ? out : 0),
        returned: line.returned + (why === "returned" ? out : 0),
        lineTotal: line.left * line.unitPrice,
      },
    );
  }
  const { itemTotal, couponDiscount, rounding, grandTotal, vatIncluded } = totals;
  const orderedTotal = order.orderedTotal ?? order.grandTotal;
  const amounts = { itemTotal, couponDiscount, rounding, grandTotal, vatIncluded, itemCount, orderedTotal };
  await changes.setAmounts(tx, shopId, orderId, amounts);
  const back = less.map(({ productId, combinationId, quantity, left }) => ({
    productId,
    combinationId,
    quantity: quantity - left,
  }));
  await returnStock(tx, shopId, back);
  const reason = why === "short" ? ("cancel" as const) : ("returned" as const);
  const who = { shopId, orderId, accountId, note, at: now };
  await insertStockMovements(
    tx,
    back.map(({ productId, combinationId, quantity: change }) => ({
      ...who,
      productId,
      combinationId,
      change,
      reason,
    })),
  );
  if (pieces === "in_hand") return;
  // What cannot be sold any more, or is not there at all, goes out of the ledger of stock again.
  for (const { productId, combinationId, quantity } of back)
    await moveStock(tx, { ...who, productId, combinationId, change: -quantity, reason: "damaged" });
}

/** What an order costs as it is, and with fewer pieces. */
export function describeTotals({ order, totals, lines, piecesLeft: after }: OrderChange): ChangedOrderTotals {
  return {
    before: describeAmounts({ ...order, rounding: order.rounding ?? 0 }),
    after: describeAmounts(totals),
    pieces_before: piecesOf(lines),
    pieces_after: after,
  };
}

const describeAmounts = (amounts: ChangedTotals) => ({
  item_total: amounts.itemTotal,
  coupon_discount: amounts.couponDiscount,
  delivery_fee: amounts.deliveryFee,
  rounding: amounts.rounding,
  grand_total: amounts.grandTotal,
  vat_included: amounts.vatIncluded,
});
