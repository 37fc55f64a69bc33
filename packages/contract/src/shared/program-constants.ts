/** What belongs to programs of others, that work with a shop or read its goods: a part of `business`. */
export const programConstants = {
  idempotencyKeyMaxLength: 255,
  idempotencyHours: 24,
  /** How many products, with all their combinations, a page of the lists for markets has. */
  feedProductsPerPage: 100,
  /** API keys that are good at once. */
  apiKeysPerShop: 20,
  apiKeyNameMaxLength: 60,
  /** The longest that a key with an end is good, in days. */
  apiKeyMostDays: 3650,
  /** For how long a key that is revoked or over stands in the list, in days. */
  apiKeyKeptDays: 30,
  webhooksPerShop: 10,
  webhookUrlMaxLength: 500,
  /** For how long the secret before the last one signs along. */
  webhookOldSecretHours: 24,
  /** After so many days in which nothing got through an endpoint is switched off. */
  webhookFailingDays: 3,
  /** For how long deliveries are kept, and how many of an endpoint are shown. */
  webhookKeptDays: 30,
  webhookDeliveriesShown: 50,
  /** Products that are copied into a test shop, messages of it that are shown, and for how many days they are kept. */
  testShopProducts: 100,
  testMessagesShown: 50,
  testMessageDays: 30,
  /** How far its time may be ahead, in hours. */
  testHoursMost: 2160,
  /** After how many hours its courier is on the way with a parcel, and has brought it or brings it back. */
  testParcelHours: { onTheWay: 1, over: 24 },
  /** With this digit ends the number of a test customer who takes no parcel. */
  testRefusingDigit: "9",
} as const;
