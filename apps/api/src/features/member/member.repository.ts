import type { ShopRole } from "@haat/contract/shared/permissions";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";
import { shopMemberTable } from "./member.table";

/** What somebody may do in a shop: a role's permissions, or a list in their place. */
export interface Grant {
  role: ShopRole;
  permissions: string[] | null;
}

const memberColumns = {
  accountId: shopMemberTable.accountId,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
  phone: customerTable.phone,
  role: shopMemberTable.role,
  permissions: shopMemberTable.permissions,
  since: shopMemberTable.since,
};

const membersOf = (db: Queryable, shopId: number) =>
  db
    .select(memberColumns)
    .from(shopMemberTable)
    .innerJoin(customerTable, eq(customerTable.id, shopMemberTable.accountId))
    .where(eq(shopMemberTable.shopId, shopId))
    .$dynamic();

/** A shop's staff, the owner first, then in the order they came. */
export function findMembers(db: Queryable, shopId: number) {
  return membersOf(db, shopId).orderBy(
    sql`${shopMemberTable.role} <> 'owner'`,
    asc(shopMemberTable.since),
    asc(shopMemberTable.accountId),
  );
}
export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

const isMember = (shopId: number, accountId: number) =>
  and(eq(shopMemberTable.shopId, shopId), eq(shopMemberTable.accountId, accountId));

/** A member whom nobody else changes until the transaction is over. */
export async function holdMember(tx: Queryable, shopId: number, accountId: number) {
  const [found] = await membersOf(tx, shopId)
    .where(isMember(shopId, accountId))
    .for("update", { of: shopMemberTable });
  return found;
}

/** Whether a number is of a shop's staff. @param phone E.164 */
export async function isMembersPhone(db: Queryable, shopId: number, phone: string): Promise<boolean> {
  const found = await membersOf(db, shopId).where(
    and(eq(shopMemberTable.shopId, shopId), eq(customerTable.phone, phone)),
  );
  return found.length > 0;
}

/** Adds a member; who is one already stays as they are. @returns whether it was a new one */
export async function insertMember(
  tx: Queryable,
  member: typeof shopMemberTable.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(shopMemberTable)
    .values(member)
    .onConflictDoNothing()
    .returning({ accountId: shopMemberTable.accountId });
  return added.length > 0;
}

/** Changes what a member may do. @param from the role that the member must still have @returns whether it had */
export async function updateMember(
  tx: Queryable,
  { shopId, accountId, from }: { shopId: number; accountId: number; from?: ShopRole },
  grant: Grant,
): Promise<boolean> {
  const changed = await tx
    .update(shopMemberTable)
    .set(grant)
    .where(and(isMember(shopId, accountId), from && eq(shopMemberTable.role, from)))
    .returning({ accountId: shopMemberTable.accountId });
  return changed.length > 0;
}

export async function deleteMember(tx: Queryable, shopId: number, accountId: number): Promise<void> {
  await tx.delete(shopMemberTable).where(isMember(shopId, accountId));
}

/** Takes everybody but the owner out of a shop's staff. @returns their accounts */
export async function deleteStaff(tx: Queryable, shopId: number): Promise<number[]> {
  const gone = await tx
    .delete(shopMemberTable)
    .where(and(eq(shopMemberTable.shopId, shopId), ne(shopMemberTable.role, "owner")))
    .returning({ accountId: shopMemberTable.accountId });
  return gone.map(({ accountId }) => accountId);
}

/** What names a shop, for messages about it. */
export async function findShopName(db: Queryable, shopId: number) {
  const [shop] = await db
    .select({
      sellerKey: shopTable.sellerKey,
      status: shopTable.status,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
    })
    .from(shopTable)
    .where(eq(shopTable.id, shopId));
  if (!shop) throw new Error("A shop that somebody works in is not there.");
  return shop;
}
export type ShopName = Awaited<ReturnType<typeof findShopName>>;
