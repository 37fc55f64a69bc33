import type { CallName } from "./call-traits";

/** The calls that who owns a shop makes, and nobody else: a part of the table of permissions. */
export const ownershipCalls: readonly CallName[] = [
  "sellerMembers.handOverShop",
  "sellerTakeOut.takeOut",
  "sellerTakeOut.askTakeOut",
  "sellerTakeOut.removeTakeOut",
  "sellerTakeOut.openTakeOutFile",
  "sellerTakeOut.takeOutPart",
];
