/** The rules about what customers say of goods that they had: a part of `business`. */
export const ratingConstants = {
  /** Stars, from one to five. */
  ratingMostStars: 5,
  ratingTextMaxLength: 1000,
  ratingAnswerMaxLength: 1000,
  ratingReasonMaxLength: 300,
  /** On a product's page of ratings, and in the console. */
  ratingsPerPage: 10,
  ratingsPerInboxPage: 20,
} as const;
