import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { courierStatementTable, settledParcelTable } from "../courier-statement/courier-statement.table";

/** What a courier's statement has settled of an order, and which one. */
export async function findSettled(db: Queryable, shopId: number, orderId: number) {
  const [found] = await db
    .select({
      amount: settledParcelTable.amount,
      settledAt: settledParcelTable.settledAt,
      statementId: settledParcelTable.statementId,
      fileName: courierStatementTable.fileName,
    })
    .from(settledParcelTable)
    .innerJoin(
      courierStatementTable,
      and(
        eq(courierStatementTable.shopId, settledParcelTable.shopId),
        eq(courierStatementTable.id, settledParcelTable.statementId),
      ),
    )
    .where(and(eq(settledParcelTable.shopId, shopId), eq(settledParcelTable.orderId, orderId)));
  return found;
}

/** Marks orders as settled. What is settled already is refused by the database. */
export async function insertSettled(
  tx: Queryable,
  rows: (typeof settledParcelTable.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(settledParcelTable).values(rows);
}
