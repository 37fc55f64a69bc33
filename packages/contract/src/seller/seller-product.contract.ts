import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { optionalIdField, pictureFileField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { priceField, productNameField, stockField } from "./product-fields";

/** A product that was just put on sale. */
export const sellerProduct = z.object({
  id_product: z.int(),
  /** Of its page in the shop. */
  slug: z.string(),
  name: z.string(),
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  /** The lowest one, where its combinations have prices of their own. */
  price: poisha,
  /** Whether its combinations have several prices. */
  has_price_range: z.boolean(),
  /** Pieces of all its combinations. */
  stock: z.int(),
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
        "It answers a key for `create_product`. A picture that no product shows is deleted after a day.",
    })
    .input(z.strictObject({ ...inShop, picture: pictureFileField }))
    .output(envelope(z.object({ picture: z.string() }))),
  createProduct: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/create_product/{language}",
      tags,
      summary: "Put a product on sale: a picture, a name in the language, a price and the stock",
      description:
        "`picture` is a key that the same account uploaded. With the same `Idempotency-Key` the product that was made " +
        "first is answered, also where its picture was uploaded once more.",
    })
    .input(
      z.strictObject({
        ...inShop,
        picture: z.string().min(1, "picture_required").max(100, "picture_unknown"),
        name: productNameField,
        price: priceField,
        stock: stockField,
        /** One of the shop's own categories; left out, it is the first one. */
        id_category: optionalIdField("category_unknown"),
      }),
    )
    .output(envelope(z.object({ product: sellerProduct }))),
};
