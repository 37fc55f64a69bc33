import type { CashHolderGiven } from "@haat/contract/seller/cash-fields";

/** What entries add up to, in poisha, by what they are. */
export interface Sums {
  collected: number;
  collectedIntoTill: number;
  difference: number;
  handedIn: number;
  fee: number;
  putIn: number;
  takenOut: number;
  counted: number;
}

/** How much more is in the till by such entries. */
export const moreInTill = ({ collectedIntoTill, handedIn, putIn, takenOut, counted }: Sums) =>
  collectedIntoTill + handedIn + putIn - takenOut + counted;

/** A holder as the ledger keeps them. */
export const keptHolder = ({ holder, id_account, courier }: CashHolderGiven) => ({
  holder,
  memberId: holder === "member" ? (id_account ?? null) : null,
  courier: holder === "courier" ? courier : "",
});

/** What is collected and not collected for an order: together they are what it costs. */
export function collectedParts(total: number, amount: number): { collected: number; difference: number } {
  return { collected: amount, difference: total - amount };
}

/** Courier names are one however they are written in spaces and case; the first way stays. */
export function knownCourier(known: readonly string[], typed: string): string {
  const folded = (name: string) =>
    name
      .normalize("NFC")
      .toLowerCase()
      .replace(/[\s.-]/g, "");
  return known.find((name) => folded(name) === folded(typed)) ?? typed;
}
