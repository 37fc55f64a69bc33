import type { TermsKind } from "@haat/contract/shared/terms";
import { and, count, desc, eq, isNotNull, notExists, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";
import { shopOpeningTable } from "../shop-opening/shop-opening.table";
import { termsAcceptanceTable } from "./terms.table";

export interface TermsOf {
  accountId: number;
  kind: TermsKind;
  version: string;
}

/** Keeps that an account accepted a version. @returns whether it had not before */
export async function putAcceptance(tx: Queryable, terms: TermsOf, at: Date): Promise<boolean> {
  const put = await tx
    .insert(termsAcceptanceTable)
    .values({ ...terms, acceptedAt: at })
    .onConflictDoUpdate({
      target: [termsAcceptanceTable.accountId, termsAcceptanceTable.kind, termsAcceptanceTable.version],
      set: { acceptedAt: at },
      setWhere: sql`${termsAcceptanceTable.acceptedAt} is null`,
    })
    .returning({ version: termsAcceptanceTable.version });
  return put.length > 0;
}

/** The newest version that an account accepted, and when. */
export async function findAcceptance(
  db: Queryable,
  { accountId, kind }: Pick<TermsOf, "accountId" | "kind">,
): Promise<{ version: string; acceptedAt: Date } | undefined> {
  const [found] = await db
    .select({ version: termsAcceptanceTable.version, acceptedAt: termsAcceptanceTable.acceptedAt })
    .from(termsAcceptanceTable)
    .where(
      and(
        eq(termsAcceptanceTable.accountId, accountId),
        eq(termsAcceptanceTable.kind, kind),
        isNotNull(termsAcceptanceTable.acceptedAt),
      ),
    )
    .orderBy(desc(termsAcceptanceTable.version))
    .limit(1);
  return found?.acceptedAt ? { version: found.version, acceptedAt: found.acceptedAt } : undefined;
}

/** Who owns a shop; nothing for one without people. */
export async function findOwnerId(db: Queryable, shopId: number): Promise<number | undefined> {
  const [owner] = await db
    .select({ accountId: shopMemberTable.accountId })
    .from(shopMemberTable)
    .where(and(eq(shopMemberTable.shopId, shopId), eq(shopMemberTable.role, "owner")));
  return owner?.accountId;
}

/** Owners of shops who were not told of a version yet, so many at most, with the language of a shop of theirs. */
export function listOwnersToTell(db: Queryable, version: string, most: number) {
  const told = db
    .select({ version: termsAcceptanceTable.version })
    .from(termsAcceptanceTable)
    .where(
      and(
        eq(termsAcceptanceTable.accountId, customerTable.id),
        eq(termsAcceptanceTable.kind, "seller"),
        eq(termsAcceptanceTable.version, version),
      ),
    );
  return db
    .selectDistinctOn([customerTable.id], {
      accountId: customerTable.id,
      phone: customerTable.phone,
      language: shopOpeningTable.language,
    })
    .from(customerTable)
    .innerJoin(
      shopMemberTable,
      and(eq(shopMemberTable.accountId, customerTable.id), eq(shopMemberTable.role, "owner")),
    )
    .innerJoin(shopOpeningTable, eq(shopOpeningTable.shopId, shopMemberTable.shopId))
    .where(and(eq(customerTable.status, "active"), notExists(told)))
    .orderBy(customerTable.id)
    .limit(most);
}

/** Keeps that an account was told. @returns whether nobody else did meanwhile */
export async function putTold(tx: Queryable, terms: TermsOf, at: Date): Promise<boolean> {
  const put = await tx
    .insert(termsAcceptanceTable)
    .values({ ...terms, toldAt: at })
    .onConflictDoNothing()
    .returning({ version: termsAcceptanceTable.version });
  return put.length > 0;
}

/** How many accounts accepted each version, and how many were told of it. */
export function countAcceptances(db: Queryable) {
  return db
    .select({
      kind: termsAcceptanceTable.kind,
      version: termsAcceptanceTable.version,
      accepted: count(termsAcceptanceTable.acceptedAt),
      told: count(termsAcceptanceTable.toldAt),
    })
    .from(termsAcceptanceTable)
    .groupBy(termsAcceptanceTable.kind, termsAcceptanceTable.version);
}
