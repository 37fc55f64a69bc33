import { and, desc, eq, lt } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { cashClosingTable } from "./cash.table";

/** Closings of a shop, the newest first. @param before only those of days before this one */
export function listClosings(db: Queryable, shopId: number, before: string | undefined, most: number) {
  return db
    .select({
      day: cashClosingTable.day,
      expected: cashClosingTable.expected,
      counted: cashClosingTable.counted,
      note: cashClosingTable.note,
      lastEntry: cashClosingTable.lastEntry,
      closedAt: cashClosingTable.closedAt,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
    })
    .from(cashClosingTable)
    .leftJoin(customerTable, eq(customerTable.id, cashClosingTable.closedBy))
    .where(
      and(
        eq(cashClosingTable.shopId, shopId),
        before === undefined ? undefined : lt(cashClosingTable.day, before),
      ),
    )
    .orderBy(desc(cashClosingTable.day))
    .limit(most);
}
export type ClosingRow = Awaited<ReturnType<typeof listClosings>>[number];

export async function insertClosing(tx: Queryable, row: typeof cashClosingTable.$inferInsert): Promise<void> {
  await tx.insert(cashClosingTable).values(row);
}
