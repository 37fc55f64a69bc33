import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { optionalIdField, poisha, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { measure } from "../shared/measure";
import { productFact, unitPrice } from "./catalogue.contract";

/** The differences between the goods of one product that markets know by a column of their own. */
export const feedAttribute = oneWord("What a value of a product says", {
  color: "its colour",
  size: "its size",
  material: "what it is made of",
  pattern: "what is drawn on it",
  other: "something else",
});

/** Something that can be bought: a product, or one combination of it. */
export const feedItem = z.object({
  id_product: z.int(),
  /** Null where the product has no combinations. */
  id_combination: z.int().nullable(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: poisha,
  /** Above the price; null where it is not reduced. */
  old_price: poisha.nullable(),
  /** What a pack of it holds. */
  measure: measure.nullable(),
  /** What the price comes to by its measure. */
  unit_price: unitPrice.nullable(),
  /** What is to be known of the product, in the shop's order. */
  facts: z.array(productFact),
  in_stock: z.boolean(),
  /** Paths below `/media/`, without a width; the one that shows it best comes first. */
  pictures: z.array(z.string()).min(1),
  /** The values that a combination is chosen by, in the shop's order. */
  values: z.array(z.object({ id_product_attribute: z.int(), attribute: feedAttribute, name: z.string() })),
});
export type FeedItem = z.infer<typeof feedItem>;

export const productFeed = {
  shopProductFeed: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_product_feed/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: `What a shop sells, for markets that show it elsewhere: ${business.feedProductsPerPage} products a page, with all combinations`,
    })
    .input(
      z.strictObject({
        language: languageParam,
        sellerKey: publicIdField,
        /** The product that the page comes after; left out for the first one. */
        after: optionalIdField(),
      }),
    )
    .output(
      envelope(
        z.object({
          items: z.array(feedItem),
          /** The product that the next page comes after; null where this one is the last. */
          next_after: z.int().nullable(),
        }),
      ),
    ),
};
