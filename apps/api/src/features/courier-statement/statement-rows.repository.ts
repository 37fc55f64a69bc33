import { business } from "@haat/contract/shared/business-constants";
import { differenceKinds, readyKinds, type StatementView } from "@haat/contract/shared/statement-choices";
import { and, asc, count, eq, inArray, isNotNull, isNull, notExists, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { customerOrderTable, isReturnedOrder } from "../order/order.table";
import { courierStatementRowTable, settledParcelTable } from "./courier-statement.table";
import type { StatementKey } from "./courier-statement.repository";

export type NewRow = typeof courierStatementRowTable.$inferInsert;

const settledOfRow = and(
  eq(settledParcelTable.shopId, courierStatementRowTable.shopId),
  eq(settledParcelTable.statementId, courierStatementRowTable.statementId),
  eq(settledParcelTable.position, courierStatementRowTable.position),
);

const isOf = ({ shopId, id }: StatementKey) =>
  and(eq(courierStatementRowTable.shopId, shopId), eq(courierStatementRowTable.statementId, id));

function rowsQuery(db: Queryable) {
  return db
    .select({
      position: courierStatementRowTable.position,
      row: courierStatementRowTable.row,
      ownNumber: courierStatementRowTable.ownNumber,
      trackingCode: courierStatementRowTable.trackingCode,
      phone: courierStatementRowTable.phone,
      said: courierStatementRowTable.said,
      day: courierStatementRowTable.day,
      collected: courierStatementRowTable.collected,
      fee: courierStatementRowTable.fee,
      paid: courierStatementRowTable.paid,
      flaw: courierStatementRowTable.flaw,
      kind: courierStatementRowTable.kind,
      match: courierStatementRowTable.match,
      orderId: courierStatementRowTable.orderId,
      held: courierStatementRowTable.held,
      earlierId: courierStatementRowTable.earlierId,
      clearedNote: courierStatementRowTable.clearedNote,
      clearedAt: courierStatementRowTable.clearedAt,
      clearedBy: courierStatementRowTable.clearedBy,
      number: customerOrderTable.number,
      status: customerOrderTable.status,
      isReturned: sql<boolean>`coalesce(${isReturnedOrder}, false)`,
      settled: settledParcelTable.amount,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
    })
    .from(courierStatementRowTable)
    .leftJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, courierStatementRowTable.shopId),
        eq(customerOrderTable.id, courierStatementRowTable.orderId),
      ),
    )
    .leftJoin(settledParcelTable, settledOfRow)
    .leftJoin(customerTable, eq(customerTable.id, courierStatementRowTable.clearedBy))
    .$dynamic();
}
export type KeptRow = Awaited<ReturnType<typeof rowsQuery>>[number];

/** Which rows a view shows. */
function isIn(view: StatementView): SQL | undefined {
  if (view === "all") return undefined;
  if (view === "settled") return isNotNull(settledParcelTable.orderId);
  if (view === "cleared") return isNotNull(courierStatementRowTable.clearedNote);
  const kinds = view === "open" ? differenceKinds : [view];
  return and(
    inArray(courierStatementRowTable.kind, [...kinds]),
    isNull(courierStatementRowTable.clearedNote),
    isNull(settledParcelTable.orderId),
  );
}

/** A page of a statement's rows, in the file's order; orders that are missing there come last. @param page from 1 */
export const listRows = (
  db: Queryable,
  key: StatementKey,
  { view, page }: { view: StatementView; page: number },
) =>
  rowsQuery(db)
    .where(and(isOf(key), isIn(view)))
    .orderBy(asc(courierStatementRowTable.position))
    .limit(business.statementRowsPerPage)
    .offset((page - 1) * business.statementRowsPerPage);

export async function countShown(db: Queryable, key: StatementKey, view: StatementView): Promise<number> {
  const [found] = await db
    .select({ rows: count() })
    .from(courierStatementRowTable)
    .leftJoin(settledParcelTable, settledOfRow)
    .where(and(isOf(key), isIn(view)));
  return found?.rows ?? 0;
}

/** The rows that can be settled, those that were cleared left out. */
export const listReady = (db: Queryable, key: StatementKey) =>
  rowsQuery(db)
    .where(
      and(
        isOf(key),
        inArray(courierStatementRowTable.kind, [...readyKinds]),
        isNull(courierStatementRowTable.clearedNote),
        isNull(settledParcelTable.orderId),
      ),
    )
    .orderBy(asc(courierStatementRowTable.position));

/** All differences, cleared or not, for a file. */
export const listDifferences = (db: Queryable, key: StatementKey) =>
  rowsQuery(db)
    .where(
      and(
        isOf(key),
        inArray(courierStatementRowTable.kind, [...differenceKinds]),
        isNull(settledParcelTable.orderId),
      ),
    )
    .orderBy(asc(courierStatementRowTable.position));

/** The rows of which nothing is settled. */
export const listUnsettled = (db: Queryable, key: StatementKey) =>
  rowsQuery(db)
    .where(and(isOf(key), isNull(settledParcelTable.orderId)))
    .orderBy(asc(courierStatementRowTable.position));

/** The rows that are settled, by what tells the days of a statement. */
export const listSettled = (db: Queryable, key: StatementKey) =>
  db
    .select({ day: courierStatementRowTable.day, orderId: courierStatementRowTable.orderId })
    .from(courierStatementRowTable)
    .innerJoin(settledParcelTable, settledOfRow)
    .where(isOf(key));

export const listRowsAt = (db: Queryable, key: StatementKey, positions: readonly number[]) =>
  rowsQuery(db)
    .where(and(isOf(key), inArray(courierStatementRowTable.position, [...positions])))
    .orderBy(asc(courierStatementRowTable.position));

export async function findRow(
  db: Queryable,
  key: StatementKey,
  position: number,
): Promise<KeptRow | undefined> {
  const [found] = await listRowsAt(db, key, [position]);
  return found;
}

/** So many rows are written at once. */
const rowsAtOnce = 500;

/** Writes rows in the place of those of which nothing is settled. */
export async function replaceUnsettled(
  tx: Queryable,
  key: StatementKey,
  rows: readonly NewRow[],
): Promise<void> {
  const settled = tx
    .select({ one: sql`1` })
    .from(settledParcelTable)
    .where(settledOfRow);
  await tx.delete(courierStatementRowTable).where(and(isOf(key), notExists(settled)));
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(courierStatementRowTable).values(rows.slice(start, start + rowsAtOnce));
}

export async function updateCleared(
  tx: Queryable,
  key: StatementKey,
  position: number,
  cleared: Pick<NewRow, "clearedNote" | "clearedAt" | "clearedBy">,
): Promise<void> {
  await tx
    .update(courierStatementRowTable)
    .set(cleared)
    .where(and(isOf(key), eq(courierStatementRowTable.position, position)));
}
