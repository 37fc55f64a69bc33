import type { z } from "zod";
import { oneWord } from "./choices";

export const ratingState = oneWord("Where a rating stands", {
  shown: "shoppers see it",
  reported: "its shop asked the platform to look at it; shoppers see it meanwhile",
  kept: "the platform looked at it and left it: it cannot be reported again until its customer changes it",
  hidden: "the platform took it away; it counts no more",
});
export type RatingState = z.infer<typeof ratingState>;

export const shopRatingBox = oneWord("Which ratings of a shop are listed", {
  waiting: "those that it has not answered",
  answered: "those that it has answered",
  reported: "those that it reported, and what became of them",
});
export type ShopRatingBox = z.infer<typeof shopRatingBox>;

export const platformRatingBox = oneWord("Which ratings the platform lists", {
  reported: "those that a shop reported",
  hidden: "those that were taken away",
  kept: "those that were looked at and left",
});
export type PlatformRatingBox = z.infer<typeof platformRatingBox>;

export const ratingDecision = oneWord("What the platform does with a rating", {
  hide: "takes it away, with a reason",
  keep: "leaves it, or brings it back",
});
export type RatingDecision = z.infer<typeof ratingDecision>;
