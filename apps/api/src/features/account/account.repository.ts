import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable, signInTicketTable } from "./account.table";

export const customerColumns = {
  id: customerTable.id,
  phone: customerTable.phone,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
  email: customerTable.email,
  picture: customerTable.picture,
  hasPassword: sql<boolean>`${customerTable.passwordHash} is not null`,
  version: customerTable.version,
  status: customerTable.status,
};

export async function findCustomerByPhone(db: Queryable, phone: string) {
  const [customer] = await db
    .select(customerColumns)
    .from(customerTable)
    .where(eq(customerTable.phone, phone));
  return customer;
}

/**
 * The same, kept as it is until the transaction ends: who is let in now is not blocked meanwhile, and who blocks an account just
 * now is waited for. The profile can be read on.
 */
export async function holdCustomerByPhone(tx: Queryable, phone: string) {
  const [customer] = await tx
    .select(customerColumns)
    .from(customerTable)
    .where(eq(customerTable.phone, phone))
    .for("no key update");
  return customer;
}

/** An account without its password; the phone is E.164. */
export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomerByPhone>>>;

/** The hash of an account's password; null where it has none, nothing where there is no account. */
export async function findPasswordHash(db: Queryable, phone: string): Promise<string | null | undefined> {
  const [account] = await db
    .select({ passwordHash: customerTable.passwordHash })
    .from(customerTable)
    .where(eq(customerTable.phone, phone));
  return account?.passwordHash;
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

/**
 * Keeps changes that have to see each other, such as two first addresses, one behind the other.
 * @returns the version of the profile, which nobody else changes any more
 */
export async function lockCustomer(tx: Queryable, customerId: number): Promise<number | undefined> {
  const [customer] = await tx
    .select({ version: customerTable.version })
    .from(customerTable)
    .where(eq(customerTable.id, customerId))
    .for("update");
  return customer?.version;
}

/** Changes the profile and counts the change; what is undefined stays as it is. */
export async function updateProfile(
  tx: Queryable,
  customerId: number,
  change: Partial<Pick<Customer, "firstName" | "lastName" | "email" | "picture">>,
): Promise<Customer> {
  const [customer] = await tx
    .update(customerTable)
    .set({ ...change, version: sql`${customerTable.version} + 1` })
    .where(eq(customerTable.id, customerId))
    .returning(customerColumns);
  if (!customer) throw new Error("A customer who is signed in has no account.");
  return customer;
}

export async function updatePasswordHash(tx: Queryable, customerId: number, hash: string): Promise<void> {
  await tx.update(customerTable).set({ passwordHash: hash }).where(eq(customerTable.id, customerId));
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

/** Deletes tickets that expired before a moment, so many at most. @returns how many it deleted */
export async function deleteTicketsBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ ticketHash: signInTicketTable.ticketHash })
    .from(signInTicketTable)
    .where(lt(signInTicketTable.expiresAt, before))
    .limit(most);
  const deleted = await db
    .delete(signInTicketTable)
    .where(inArray(signInTicketTable.ticketHash, old))
    .returning({ phone: signInTicketTable.phone });
  return deleted.length;
}
