import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { pictureFileField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";

/** A product as the shop's own people see it. */
export const sellerProduct = z.object({
  id_product: z.int(),
  /** Of its page in the shop. */
  slug: z.string(),
  name: z.string(),
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  /** Where its combinations have prices of their own, the lowest of those that can be bought, or of all where none can. */
  price: poisha,
  /** Whether its combinations have several prices. */
  has_price_range: z.boolean(),
  /** Pieces of all its combinations. */
  stock: z.int(),
  /** What its QR code bears: it leads to the product, whatever it and the shop are called by then. */
  short_link: z.string(),
});
export type SellerProduct = z.infer<typeof sellerProduct>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: goods"];

export const sellerProductCalls = {
  productCategories: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/product_categories/{language}/{seller_key}",
      tags,
      summary: "The categories of a shop's products, in the order in which customers see them",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          categories: z.array(z.object({ id_category: z.int(), name: z.string() })),
        }),
      ),
    ),
  uploadProductPicture: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/product_picture/{language}/{seller_key}",
      tags,
      summary: "Upload a picture for a product (multipart field `picture`; PNG or JPEG, 2 MB at most)",
      description:
        "It answers a key for a draft. A picture that neither a product nor a draft shows is deleted after a day.",
    })
    .input(z.strictObject({ ...inShop, picture: pictureFileField }))
    .output(envelope(z.object({ picture: z.string() }))),
};
