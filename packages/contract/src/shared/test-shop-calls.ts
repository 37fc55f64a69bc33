import type { CallName } from "./call-name";

/**
 * What would reach beyond a test shop: other people, couriers, the web, or the platform's people.
 * The database keeps the worst of it out besides (migration `test_shop`).
 */
const beyond: readonly CallName[] = [
  "sellerDomains.addDomain",
  "parcelSending.saveAccount",
  "sellerOpening.saveLabel",
  "sellerMembers.inviteMember",
  "sellerMembers.handOverShop",
  "sellerRatings.reportRating",
];

/** Whether a call is none for a test shop. */
export const isBeyondTestShop = (call: string) => beyond.some((name) => name === call);
