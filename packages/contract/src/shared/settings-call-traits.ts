import type { CallName, CallTraits } from "./call-traits";

/** The traits of the calls about what a shop asks of orders and states on invoices: a part of `callTraits`. */
export const settingsCallTraits = {
  "sellerSettings.settings": { caller: "member", answer: "own" },
  "sellerSettings.saveLeastOrder": { caller: "member", answer: "own" },
  "sellerSettings.saveVat": { caller: "member", answer: "own" },
} as const satisfies Partial<Record<CallName, CallTraits>>;
