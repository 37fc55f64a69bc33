import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { ratingState, shopRatingBox } from "../shared/rating-choices";
import { ratingAnswerField, ratingReasonField } from "../shared/rating-fields";
import { ratingFacts } from "../shop/rating.contract";
import { coercedNumber } from "../shared/coerced-number";

/** A rating as its shop reads it. */
export const shopRating = z.object({
  ...ratingFacts,
  /** The first name of who gave it. */
  name: z.string(),
  state: ratingState,
  product: z.object({ slug: z.string(), name: z.string() }),
  /** What the shop said is wrong with it; null where it was not reported. */
  report: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  /** What the platform said when it last looked at it; null where it did not. */
  decision: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
});
export type ShopRating = z.infer<typeof shopRating>;

const tags = ["Console: ratings"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const one = envelope(z.object({ rating: shopRating }));

export const sellerRatingCalls = {
  ratings: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/ratings/{language}/{seller_key}/{box}",
      tags,
      summary: "What customers say of the shop's goods, newest first",
    })
    .input(
      z.strictObject({
        ...inShop,
        box: shopRatingBox,
        page: coercedNumber(z.number().int().min(1).max(1000)).default(1),
      }),
    )
    .output(
      envelope(
        z.object({
          ratings: z.array(shopRating),
          counts: z.object({ waiting: z.int(), answered: z.int(), reported: z.int() }),
          last_page: z.int(),
        }),
      ),
    ),
  rating: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/rating/{language}/{seller_key}/{id_rating}",
      tags,
      summary: "One rating of the shop's goods",
    })
    .input(z.strictObject({ ...inShop, id_rating: idField() }))
    .output(one),
  answerRating: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/rating_answer/{language}",
      tags,
      summary: "Answer a rating, or change the answer; everybody reads it below the rating",
      description: "A rating has one answer. Sent again it changes nothing.",
    })
    .input(z.strictObject({ ...inShop, id_rating: idField(), text: ratingAnswerField }))
    .output(one),
  reportRating: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/rating_report/{language}",
      tags,
      summary: "Ask the platform to look at a rating; shoppers see it meanwhile",
      description:
        "Sent again it changes nothing. One that the platform has kept or hidden is refused with `rating_move_refused`.",
    })
    .input(z.strictObject({ ...inShop, id_rating: idField(), reason: ratingReasonField }))
    .output(one),
};
