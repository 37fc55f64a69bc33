import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { idField, pageField, publicIdField, sellerKeyField, slugField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { ratingStarsField, ratingTextField } from "../shared/rating-fields";

/** What customers who had a product say of it together. */
export const productRating = z.object({
  /** From 1 to 5, with one decimal. */
  average: z.number(),
  count: z.int(),
});
export type ProductRating = z.infer<typeof productRating>;

/** What a shop answered to a rating. */
export const ratingAnswer = z.object({ text: z.string(), at: z.iso.datetime() });

/** What is known of a rating, whoever reads it. */
export const ratingFacts = {
  id_rating: z.int(),
  stars: z.int(),
  /** Empty where the customer wrote nothing. */
  text: z.string(),
  /** When it was given, or changed last. */
  rated_at: z.iso.datetime(),
  answer: ratingAnswer.nullable(),
};

/** A rating as shoppers read it. */
export const shownRating = z.object({
  ...ratingFacts,
  /** The first name of who gave it; nothing else of them is shown. */
  name: z.string(),
});
export type ShownRating = z.infer<typeof shownRating>;

/** A rating as its customer reads it. */
export const ownRating = z.object({
  ...ratingFacts,
  /** The platform took it away. */
  is_hidden: z.boolean(),
});
export type OwnRating = z.infer<typeof ownRating>;

/** A product of a delivered order, with what its customer says of it. */
export const ratableProduct = z.object({
  id_product: z.int(),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  rating: ownRating.nullable(),
});
export type RatableProduct = z.infer<typeof ratableProduct>;

const tags = ["Ratings"];

export const ratingCalls = {
  productRatings: baseCall
    .route({
      method: "GET",
      path: "/v1/product_ratings/{language}/{sellerKey}/{slug}/{page}",
      tags,
      summary: "What customers say of a product that they had, newest first",
    })
    .input(
      z.strictObject({
        language: languageParam,
        sellerKey: sellerKeyField,
        slug: slugField,
        page: pageField,
      }),
    )
    .output(
      envelope(
        z.object({
          /** Null where nobody has rated it. */
          rating: productRating.nullable(),
          ratings: z.array(shownRating),
          last_page: z.int(),
        }),
      ),
    ),
  orderRatings: baseCall
    .route({
      method: "GET",
      path: "/v1/order_ratings/{language}/{orderId}",
      tags,
      summary: "The products of an order that its customer may rate, with what they said of each",
      description: "Nothing until the order is delivered.",
    })
    .input(z.strictObject({ language: languageParam, orderId: publicIdField }))
    .output(envelope(z.object({ products: z.array(ratableProduct) }))),
  rateProduct: baseCall
    .route({
      method: "POST",
      path: "/v1/product_rating/{language}",
      tags,
      summary: "Rate a product of a delivered order, or change what was said of it",
      description:
        "A customer has one rating of a product, whatever its choice and however often it was ordered. Sent again it changes nothing.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        order_id: publicIdField,
        id_product: idField(),
        stars: ratingStarsField,
        text: ratingTextField,
      }),
    )
    .output(envelope(z.object({ rating: ownRating }))),
};
