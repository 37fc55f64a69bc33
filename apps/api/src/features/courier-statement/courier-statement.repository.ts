import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { courierTable } from "../courier/courier.table";
import {
  courierStatementRowTable,
  courierStatementTable,
  settledParcelTable,
} from "./courier-statement.table";

/** A statement of a shop. */
export interface StatementKey {
  shopId: number;
  id: number;
}

export type NewStatement = Omit<typeof courierStatementTable.$inferInsert, "id" | "version">;
type StatementChange = Partial<Omit<NewStatement, "shopId" | "courierId" | "digest" | "at">> & {
  version?: number;
};

const settler = alias(customerTable, "settler");

/** All of a statement but what its file says, which is long. */
const headColumns = {
  shopId: courierStatementTable.shopId,
  id: courierStatementTable.id,
  courierId: courierStatementTable.courierId,
  courierKind: courierTable.kind,
  courierName: courierTable.name,
  state: courierStatementTable.state,
  fileName: courierStatementTable.fileName,
  format: courierStatementTable.format,
  at: courierStatementTable.at,
  columns: courierStatementTable.columns,
  askedFrom: courierStatementTable.askedFrom,
  askedTo: courierStatementTable.askedTo,
  startsOn: courierStatementTable.startsOn,
  endsOn: courierStatementTable.endsOn,
  rowCount: courierStatementTable.rowCount,
  collected: courierStatementTable.collected,
  fee: courierStatementTable.fee,
  paid: courierStatementTable.paid,
  handedIn: courierStatementTable.handedIn,
  keptFee: courierStatementTable.keptFee,
  settledAt: courierStatementTable.settledAt,
  version: courierStatementTable.version,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
  settlerFirstName: settler.firstName,
  settlerLastName: settler.lastName,
};

const isKey = ({ shopId, id }: StatementKey) =>
  and(eq(courierStatementTable.shopId, shopId), eq(courierStatementTable.id, id));

function headsQuery(db: Queryable) {
  const courierOfStatement = and(
    eq(courierTable.shopId, courierStatementTable.shopId),
    eq(courierTable.id, courierStatementTable.courierId),
  );
  return db
    .select(headColumns)
    .from(courierStatementTable)
    .innerJoin(courierTable, courierOfStatement)
    .leftJoin(customerTable, eq(customerTable.id, courierStatementTable.accountId))
    .leftJoin(settler, eq(settler.id, courierStatementTable.settledBy))
    .$dynamic();
}
export type StatementHead = Awaited<ReturnType<typeof headsQuery>>[number];

export async function findStatement(db: Queryable, key: StatementKey): Promise<StatementHead | undefined> {
  const [found] = await headsQuery(db).where(isKey(key));
  return found;
}

/** Statements of a shop, the newest first. @param before only those that are older than this one */
export const listStatements = (db: Queryable, shopId: number, before: number | undefined, most: number) =>
  headsQuery(db)
    .where(
      and(
        eq(courierStatementTable.shopId, shopId),
        before === undefined ? undefined : lt(courierStatementTable.id, before),
      ),
    )
    .orderBy(desc(courierStatementTable.id))
    .limit(most);

/** Statements of all shops that were brought before a moment and of which nothing is settled, so many at most. */
export const listOpenBefore = (db: Queryable, before: Date, most: number): Promise<StatementKey[]> =>
  db
    .select({ shopId: courierStatementTable.shopId, id: courierStatementTable.id })
    .from(courierStatementTable)
    .where(and(isNotNull(courierStatementTable.sheet), lt(courierStatementTable.at, before)))
    .orderBy(asc(courierStatementTable.at))
    .limit(most);

/** Lets nobody else change a statement until the transaction ends. @returns nothing where there is none */
export async function holdStatement(tx: Queryable, key: StatementKey): Promise<StatementHead | undefined> {
  await tx
    .select({ id: courierStatementTable.id })
    .from(courierStatementTable)
    .where(isKey(key))
    .for("update");
  return findStatement(tx, key);
}

/** What the file says; nothing where it is not kept any more. */
export async function findSheet(db: Queryable, key: StatementKey) {
  const [found] = await db
    .select({ sheet: courierStatementTable.sheet })
    .from(courierStatementTable)
    .where(isKey(key));
  return found?.sheet ?? undefined;
}

/** Writes a statement down. @returns nothing where the same file of the courier is there already */
export async function insertStatement(tx: Queryable, row: NewStatement): Promise<number | undefined> {
  const [made] = await tx
    .insert(courierStatementTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: courierStatementTable.id });
  return made?.id;
}

/** The statement of the same file. */
export async function findSameFile(
  db: Queryable,
  { shopId, courierId, digest }: Pick<NewStatement, "shopId" | "courierId" | "digest">,
) {
  const [found] = await db
    .select({ id: courierStatementTable.id, state: courierStatementTable.state })
    .from(courierStatementTable)
    .where(
      and(
        eq(courierStatementTable.shopId, shopId),
        eq(courierStatementTable.courierId, courierId),
        eq(courierStatementTable.digest, digest),
        ne(courierStatementTable.state, "thrown_away"),
      ),
    );
  return found;
}

export async function updateStatement(
  tx: Queryable,
  key: StatementKey,
  change: StatementChange,
): Promise<void> {
  await tx.update(courierStatementTable).set(change).where(isKey(key));
}

/** How many rows of statements are what, settled and cleared ones apart. */
export function countRows(db: Queryable, shopId: number, statementIds: readonly number[]) {
  const isSettled = sql<boolean>`${settledParcelTable.orderId} is not null`;
  const isCleared = sql<boolean>`${courierStatementRowTable.clearedNote} is not null`;
  return db
    .select({
      statementId: courierStatementRowTable.statementId,
      kind: courierStatementRowTable.kind,
      isSettled,
      isCleared,
      rows: count(),
    })
    .from(courierStatementRowTable)
    .leftJoin(
      settledParcelTable,
      and(
        eq(settledParcelTable.shopId, courierStatementRowTable.shopId),
        eq(settledParcelTable.statementId, courierStatementRowTable.statementId),
        eq(settledParcelTable.position, courierStatementRowTable.position),
      ),
    )
    .where(
      and(
        eq(courierStatementRowTable.shopId, shopId),
        inArray(courierStatementRowTable.statementId, [...statementIds]),
      ),
    )
    .groupBy(courierStatementRowTable.statementId, courierStatementRowTable.kind, isSettled, isCleared);
}
export type RowCount = Awaited<ReturnType<typeof countRows>>[number];

/** How many parcels statements settled, and what was collected for them. */
export function sumSettled(db: Queryable, shopId: number, statementIds: readonly number[]) {
  return db
    .select({
      statementId: settledParcelTable.statementId,
      parcels: count(),
      collected: sql`coalesce(sum(${settledParcelTable.amount}), 0)`.mapWith(Number),
    })
    .from(settledParcelTable)
    .where(
      and(eq(settledParcelTable.shopId, shopId), inArray(settledParcelTable.statementId, [...statementIds])),
    )
    .groupBy(settledParcelTable.statementId);
}
