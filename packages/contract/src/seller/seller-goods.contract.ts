import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { idField, optionalIdField, poisha, sellerKeyField } from "../shared/fields";
import { oneWord, qrFormat } from "../shared/choices";
import { languageParam } from "../shared/languages";
import { productStatus } from "../shared/product-status";
import { draftLack } from "./product-draft.contract";
import { priceField } from "./product-fields";

export const goodsView = oneWord("Which of a shop's products a list has", {
  live: "those that customers can meet",
  low: "those of them of which few are left, or few of one combination",
  out: "those of them that are sold out",
  hidden: "those that are hidden",
  bin: "those that were thrown away within 30 days",
});
export type GoodsView = z.infer<typeof goodsView>;

export const goodsLack = oneWord("What products of a list lack", {
  picture: "a picture",
  name_en: "a name in English",
  name_bn: "a name in Bengali",
});
export type GoodsLack = z.infer<typeof goodsLack>;

export const productFinding = oneWord("Why nobody can buy a product", {
  shop_closed: "its shop sells nothing now",
  binned: "it was thrown away",
  hidden: "it is hidden",
  no_variant: "customers see none of its combinations",
  sold_out: "there are no pieces of it",
});
export type ProductFinding = z.infer<typeof productFinding>;

/** A product as the shop's own people see it in their list. */
export const listedProduct = z.object({
  id_product: z.int(),
  /** Of its page in the shop. */
  slug: z.string(),
  name: z.string(),
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  status: productStatus,
  /** Where its combinations have prices of their own, the lowest of those that can be bought, or of all where none can. */
  price: poisha,
  /** Whether its combinations have several prices. */
  has_price_range: z.boolean(),
  old_price: poisha.nullable(),
  /** Pieces of all its combinations. */
  stock: z.int(),
  /** Few of it are left, or few of one combination. */
  is_low: z.boolean(),
  /** How many alerts are asked for, to hear that it is there again: who waits for two of its combinations has two. */
  awaited: z.int(),
  /** Price and stock are those of its combinations. */
  has_choices: z.boolean(),
  /** When it is deleted; null outside of the bin. */
  deleted_at: z.iso.datetime().nullable(),
});
export type ListedProduct = z.infer<typeof listedProduct>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: goods"];

export const sellerGoodsCalls = {
  goods: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods/{language}/{seller_key}",
      tags,
      summary: "The products of a shop, newest first, or those that a search finds, best first",
      description:
        `Each count goes up to ${business.goodsCountedUpTo}, which stands for any more. A search finds in the way in which ` +
        "customers' searches do, in every state, and has one page.",
    })
    .input(
      z.strictObject({
        ...inShop,
        view: goodsView.default("live"),
        lacking: goodsLack.optional(),
        search: z.string().max(100).optional(),
        before: optionalIdField("required"),
      }),
    )
    .output(
      envelope(
        z.object({
          products: z.array(listedProduct),
          counts: z.record(goodsView, z.int()),
          /** The product that the next ones are older than; null where these are the oldest, and in a search. */
          next_before: z.int().nullable(),
        }),
      ),
    ),
  setPrice: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/price/{language}",
      tags,
      summary: "Give a product without attributes another price",
      description:
        "`was` is what the page showed: where somebody changed it meanwhile it is refused with `price_moved` and the present " +
        "one. An old price that is not above the new one is taken away.",
    })
    .input(z.strictObject({ ...inShop, id_product: idField(), price: priceField, was: poisha }))
    .output(envelope(z.object({ price: poisha, old_price: poisha.nullable() }))),
  productQr: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/product_qr/{language}/{seller_key}/{id_product}/{format}",
      tags,
      summary: "The QR code of a product's short link, as a file",
    })
    .input(z.strictObject({ ...inShop, id_product: idField(), format: qrFormat }))
    .output(z.file().mime(["image/svg+xml", "image/png"])),
  productDoctor: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/product_doctor/{language}/{seller_key}/{id_product}",
      tags,
      summary: "Why nobody can buy a product, one line each; empty where somebody can",
    })
    .input(z.strictObject({ ...inShop, id_product: idField() }))
    .output(
      envelope(
        z.object({
          findings: z.array(
            z.object({
              finding: productFinding,
              /** As a sentence. */
              message: z.string(),
            }),
          ),
        }),
      ),
    ),
  setProductStatus: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/product_status/{language}",
      tags,
      summary: "Hide products, show them again, throw them into the bin or take them out of it",
      description:
        "In one transaction. What stands so already stays as it is; what is none of the shop's, or was in the bin for " +
        "more than 30 days, is left out of `products`; where nothing is left the answer is `product_not_found`. " +
        "Nothing is shown that has no picture: of several, those that have one are shown and the others are listed in " +
        "`left`; where none has one the answer is `product_without_picture`.",
    })
    .input(
      z.strictObject({
        ...inShop,
        products: z.array(idField()).min(1, "required").max(business.productsAtOnce, "required"),
        status: productStatus,
      }),
    )
    .output(
      envelope(
        z.object({
          status: productStatus,
          /** Those that stand so now. */
          products: z.array(z.object({ id_product: z.int(), name: z.string() })),
          /** Those that were to be shown and lack something, so that they stay as they are. */
          left: z.array(z.object({ id_product: z.int(), name: z.string(), lacks: z.array(draftLack) })),
        }),
      ),
    ),
};
