import type { CallName } from "./call-name";

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
  "sellerClosing.shopClosing",
  "sellerClosing.closeShop",
  "sellerClosing.reopenShop",
];

/**
 * What the owner of a shop that is closed for good still does there, besides reading: what is owed to customers and by couriers
 * is finished, and all data is taken out. `GET` calls are not named.
 */
export const callsOfClosedShop: readonly CallName[] = [
  "sellerComplaints.answerComplaint",
  "sellerOrders.bookReturn",
  "sellerCash.handInCash",
  "sellerCash.moveTill",
  "sellerCash.correctCash",
  "sellerCash.closeCashDay",
  "courierStatements.uploadStatement",
  "courierStatements.readStatement",
  "courierStatements.checkStatement",
  "courierStatements.settleStatement",
  "courierStatements.clearStatementRow",
  "courierStatements.throwStatementAway",
  "sellerTakeOut.askTakeOut",
  "sellerTakeOut.removeTakeOut",
  "sellerTakeOut.openTakeOutFile",
  "sellerTakeOut.takeOutPart",
];

/** Whether it is one of them. @param call as in `contract`, such as `cart.addToCart` */
export const isOfClosedShop = (call: string) => callsOfClosedShop.some((each) => each === call);
