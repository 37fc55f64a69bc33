import type { StockMovementReason } from "@haat/contract/shared/stock-movement";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { insertStockMovements } from "./order-placement.repository";
import * as statuses from "./order-status.repository";
import { returnStock } from "./order-stock.usecases";

/** What became of pieces of a line whose parcel came to nothing. */
export interface ReturnedPieces {
  /** Of the line. */
  position: number;
  /** In hand, and to be sold again. */
  back: number;
  /** Lost, or of no use any more. */
  written_off: number;
}

interface Booking {
  accountId: number;
  at: Date;
}

/** What is said of each line altogether: what is left of it is weighed against all of that. */
function byLine(pieces: readonly ReturnedPieces[]): ReturnedPieces[] {
  const lines = new Map<number, ReturnedPieces>();
  for (const { position, back, written_off } of pieces) {
    const sum = lines.get(position) ?? { position, back: 0, written_off: 0 };
    lines.set(position, {
      position,
      back: sum.back + back,
      written_off: sum.written_off + written_off,
    });
  }
  return [...lines.values()];
}

/**
 * Books what is in hand again of a parcel: back into stock, or written off; never more than was ordered. What is written off
 * stands in the ledger as come back and damaged, so that it is seen and changes nothing.
 * The caller holds the order.
 * @throws invalid_input where a line has not so many pieces left
 */
export async function bookReturned(
  tx: Queryable,
  { shopId, orderId }: { shopId: number; orderId: number },
  pieces: readonly ReturnedPieces[],
  booking: Booking,
): Promise<void> {
  const booked = byLine(pieces).filter(({ back, written_off }) => back + written_off > 0);
  if (booked.length === 0) return;
  const lines = await statuses.listTakenPieces(tx, shopId, orderId);
  const found = booked.map((each) => {
    const line = lines.find(({ position }) => position === each.position);
    const left = line ? line.quantity - line.returnedPieces - line.writtenOffPieces : 0;
    if (!line || each.back + each.written_off > left)
      throw new DomainError("invalid_input", {}, [{ field: "pieces", code: "pieces_beyond" }]);
    return { line, ...each };
  });
  for (const { line, position, back, written_off } of found)
    await statuses.setReturned(
      tx,
      { shopId, orderId, position },
      {
        returnedPieces: line.returnedPieces + back,
        writtenOffPieces: line.writtenOffPieces + written_off,
      },
    );
  const inHand = found.filter(({ back }) => back > 0).map(({ line, back }) => ({ ...line, quantity: back }));
  if (inHand.length > 0) await returnStock(tx, shopId, inHand);
  const movement = (line: (typeof lines)[number], change: number, reason: StockMovementReason) => ({
    shopId,
    orderId,
    productId: line.productId,
    combinationId: line.combinationId,
    change,
    reason,
    ...booking,
  });
  await insertStockMovements(
    tx,
    found.flatMap(({ line, back, written_off }) => [
      ...(back + written_off > 0 ? [movement(line, back + written_off, "returned")] : []),
      ...(written_off > 0 ? [movement(line, -written_off, "damaged")] : []),
    ]),
  );
}
