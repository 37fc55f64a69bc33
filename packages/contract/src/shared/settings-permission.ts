import type { CallName } from "./call-name";

/** The calls about when and where a shop is, for who may change the shop: a part of the table of permissions. */
export const timeAndPlaceCalls: readonly CallName[] = [
  "sellerHours.hours",
  "sellerHours.saveHours",
  "sellerHours.addDaysOff",
  "sellerHours.removeDayOff",
  "sellerDomains.domains",
  "sellerDomains.addDomain",
  "sellerDomains.lookAtDomain",
  "sellerDomains.chooseMainAddress",
  "sellerDomains.removeDomain",
];

/** The pages about them. */
export const timeAndPlacePages: readonly string[] = [
  "hours",
  "day-off",
  "domains",
  "domain-new",
  "domain",
  "domain-removal",
];
