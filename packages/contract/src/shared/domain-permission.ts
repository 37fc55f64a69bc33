import type { CallName } from "./call-traits";

/** The calls about a shop's own domains, for who may change the shop: a part of the table of permissions. */
export const domainCalls: readonly CallName[] = [
  "sellerDomains.domains",
  "sellerDomains.addDomain",
  "sellerDomains.lookAtDomain",
  "sellerDomains.chooseMainAddress",
  "sellerDomains.removeDomain",
];
