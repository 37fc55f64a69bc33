import { z } from "zod";
import { shopRating } from "../seller/seller-ratings.contract";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { platformRatingBox, ratingDecision } from "../shared/rating-choices";
import { ratingReasonField } from "../shared/rating-fields";
import { coercedNumber } from "../shared/coerced-number";

/** A rating as the platform's people read it. */
export const moderatedRating = shopRating.extend({
  shop: z.object({ seller_key: z.string(), title: z.string() }),
});
export type ModeratedRating = z.infer<typeof moderatedRating>;

const tags = ["Console: platform"];
const asked = { language: languageParam, seller_key: sellerKeyField, id_rating: idField() };
const one = envelope(z.object({ rating: moderatedRating }));

export const adminRatingCalls = {
  ratings: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/ratings/{language}/{box}",
      tags,
      summary: "Ratings that shops reported, and what became of them, newest first",
    })
    .input(
      z.strictObject({
        language: languageParam,
        box: platformRatingBox,
        page: coercedNumber(z.number().int().min(1).max(1000)).default(1),
      }),
    )
    .output(
      envelope(
        z.object({
          ratings: z.array(moderatedRating),
          counts: z.object({ reported: z.int(), hidden: z.int(), kept: z.int() }),
          last_page: z.int(),
        }),
      ),
    ),
  rating: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/rating/{language}/{seller_key}/{id_rating}",
      tags,
      summary: "One rating of a shop's goods",
    })
    .input(z.strictObject(asked))
    .output(one),
  decideRating: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/rating_decision/{language}",
      tags,
      summary: "Take a rating away with a reason, leave it, or bring it back",
      description:
        "Sent again it changes nothing. Where its customer changed it since it was read, it is refused with `review_conflict`.",
    })
    .input(
      z.strictObject({
        ...asked,
        decision: ratingDecision,
        reason: ratingReasonField,
        /** `rated_at` as it was read. */
        rated_at: z.iso.datetime(),
      }),
    )
    .output(one),
};
