import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import * as ledger from "./cash.repository";
import { findSettled, insertSettled } from "./courier-settling.repository";
import { knownCourier } from "./till.rules";

/** What a courier hands in at once by its statement. Amounts are poisha. */
export interface CourierSettling {
  statementId: number;
  /** As the ledger calls it. */
  courier: string;
  /** Said beside the entries. */
  note: string;
  /** The orders, each held by the caller: what the courier had collected for it, and what it charges. */
  parcels: readonly { orderId: number; position: number; amount: number; fee: number }[];
}

/** What a courier that shops call by one of these names is called in the ledger; the first name where it is not there. */
export async function courierInLedger(
  db: Queryable,
  shopId: number,
  names: readonly string[],
): Promise<string> {
  const known = await ledger.listCouriers(db, shopId);
  const found = names.map((name) => knownCourier(known, name)).find((name) => known.includes(name));
  return found ?? names[0] ?? "";
}

/** Poisha that a courier has collected and not handed in, by the ledger. */
export async function owedByCourier(db: Queryable, shopId: number, courier: string): Promise<number> {
  const owed = await ledger.listOwed(db, shopId);
  return owed.find((each) => each.holder === "courier" && each.courier === courier)?.amount ?? 0;
}

/**
 * Writes down that a courier handed in the cash of some orders less its charges, and that these are settled. Whole taka go into
 * the till: what is left of the last one counts as the courier's.
 * @throws statement_fees_more where it charges more than it collected; cash_too_much where it has less by the ledger
 */
export async function settleWithCourier(
  tx: Queryable,
  shopId: number,
  { statementId, courier, note, parcels }: CourierSettling,
  { accountId, now }: { accountId: number; now: Date },
): Promise<{ handedIn: number; fee: number }> {
  await ledger.lockLedger(tx, shopId);
  const collected = parcels.reduce((sum, { amount }) => sum + amount, 0);
  const charged = parcels.reduce((sum, { fee }) => sum + fee, 0);
  if (charged > collected) throw new DomainError("statement_fees_more", { cash: charged - collected });
  const owes = await owedByCourier(tx, shopId, courier);
  if (collected > owes) throw new DomainError("cash_too_much", { cash: owes });
  const handedIn = Math.floor((collected - charged) / 100) * 100;
  const fee = collected - handedIn;
  const entry = { shopId, holder: "courier" as const, courier, note, at: now, writtenBy: accountId };
  await ledger.insertEntries(tx, [
    ...(handedIn > 0 ? [{ ...entry, kind: "handed_in" as const, amount: handedIn }] : []),
    ...(fee > 0 ? [{ ...entry, kind: "fee" as const, amount: fee }] : []),
  ]);
  const who = { settledAt: now, settledBy: accountId };
  await insertSettled(
    tx,
    parcels.map((parcel) => ({ shopId, statementId, ...parcel, ...who })),
  );
  return { handedIn, fee };
}

/**
 * Keeps the cash of an order where a statement has settled it.
 * @param left poisha that the courier would have collected for it then; left out where the order itself would stand elsewhere
 * @throws cash_settled, which names the statement, where less would be left than was settled
 */
export async function requireSettledKept(
  tx: Queryable,
  shopId: number,
  orderId: number,
  left?: number,
): Promise<void> {
  const settled = await findSettled(tx, shopId, orderId);
  if (!settled || (left !== undefined && left >= settled.amount)) return;
  throw new DomainError("cash_settled", { statement: settled.statementId, file: settled.fileName });
}
