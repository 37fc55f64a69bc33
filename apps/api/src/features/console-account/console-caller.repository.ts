import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { customerTable, sessionTable } from "../account/account.table";
import { isUnended, sessionColumns } from "../account/session.repository";
import { shopMemberTable } from "../member/member.table";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { hasSecondFactor } from "../second-factor/second-factor.repository";
import { shopTable } from "../shop/shop.table";

/** Whose session of the console a call comes with; for the many calls that come at once. */
export const findConsoleSession = joinedLookup(
  async (db: Queryable, asked: readonly { tokenHash: string; now: Date }[]) => {
    const tokenHashes = asked.map(({ tokenHash }) => tokenHash);
    const found = await consoleSessionsQuery(db).execute({ tokenHashes });
    const byHash = new Map(found.map((session) => [session.tokenHash, session]));
    return asked.map(({ tokenHash, now }) => {
      const session = byHash.get(tokenHash);
      return session && session.expiresAt > now ? session : undefined;
    });
  },
);

const consoleSessionsQuery = preparedOnce((db, name) =>
  db
    .select({
      tokenHash: sessionTable.tokenHash,
      ...sessionColumns,
      provedAt: sessionTable.provedAt,
      phoneProvedAt: sessionTable.phoneProvedAt,
      hasSecondFactor: hasSecondFactor(sessionTable.customerId),
    })
    .from(sessionTable)
    .innerJoin(customerTable, eq(customerTable.id, sessionTable.customerId))
    .where(isUnended("console"))
    .prepare(name),
);

/** What an account is in a shop, and the shop, whatever its status; nothing where it is no member. */
export async function findMembership(db: Queryable, accountId: number, sellerKey: string) {
  const [found] = await membershipQuery(db).execute({ accountId, sellerKey });
  return found;
}

const membershipQuery = preparedOnce((db, name) =>
  db
    .select({
      shop: {
        id: shopTable.id,
        sellerKey: shopTable.sellerKey,
        slug: shopTable.slug,
        status: shopTable.status,
      },
      role: shopMemberTable.role,
      permissions: shopMemberTable.permissions,
    })
    .from(shopMemberTable)
    .innerJoin(shopTable, eq(shopTable.id, shopMemberTable.shopId))
    .where(
      and(
        eq(shopMemberTable.accountId, sql.placeholder("accountId")),
        eq(shopTable.sellerKey, sql.placeholder("sellerKey")),
      ),
    )
    .prepare(name),
);

/** What an account is on the platform itself; nothing for most. */
export async function findPlatformRole(db: Queryable, accountId: number) {
  const [found] = await platformRoleQuery(db).execute({ accountId });
  return found?.role;
}

const platformRoleQuery = preparedOnce((db, name) =>
  db
    .select({ role: platformRoleTable.role })
    .from(platformRoleTable)
    .where(eq(platformRoleTable.accountId, sql.placeholder("accountId")))
    .prepare(name),
);
