import { business } from "@haat/contract/shared/business-constants";
import { and, asc, count, desc, eq, gt, ilike, isNull, max, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { countUpTo } from "../../database/counted-up-to";
import { containing } from "../../database/search-pattern";
import { customerTable, isNoTestPhone, sessionTable } from "../account/account.table";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { factorResetTable } from "../second-factor/factor-reset.table";
import { hasSecondFactor } from "../second-factor/second-factor.repository";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { shopTable } from "../shop/shop.table";

const listed = {
  id: customerTable.id,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
  phone: customerTable.phone,
  status: customerTable.status,
  createdAt: customerTable.createdAt,
};

/** What is looked for: digits of a phone, or words of a name, each of which is in one of its parts. */
export interface CustomerSearch {
  digits?: string | undefined;
  words: readonly string[];
}

const wholeName = sql`(${customerTable.firstName} || ' ' || ${customerTable.lastName})`;

/**
 * Customers of test shops are no people: they stand in no list. An index finds who has the longest of the words, which is the
 * rarest as a rule; of them the other words choose.
 */
function matching({ digits, words }: CustomerSearch) {
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  return and(
    isNull(customerTable.deletedAt),
    isNoTestPhone(customerTable.phone),
    digits ? sql`${customerTable.id} in (select haat_accounts_by_phone(${containing(digits)}))` : undefined,
    longest === undefined
      ? undefined
      : sql`${customerTable.id} in (select haat_accounts_by_name(${containing(longest)}))`,
    ...words.filter((word) => word !== longest).map((word) => ilike(wholeName, containing(word))),
  );
}

/** Accounts, the newest first. */
export function listCustomers(
  db: Queryable,
  search: CustomerSearch,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(listed)
    .from(customerTable)
    .where(matching(search))
    .orderBy(desc(customerTable.id))
    .limit(limit)
    .offset(offset);
}
export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>[number];

export const countCustomers = (db: Queryable, search: CustomerSearch) =>
  countUpTo(db, customerTable, matching(search), business.officeCountedUpTo);

export async function findCustomer(db: Queryable, id: number): Promise<CustomerRow | undefined> {
  const [found] = await db.select(listed).from(customerTable).where(eq(customerTable.id, id));
  return found;
}

/** Lets nobody else change whether the account may come in until the transaction ends. */
export async function holdCustomer(tx: Queryable, id: number): Promise<CustomerRow | undefined> {
  const [held] = await tx.select(listed).from(customerTable).where(eq(customerTable.id, id)).for("update");
  return held;
}

export async function setStatus(tx: Queryable, id: number, status: CustomerRow["status"]): Promise<void> {
  await tx.update(customerTable).set({ status }).where(eq(customerTable.id, id));
}

export const countOrders = (db: Queryable, id: number) =>
  db.$count(customerOrderTable, eq(customerOrderTable.customerId, id));

/** The open sessions of each kind, and when one was used last. */
export function countSessions(db: Queryable, id: number, now: Date) {
  return db
    .select({ audience: sessionTable.audience, open: count(), lastUsedAt: max(sessionTable.lastUsedAt) })
    .from(sessionTable)
    .where(
      and(eq(sessionTable.customerId, id), isNull(sessionTable.revokedAt), gt(sessionTable.expiresAt, now)),
    )
    .groupBy(sessionTable.audience);
}

export function listShopsOf(db: Queryable, id: number) {
  return db
    .select({
      sellerKey: shopTable.sellerKey,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
      role: shopMemberTable.role,
    })
    .from(shopMemberTable)
    .innerJoin(shopTable, eq(shopTable.id, shopMemberTable.shopId))
    .where(eq(shopMemberTable.accountId, id))
    .orderBy(asc(shopMemberTable.since), asc(shopTable.id));
}

export async function findRole(db: Queryable, id: number) {
  const [found] = await db
    .select({ role: platformRoleTable.role })
    .from(platformRoleTable)
    .where(eq(platformRoleTable.accountId, id));
  return found?.role ?? null;
}

/** Whether an account has a second factor, and whether it is being taken away. */
export async function findFactorState(db: Queryable, id: number) {
  const [found] = await db
    .select({ hasSecondFactor: hasSecondFactor(id), resetId: factorResetTable.id })
    .from(customerTable)
    .leftJoin(
      factorResetTable,
      and(eq(factorResetTable.accountId, customerTable.id), isNull(factorResetTable.closedAt)),
    )
    .where(eq(customerTable.id, id));
  return found ?? { hasSecondFactor: false, resetId: null };
}
