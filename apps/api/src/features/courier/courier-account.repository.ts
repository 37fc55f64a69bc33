import { and, asc, eq, gt, or } from "drizzle-orm";
import type { KnownCourier } from "@haat/contract/shared/courier-choices";
import type { Queryable } from "../../database/database";
import { courierAccountTable as accountTable } from "./booking.table";

/** Of one shop at one courier. */
export interface WhichAccount {
  shopId: number;
  kind: KnownCourier;
}

const isOf = ({ shopId, kind }: WhichAccount) =>
  and(eq(accountTable.shopId, shopId), eq(accountTable.kind, kind));

/** At which couriers a shop has an account, and since when. */
export function listAccounts(db: Queryable, shopId: number) {
  return db
    .select({ kind: accountTable.kind, setAt: accountTable.setAt })
    .from(accountTable)
    .where(eq(accountTable.shopId, shopId));
}

/** A sealed account; only the platform's own work reads it. */
export async function findSealedAccount(db: Queryable, which: WhichAccount): Promise<string | undefined> {
  const [row] = await db
    .select({ sealedAccount: accountTable.sealedAccount })
    .from(accountTable)
    .where(isOf(which));
  return row?.sealedAccount;
}

export async function putAccount(
  tx: Queryable,
  { shopId, kind, ...values }: typeof accountTable.$inferInsert,
): Promise<void> {
  await tx
    .insert(accountTable)
    .values({ shopId, kind, ...values })
    .onConflictDoUpdate({ target: [accountTable.shopId, accountTable.kind], set: values });
}

export async function deleteAccount(tx: Queryable, which: WhichAccount): Promise<void> {
  await tx.delete(accountTable).where(isOf(which));
}

export async function deleteAccounts(tx: Queryable, shopId: number): Promise<void> {
  await tx.delete(accountTable).where(eq(accountTable.shopId, shopId));
}

/** Puts a sealed account in another one's place, if that still stands there. */
export async function replaceSealedAccount(
  db: Queryable,
  which: WhichAccount,
  was: string,
  sealedAccount: string,
): Promise<void> {
  await db
    .update(accountTable)
    .set({ sealedAccount })
    .where(and(isOf(which), eq(accountTable.sealedAccount, was)));
}

/** The sealed accounts of all shops behind one, so many at most. */
export function listSealedAccounts(db: Queryable, after: WhichAccount | undefined, most: number) {
  return db
    .select({
      shopId: accountTable.shopId,
      kind: accountTable.kind,
      sealedAccount: accountTable.sealedAccount,
    })
    .from(accountTable)
    .where(
      after &&
        or(
          gt(accountTable.shopId, after.shopId),
          and(eq(accountTable.shopId, after.shopId), gt(accountTable.kind, after.kind)),
        ),
    )
    .orderBy(asc(accountTable.shopId), asc(accountTable.kind))
    .limit(most);
}
