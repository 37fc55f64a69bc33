/** What belongs to programs of others that work with a shop: a part of `business`. */
export const programConstants = {
  /** API keys that are good at once. */
  apiKeysPerShop: 20,
  apiKeyNameMaxLength: 60,
  /** The longest that a key with an end is good, in days. */
  apiKeyMostDays: 3650,
  /** For how long a key that is revoked or over stands in the list, in days. */
  apiKeyKeptDays: 30,
} as const;
