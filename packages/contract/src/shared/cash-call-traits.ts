import type { CallName, CallTraits } from "./call-traits";

/** The traits of the calls about orders that shops write down, about fewer pieces of orders, about cash and about parcels that are sent: a part of `callTraits`. */
export const cashCallTraits = {
  "orderEntry.orderGoods": { caller: "member", answer: "own" },
  "orderEntry.quoteOrder": { caller: "member", answer: "own" },
  "orderEntry.enterOrder": { caller: "member", answer: "own", repeatable: "always" },
  "sellerOrderChanges.orderTotalsLeft": { caller: "member", answer: "own" },
  "sellerOrderChanges.acceptWithLess": { caller: "member", answer: "own", repeatable: "always" },
  "sellerOrderChanges.deliverOrder": { caller: "member", answer: "own", repeatable: "always" },
  "parcelSending.saveAccount": { caller: "member", answer: "own", asksAgain: true },
  "parcelSending.removeAccount": { caller: "member", answer: "own", asksAgain: true },
  "parcelSending.sendable": { caller: "member", answer: "own" },
  "parcelSending.sendParcel": { caller: "member", answer: "own", repeatable: "always" },
  "parcelSending.sendParcels": { caller: "member", answer: "own", repeatable: "always" },
  "parcelSending.stopSending": { caller: "member", answer: "own" },
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
