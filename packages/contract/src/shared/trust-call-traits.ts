import type { CallName, CallTraits } from "./call-traits";

/** The traits of the calls about whose orders a shop takes: a part of `callTraits`. */
export const trustCallTraits = {
  "account.sendPhoneCode": { caller: "customer", answer: "own", repeatable: true },
  "account.provePhone": { caller: "customer", answer: "own" },
  "sellerTrust.trust": { caller: "member", answer: "own" },
  "sellerTrust.saveTrust": { caller: "member", answer: "own" },
  "sellerTrust.refusePhone": { caller: "member", answer: "own" },
  "sellerTrust.allowPhone": { caller: "member", answer: "own" },
} as const satisfies Partial<Record<CallName, CallTraits>>;
