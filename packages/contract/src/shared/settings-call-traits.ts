import type { CallName, CallTraits } from "./call-name";

/** The traits of the calls about a shop's settings: a part of `callTraits`. */
export const settingsCallTraits = {
  "sellerSettings.settings": { caller: "member", answer: "own" },
  "sellerSettings.saveLeastOrder": { caller: "member", answer: "own" },
  "sellerSettings.saveVat": { caller: "member", answer: "own" },
  "sellerTakeOut.takeOut": { caller: "member", answer: "own" },
  "sellerTakeOut.askTakeOut": { caller: "member", answer: "own", asksAgain: true },
  "sellerTakeOut.removeTakeOut": { caller: "member", answer: "own" },
  "sellerTakeOut.openTakeOutFile": { caller: "member", answer: "own", asksAgain: true },
  // Of a download that was begun with a proof: a slow one takes longer than a proof is good for.
  "sellerTakeOut.takeOutPart": { caller: "member", answer: "own" },
  "sellerClosing.shopClosing": { caller: "member", answer: "own" },
  "sellerClosing.closeShop": { caller: "member", answer: "own", asksAgain: true },
  "sellerClosing.reopenShop": { caller: "member", answer: "own" },
  "sellerHours.hours": { caller: "member", answer: "own" },
  "sellerHours.saveHours": { caller: "member", answer: "own" },
  "sellerHours.addDaysOff": { caller: "member", answer: "own" },
  "sellerHours.removeDayOff": { caller: "member", answer: "own" },
  "sellerDomains.domains": { caller: "member", answer: "own" },
  "sellerDomains.addDomain": { caller: "member", answer: "own", asksAgain: true },
  "sellerDomains.lookAtDomain": { caller: "member", answer: "own" },
  "sellerDomains.chooseMainAddress": { caller: "member", answer: "own", asksAgain: true },
  "sellerDomains.removeDomain": { caller: "member", answer: "own", asksAgain: true },
} as const satisfies Partial<Record<CallName, CallTraits>>;
