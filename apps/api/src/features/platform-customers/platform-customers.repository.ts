import { business } from "@haat/contract/shared/business-constants";
import { and, asc, count, desc, eq, gt, inArray, isNull, max, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { countFound, pageOfFound } from "../../database/found-numbers";
import { containing } from "../../database/search-pattern";
import { customerTable, sessionTable } from "../account/account.table";
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

/** The numbers of the newest accounts that are looked for, so many at most; an array of texts goes to the database as it is. */
const found = ({ digits, words }: CustomerSearch, most: number) =>
  sql`haat_find_accounts(${digits === undefined ? null : containing(digits)}, ${sql.param(words.map(containing))}::text[], ${most})`;

/** Accounts, the newest first. */
export function listCustomers(
  db: Queryable,
  search: CustomerSearch,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(listed)
    .from(customerTable)
    .where(inArray(customerTable.id, pageOfFound(found(search, offset + limit), offset)))
    .orderBy(desc(customerTable.id));
}
export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>[number];

/** How many there are, no further than their list has pages. */
export const countCustomers = (db: Queryable, search: CustomerSearch) =>
  countFound(db, found(search, business.officeCountedUpTo));

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
