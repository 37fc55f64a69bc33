import type { CallName, CallTraits } from "./call-traits";

/** The traits of the calls about orders that shops write down, about fewer pieces of orders and about cash: a part of `callTraits`. */
export const cashCallTraits = {
  "orderEntry.orderGoods": { caller: "member", answer: "own" },
  "orderEntry.quoteOrder": { caller: "member", answer: "own" },
  "orderEntry.enterOrder": { caller: "member", answer: "own", repeatable: "always" },
  "sellerOrderChanges.orderTotalsLeft": { caller: "member", answer: "own" },
  "sellerOrderChanges.acceptWithLess": { caller: "member", answer: "own", repeatable: "always" },
  "sellerOrderChanges.deliverOrder": { caller: "member", answer: "own", repeatable: "always" },
  "sellerCash.cash": { caller: "member", answer: "own" },
  "sellerCash.cashEntries": { caller: "member", answer: "own" },
  "sellerCash.cashFile": { caller: "member", answer: "own" },
  "sellerCash.orderCash": { caller: "member", answer: "own" },
  "sellerCash.handInCash": { caller: "member", answer: "own", repeatable: "always" },
  "sellerCash.moveTill": { caller: "member", answer: "own", repeatable: "always" },
  "sellerCash.correctCash": { caller: "member", answer: "own", repeatable: "always" },
  "sellerCash.cashDay": { caller: "member", answer: "own" },
  "sellerCash.closeCashDay": { caller: "member", answer: "own", repeatable: "always" },
} as const satisfies Partial<Record<CallName, CallTraits>>;
