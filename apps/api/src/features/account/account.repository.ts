import { and, eq, gt, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { customerTable, sessionTable, signInTicketTable } from "./account.table";

const customerColumns = {
  id: customerTable.id,
  phone: customerTable.phone,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
  email: customerTable.email,
  status: customerTable.status,
  roles: customerTable.roles,
};

export async function findCustomerByPhone(db: Queryable, phone: string) {
  const [customer] = await db
    .select(customerColumns)
    .from(customerTable)
    .where(eq(customerTable.phone, phone));
  return customer;
}

/** An account without its password; the phone is E.164. */
export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomerByPhone>>>;

/** Who a session belongs to; nobody where it has ended, was revoked, or the account is blocked. */
export async function findCustomerBySession(db: Queryable, tokenHash: string, now: Date) {
  const [customer] = await db
    .select(customerColumns)
    .from(sessionTable)
    .innerJoin(customerTable, eq(customerTable.id, sessionTable.customerId))
    .where(
      and(
        eq(sessionTable.tokenHash, tokenHash),
        isNull(sessionTable.revokedAt),
        gt(sessionTable.expiresAt, now),
        eq(customerTable.status, "active"),
      ),
    );
  return customer;
}

/** Makes the account; nothing where the phone has one already. */
export async function insertCustomer(db: Queryable, values: typeof customerTable.$inferInsert) {
  const [customer] = await db
    .insert(customerTable)
    .values(values)
    .onConflictDoNothing({ target: customerTable.phone })
    .returning(customerColumns);
  return customer;
}

/** Keeps changes that have to see each other, such as two first addresses, one behind the other. */
export async function lockCustomer(tx: Queryable, customerId: number): Promise<void> {
  await tx
    .select({ id: customerTable.id })
    .from(customerTable)
    .where(eq(customerTable.id, customerId))
    .for("update");
}

export async function insertSession(db: Queryable, session: typeof sessionTable.$inferInsert): Promise<void> {
  await db.insert(sessionTable).values(session);
}

export async function revokeSession(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessionTable).set({ revokedAt: now }).where(eq(sessionTable.tokenHash, tokenHash));
}

export async function insertTicket(
  db: Queryable,
  ticket: typeof signInTicketTable.$inferInsert,
): Promise<void> {
  await db.insert(signInTicketTable).values(ticket);
}

/** Whether a ticket is good for a phone; inside a transaction it is then kept from every other call. */
export async function holdTicket(
  db: Queryable,
  ticketHash: string,
  phone: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ phone: signInTicketTable.phone })
    .from(signInTicketTable)
    .where(
      and(
        eq(signInTicketTable.ticketHash, ticketHash),
        eq(signInTicketTable.phone, phone),
        isNull(signInTicketTable.usedAt),
        gt(signInTicketTable.expiresAt, now),
      ),
    )
    .for("update");
  return found.length > 0;
}

/** Uses up a ticket that this transaction holds. */
export async function consumeTicket(tx: Queryable, ticketHash: string, now: Date): Promise<void> {
  await tx.update(signInTicketTable).set({ usedAt: now }).where(eq(signInTicketTable.ticketHash, ticketHash));
}
