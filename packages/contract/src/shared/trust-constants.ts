import { ratingConstants } from "./rating-constants";

/** The rules about whose orders a shop takes, what is wrong with them and what is said of goods: a part of `business`. */
export const trustConstants = {
  ...ratingConstants,
  /**
   * What customers say is wrong with an order: until how many days after it was placed, how long it waits for its shop before it
   * goes to the platform, how often of one order and by one customer in a day, and how long what is written may be.
   */
  complaintDays: 90,
  complaintWaitSeconds: 72 * 3600,
  complaintsPerOrder: 5,
  complaintsPerCustomerPerDay: 10,
  complaintMessagesMost: 60,
  complaintTextMaxLength: 1000,
  complaintPicturesMost: 4,
  complaintsPerPage: 20,
  /**
   * Orders under way that a phone may have in a shop at once: where the shop says nothing else, and at most. How many refused
   * phones a page shows and a shop keeps, and the item total from which a shop may ask for a code at most.
   */
  openOrdersUsual: 5,
  openOrdersMost: 100,
  refusedPhonesPerPage: 50,
  refusedPhonesMost: 2000,
  codeFromMaxTaka: 1_000_000,
  /** How long a code that came to a customer's phone counts for orders that ask for one. */
  orderProofSeconds: 900,
} as const;
