import type { CallName, CallTraits } from "./call-name";

/** The traits of the calls about ratings: a part of `callTraits`. */
export const ratingCallTraits = {
  "ratings.productRatings": { caller: "anybody", answer: "shared" },
  "ratings.orderRatings": { caller: "customer", answer: "own" },
  "ratings.rateProduct": { caller: "customer", answer: "own" },
  "sellerRatings.ratings": { caller: "member", answer: "own" },
  "sellerRatings.rating": { caller: "member", answer: "own" },
  "sellerRatings.answerRating": { caller: "member", answer: "own" },
  "sellerRatings.reportRating": { caller: "member", answer: "own" },
  "adminRatings.ratings": { caller: "staff", answer: "own" },
  "adminRatings.rating": { caller: "staff", answer: "own" },
  "adminRatings.decideRating": { caller: "staff", answer: "own" },
} as const satisfies Partial<Record<CallName, CallTraits>>;

/** The calls about ratings that who keeps a shop's goods may make: a part of the table of permissions. */
export const shopRatingCalls: readonly CallName[] = [
  "sellerRatings.ratings",
  "sellerRatings.rating",
  "sellerRatings.answerRating",
  "sellerRatings.reportRating",
];

/** Those of the platform's people. */
export const platformRatingCalls: readonly CallName[] = [
  "adminRatings.ratings",
  "adminRatings.rating",
  "adminRatings.decideRating",
];
