import type { CallName } from "./call-traits";

/** The calls about who works in a shop: a part of the table of permissions. */
export const staffCalls: readonly CallName[] = [
  "sellerMembers.members",
  "sellerMembers.inviteMember",
  "sellerMembers.revokeInvitation",
  "sellerMembers.changeMember",
  "sellerMembers.removeMember",
  "sellerMembers.shopAudit",
];

/** The calls that who owns a shop makes, and nobody else, likewise. */
export const ownershipCalls: readonly CallName[] = [
  "sellerMembers.handOverShop",
  "sellerTakeOut.takeOut",
  "sellerTakeOut.askTakeOut",
  "sellerTakeOut.removeTakeOut",
  "sellerTakeOut.openTakeOutFile",
  "sellerTakeOut.takeOutPart",
];
