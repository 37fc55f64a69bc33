import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { customerTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";
import { shopTable } from "../shop/shop.table";
import { apiKeyTable } from "./api-key.table";

const isUnended = (now: Date) =>
  and(isNull(apiKeyTable.revokedAt), or(isNull(apiKeyTable.expiresAt), gt(apiKeyTable.expiresAt, now)));

/** A shop's keys, without the keys, the newest first; those that ended before a moment are left out. */
export function listApiKeys(db: Queryable, shopId: number, endedSince: Date) {
  const isShown = and(
    or(isNull(apiKeyTable.revokedAt), gt(apiKeyTable.revokedAt, endedSince)),
    or(isNull(apiKeyTable.expiresAt), gt(apiKeyTable.expiresAt, endedSince)),
  );
  return keysWithMakers(db, and(eq(apiKeyTable.shopId, shopId), isShown));
}
export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeys>>[number];

/** One of them, however long it has been over. */
export async function findApiKey(db: Queryable, shopId: number, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await keysWithMakers(db, and(eq(apiKeyTable.shopId, shopId), eq(apiKeyTable.id, id)));
  return row;
}

function keysWithMakers(db: Queryable, condition: ReturnType<typeof and>) {
  return db
    .select({
      id: apiKeyTable.id,
      name: apiKeyTable.name,
      scopes: apiKeyTable.scopes,
      prefix: apiKeyTable.prefix,
      lastFour: apiKeyTable.lastFour,
      madeAt: apiKeyTable.madeAt,
      expiresAt: apiKeyTable.expiresAt,
      lastUsedAt: apiKeyTable.lastUsedAt,
      revokedAt: apiKeyTable.revokedAt,
      makerFirstName: customerTable.firstName,
      makerLastName: customerTable.lastName,
      makerStatus: customerTable.status,
      makerRole: shopMemberTable.role,
    })
    .from(apiKeyTable)
    .leftJoin(customerTable, eq(customerTable.id, apiKeyTable.madeBy))
    .leftJoin(
      shopMemberTable,
      and(eq(shopMemberTable.shopId, apiKeyTable.shopId), eq(shopMemberTable.accountId, apiKeyTable.madeBy)),
    )
    .where(condition)
    .orderBy(desc(apiKeyTable.madeAt), desc(apiKeyTable.id));
}

/** How many of a shop's keys have not ended. */
export function countApiKeys(db: Queryable, shopId: number, now: Date): Promise<number> {
  return db.$count(apiKeyTable, and(eq(apiKeyTable.shopId, shopId), isUnended(now)));
}

export async function insertApiKey(tx: Queryable, row: typeof apiKeyTable.$inferInsert): Promise<string> {
  const [added] = await tx.insert(apiKeyTable).values(row).returning({ id: apiKeyTable.id });
  if (!added) throw new Error("An API key was not added.");
  return added.id;
}

/** Ends a key. @returns whether it had not been revoked yet */
export async function revokeApiKey(tx: Queryable, shopId: number, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(apiKeyTable)
    .set({ revokedAt: now })
    .where(and(eq(apiKeyTable.shopId, shopId), eq(apiKeyTable.id, id), isNull(apiKeyTable.revokedAt)))
    .returning({ id: apiKeyTable.id });
  return ended.length > 0;
}

/** The key that a call comes with, as what and for whom it acts; nothing where it ended or its maker is no member. */
export async function findGoodApiKey(db: Queryable, keyHash: string, now: Date) {
  const [found] = await goodKeyQuery(db).execute({ keyHash, now: now.toISOString() });
  return found;
}

const goodKeyQuery = preparedOnce((db, statement) =>
  db
    .select({
      id: apiKeyTable.id,
      name: apiKeyTable.name,
      lastFour: apiKeyTable.lastFour,
      scopes: apiKeyTable.scopes,
      madeBy: apiKeyTable.madeBy,
      lastUsedAt: apiKeyTable.lastUsedAt,
      role: shopMemberTable.role,
      permissions: shopMemberTable.permissions,
      shop: {
        id: shopTable.id,
        sellerKey: shopTable.sellerKey,
        slug: shopTable.slug,
        status: shopTable.status,
      },
    })
    .from(apiKeyTable)
    .innerJoin(shopTable, eq(shopTable.id, apiKeyTable.shopId))
    .innerJoin(
      shopMemberTable,
      and(eq(shopMemberTable.shopId, apiKeyTable.shopId), eq(shopMemberTable.accountId, apiKeyTable.madeBy)),
    )
    .innerJoin(
      customerTable,
      and(eq(customerTable.id, apiKeyTable.madeBy), eq(customerTable.status, "active")),
    )
    .where(
      and(
        eq(apiKeyTable.keyHash, sql.placeholder("keyHash")),
        isNull(apiKeyTable.revokedAt),
        sql`coalesce(${apiKeyTable.expiresAt}, 'infinity') > ${sql.placeholder("now")}::timestamptz`,
      ),
    )
    .prepare(statement),
);
export type GoodApiKey = NonNullable<Awaited<ReturnType<typeof findGoodApiKey>>>;

export async function markApiKeyUsed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(apiKeyTable).set({ lastUsedAt: now }).where(eq(apiKeyTable.id, id));
}
