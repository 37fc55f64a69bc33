import { and, asc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { factorResetTable } from "./factor-reset.table";
import { hasSecondFactor } from "./second-factor.repository";

const asker = alias(customerTable, "asker");
const confirmer = alias(customerTable, "confirmer");

const isOpen = isNull(factorResetTable.closedAt);

const resetsQuery = (db: Queryable) =>
  db
    .select({
      id: factorResetTable.id,
      accountId: factorResetTable.accountId,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
      phone: customerTable.phone,
      reason: factorResetTable.reason,
      askedBy: { id: asker.id, firstName: asker.firstName, lastName: asker.lastName },
      askedAt: factorResetTable.askedAt,
      confirmedBy: { id: confirmer.id, firstName: confirmer.firstName, lastName: confirmer.lastName },
      confirmedAt: factorResetTable.confirmedAt,
      closedAt: factorResetTable.closedAt,
      outcome: factorResetTable.outcome,
      closedBy: factorResetTable.closedBy,
    })
    .from(factorResetTable)
    .innerJoin(customerTable, eq(customerTable.id, factorResetTable.accountId))
    .innerJoin(asker, eq(asker.id, factorResetTable.askedBy))
    .leftJoin(confirmer, eq(confirmer.id, factorResetTable.confirmedBy));

/** What is under way, the oldest first. */
export const listOpenResets = (db: Queryable) =>
  resetsQuery(db).where(isOpen).orderBy(asc(factorResetTable.askedAt), asc(factorResetTable.id));
export type ResetRow = Awaited<ReturnType<typeof listOpenResets>>[number];

/** One by its number, also when it is over. */
export async function findReset(db: Queryable, id: number): Promise<ResetRow | undefined> {
  const [found] = await resetsQuery(db).where(eq(factorResetTable.id, id));
  return found;
}

/** What is under way for an account. */
export async function findOpenResetOf(db: Queryable, accountId: number): Promise<ResetRow | undefined> {
  const [found] = await resetsQuery(db).where(and(isOpen, eq(factorResetTable.accountId, accountId)));
  return found;
}

/** Whom factors may be taken from, and whether there are any. */
export async function findResettable(db: Queryable, accountId: number) {
  const [found] = await db
    .select({ phone: customerTable.phone, hasSecondFactor: hasSecondFactor(accountId) })
    .from(customerTable)
    .where(eq(customerTable.id, accountId));
  return found;
}

/** Whether an account is an admin of the platform now. */
export async function isAdmin(db: Queryable, accountId: number): Promise<boolean> {
  const found = await db
    .select({ accountId: platformRoleTable.accountId })
    .from(platformRoleTable)
    .where(and(eq(platformRoleTable.accountId, accountId), eq(platformRoleTable.role, "admin")));
  return found.length > 0;
}

export async function insertReset(
  tx: Queryable,
  values: Pick<typeof factorResetTable.$inferInsert, "accountId" | "reason" | "askedBy" | "askedAt">,
): Promise<number> {
  const [inserted] = await tx.insert(factorResetTable).values(values).returning({ id: factorResetTable.id });
  if (!inserted) throw new Error("A reset was not kept.");
  return inserted.id;
}

export async function markConfirmed(tx: Queryable, id: number, by: number, at: Date): Promise<void> {
  await tx
    .update(factorResetTable)
    .set({ confirmedBy: by, confirmedAt: at })
    .where(and(eq(factorResetTable.id, id), isOpen));
}

/** Ends it. @param closedBy who stopped it */
export async function closeReset(
  tx: Queryable,
  id: number,
  end: Required<Pick<typeof factorResetTable.$inferInsert, "outcome" | "closedAt">> & { closedBy?: number },
): Promise<void> {
  await tx
    .update(factorResetTable)
    .set(end)
    .where(and(eq(factorResetTable.id, id), isOpen));
}
