import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { shopInvitationTable, shopMemberTable } from "../member/member.table";
import { shopTable } from "../shop/shop.table";

const shopTitle = { bn: shopTable.titleBn, en: shopTable.titleEn };

/** The shops that an account is a member of, whatever their status, longest first. */
export function findShopsOf(db: Queryable, accountId: number) {
  return db
    .select({
      sellerKey: shopTable.sellerKey,
      slug: shopTable.slug,
      title: shopTitle,
      logo: shopTable.logo,
      status: shopTable.status,
      role: shopMemberTable.role,
      permissions: shopMemberTable.permissions,
    })
    .from(shopMemberTable)
    .innerJoin(shopTable, eq(shopTable.id, shopMemberTable.shopId))
    .where(eq(shopMemberTable.accountId, accountId))
    .orderBy(asc(shopMemberTable.since), asc(shopMemberTable.shopId));
}

/** The invitations that wait for a number, the oldest first. @param phone E.164 */
export function findInvitationsOf(db: Queryable, phone: string, now: Date) {
  return db
    .select({
      id: shopInvitationTable.id,
      shopTitle,
      role: shopInvitationTable.role,
      permissions: shopInvitationTable.permissions,
      invitedBy: { firstName: customerTable.firstName, lastName: customerTable.lastName },
      expiresAt: shopInvitationTable.expiresAt,
    })
    .from(shopInvitationTable)
    .innerJoin(shopTable, eq(shopTable.id, shopInvitationTable.shopId))
    .innerJoin(customerTable, eq(customerTable.id, shopInvitationTable.invitedBy))
    .where(
      and(
        eq(shopInvitationTable.phone, phone),
        isNull(shopInvitationTable.closedAt),
        gt(shopInvitationTable.expiresAt, now),
      ),
    )
    .orderBy(asc(shopInvitationTable.createdAt), asc(shopInvitationTable.id));
}
