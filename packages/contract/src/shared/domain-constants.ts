/** What belongs to a shop's own domains: a part of `business`. */
export const domainConstants = {
  /** How many a shop may have entered at once. */
  domainsPerShop: 5,
  /** The longest that is read, typed in any script. */
  domainMaxLength: 253,
  /** How soon somebody may have DNS asked again, in s. */
  domainLookSeconds: 30,
  /** How often the job asks: of one that waits in its first days and later, and of one that is verified, in s. */
  domainWaitsSeconds: 15 * 60,
  domainWaitsLongSeconds: 6 * 3600,
  domainKeptSeconds: 6 * 3600,
  /** For how many days one that waits is asked for often, and at all. */
  domainWaitsDays: 3,
  domainGivenUpDays: 30,
  /** It is the shop's no longer after so many looks in a row that found it otherwise, or days without an answer. */
  domainMisses: 4,
  domainUnansweredDays: 7,
} as const;
