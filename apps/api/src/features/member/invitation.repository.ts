import { and, asc, eq, gt, gte, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopInvitationTable } from "./member.table";

export type InvitationRow = typeof shopInvitationTable.$inferSelect;

const isWaiting = isNull(shopInvitationTable.closedAt);

/** The invitations of a shop that wait for an answer, the oldest first. */
export function findOpenInvitations(db: Queryable, shopId: number, now: Date) {
  return db
    .select()
    .from(shopInvitationTable)
    .where(and(eq(shopInvitationTable.shopId, shopId), isWaiting, gt(shopInvitationTable.expiresAt, now)))
    .orderBy(asc(shopInvitationTable.createdAt), asc(shopInvitationTable.id));
}

/** How many invitations a shop has sent since a moment. */
export function countInvitationsSince(db: Queryable, shopId: number, since: Date): Promise<number> {
  return db.$count(
    shopInvitationTable,
    and(eq(shopInvitationTable.shopId, shopId), gte(shopInvitationTable.createdAt, since)),
  );
}

/** How many invitations a number got since a moment, from any shop. Not behind the wall of one. */
export function countInvitationsTo(db: Queryable, phone: string, since: Date): Promise<number> {
  return db.$count(
    shopInvitationTable,
    and(eq(shopInvitationTable.phone, phone), gte(shopInvitationTable.createdAt, since)),
  );
}

/** Keeps an invitation; nothing where the number has one that waits. One that is too old makes room. */
export async function insertInvitation(
  tx: Queryable,
  invitation: typeof shopInvitationTable.$inferInsert & { createdAt: Date },
): Promise<InvitationRow | undefined> {
  const { shopId, phone, createdAt } = invitation;
  await tx
    .update(shopInvitationTable)
    .set({ closedAt: createdAt, outcome: "revoked" })
    .where(
      and(
        eq(shopInvitationTable.shopId, shopId),
        eq(shopInvitationTable.phone, phone),
        isWaiting,
        sql`${shopInvitationTable.expiresAt} <= ${createdAt.toISOString()}`,
      ),
    );
  const [added] = await tx
    .insert(shopInvitationTable)
    .values(invitation)
    .onConflictDoNothing({
      target: [shopInvitationTable.shopId, shopInvitationTable.phone],
      where: isWaiting,
    })
    .returning();
  return added;
}

/** An invitation to a number, whatever became of it, which nobody else answers until the transaction is over. */
export async function holdInvitation(tx: Queryable, id: string, phone: string) {
  const [found] = await tx
    .select()
    .from(shopInvitationTable)
    .where(and(eq(shopInvitationTable.id, id), eq(shopInvitationTable.phone, phone)))
    .for("update");
  return found;
}

/** Closes an invitation that waits. */
export async function closeInvitation(
  tx: Queryable,
  id: string,
  outcome: NonNullable<InvitationRow["outcome"]>,
  now: Date,
): Promise<void> {
  await tx
    .update(shopInvitationTable)
    .set({ closedAt: now, outcome })
    .where(and(eq(shopInvitationTable.id, id), isWaiting));
}

/** Takes back an invitation of a shop that waits. @returns it; nothing where there is none */
export async function revokeInvitationOf(tx: Queryable, shopId: number, id: string, now: Date) {
  const [revoked] = await tx
    .update(shopInvitationTable)
    .set({ closedAt: now, outcome: "revoked" })
    .where(and(eq(shopInvitationTable.shopId, shopId), eq(shopInvitationTable.id, id), isWaiting))
    .returning();
  return revoked;
}

/** Takes back all invitations of a shop that wait. */
export async function revokeInvitations(tx: Queryable, shopId: number, now: Date): Promise<void> {
  await tx
    .update(shopInvitationTable)
    .set({ closedAt: now, outcome: "revoked" })
    .where(and(eq(shopInvitationTable.shopId, shopId), isWaiting));
}
