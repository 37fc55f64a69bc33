import type { CashHolder, CashKind } from "@haat/contract/shared/cash-choices";
import { taka } from "./taka";

/** Who has what was collected: the till, somebody of the staff by their phone, or a courier by its name. */
export interface HolderContent {
  holder: Exclude<CashHolder, "before">;
  member?: string;
  courier?: string;
}

/** What is done with the cash beside collecting it. */
interface CashMoveContent {
  kind: Extract<CashKind, "put_in" | "taken_out" | "handed_in">;
  hoursAgo: number;
  /** Who hands in: all that they have by then. */
  from?: HolderContent;
  /** Poisha, of what goes into the till or out of it. */
  amount?: number;
  note?: string;
}

const owner = "+8801700000101";
const rider = "+8801700000103";
const till: HolderContent = { holder: "till" };
const carried: HolderContent = { holder: "member", member: rider };
const pathao: HolderContent = { holder: "courier", courier: "Pathao" };

/** The ledger of the demo's grocery: a day that is closed, and one that is not over. */
export const groceryCash = {
  shop: "kacha-bazar",
  writtenBy: owner,
  /** Who was paid at each neighbour's door, or at the counter, by the neighbour's phone. */
  collectedBy: new Map<string, HolderContent>([
    ["+8801700000016", till],
    ["+8801700000017", carried],
    ["+8801700000018", pathao],
    ["+8801700000019", carried],
    ["+8801700000020", till],
    ["+8801700000021", carried],
    ["+8801700000022", pathao],
    ["+8801700000023", carried],
  ]),
  moves: [
    { kind: "put_in", hoursAgo: 36, amount: taka(3000), note: "ভাংতি টাকা" },
    { kind: "handed_in", hoursAgo: 27.5, from: carried },
    { kind: "taken_out", hoursAgo: 4.6, amount: taka(800), note: "বাজারের ভ্যানভাড়া" },
    { kind: "handed_in", hoursAgo: 2.6, from: carried },
  ] satisfies CashMoveContent[] as readonly CashMoveContent[],
};
