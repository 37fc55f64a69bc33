import type { ConsoleAccount } from "@haat/contract/seller/seller-account.contract";
import type { Language } from "@haat/contract/shared/languages";
import { platformPermissionsOf, shopPermissionsOf } from "@haat/contract/shared/permissions";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import type { Customer } from "../account/account.usecases";
import { describeCustomer } from "../account/sign-in-answer";
import { resetOf } from "../second-factor/factor-reset.usecases";
import { listViews } from "../shop-view/shop-view.usecases";
import { describeSellerTerms } from "../terms/terms.usecases";
import { findInvitationsOf, findShopsOf } from "./console-account.repository";
import { findPlatformRole } from "./console-caller.repository";

/** What an account is on the platform itself; nothing for most. */
export const platformRoleOf = (db: Queryable, accountId: number) => findPlatformRole(db, accountId);

/** Who is signed in to the console, where, and what they may do. */
export async function describeAccount(
  { db, clock }: Services,
  account: Customer,
  language: Language,
): Promise<ConsoleAccount> {
  const now = clock.now();
  const [role, shops, invitations, seller_terms, views, factor_reset] = await Promise.all([
    findPlatformRole(db, account.id),
    findShopsOf(db, account.id),
    findInvitationsOf(db, account.phone, now),
    describeSellerTerms(db, account.id, now),
    listViews(db, account.id, now),
    resetOf(db, account.id),
  ]);
  return {
    account: describeCustomer(account),
    platform: role ? { role, permissions: platformPermissionsOf(role) } : null,
    shops: [
      ...shops.map(({ sellerKey, slug, title, logo, status, role, permissions }) => ({
        seller_key: sellerKey,
        slug,
        title: textIn(language, title),
        logo: logo || null,
        status,
        role,
        permissions: shopPermissionsOf(role, permissions),
        viewed_until: null,
      })),
      ...views
        .filter(({ shop }) => !shops.some(({ sellerKey }) => sellerKey === shop.sellerKey))
        .map(({ shop, title, expiresAt }) => ({
          seller_key: shop.sellerKey,
          slug: shop.slug,
          title: textIn(language, title),
          logo: shop.logo || null,
          status: shop.status,
          // As its owner sees it.
          role: "owner" as const,
          permissions: shopPermissionsOf("owner", null),
          viewed_until: expiresAt.toISOString(),
        })),
    ],
    invitations: invitations.map(({ id, shopTitle, role, permissions, invitedBy, expiresAt }) => ({
      id_invitation: id,
      shop_title: textIn(language, shopTitle),
      role,
      permissions: shopPermissionsOf(role, permissions),
      invited_by: `${invitedBy.firstName} ${invitedBy.lastName}`,
      expires_at: expiresAt.toISOString(),
    })),
    seller_terms,
    factor_reset,
  };
}
