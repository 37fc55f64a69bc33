import { z } from "zod";
import { categoryMotif } from "../admin/admin-categories.contract";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { idField, pageField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { productStatus } from "../shared/product-status";
import { productRating } from "../shop/rating.contract";
import { contentParts, productContent } from "./product-content";
import { sellerProduct } from "./seller-product.contract";
import { coercedNumber } from "../shared/coerced-number";

export const draftLack = oneWord("What keeps a draft from being published", {
  picture: "it has no picture",
  name: "it has no name",
  price: "it, or one of its combinations, has no price",
  stock: "nobody said how many pieces there are of it, or of one of its combinations",
  old_price: "an old price is not above the price",
  combinations: "it has attributes, and no combination that customers see, or one that is none",
  attribute_names: "an attribute or a value has no name, or the name of another",
});
export type DraftLack = z.infer<typeof draftLack>;

const draftHead = z.object({
  id_draft: z.int(),
  /** The product that it will change; `null` for one that is yet to be sold. */
  id_product: z.int().nullable(),
  /** Counts the saves, from 1; who saves names the one they read. */
  version: z.int(),
  saved_at: z.iso.datetime({ offset: true }),
  /** Who saved it last, by name. */
  saved_by: z.string(),
  /** What is missing before it can be published. */
  lacks: z.array(draftLack),
  /** When it goes with its pictures, since nothing is written in it; `null` where something is: that stays. */
  goes_at: z.iso.datetime({ offset: true }).nullable(),
});

/** A product with all that its page in the console says of it. */
export const shownProduct = sellerProduct.extend({
  status: productStatus,
  old_price: poisha.nullable(),
  name_bn: z.string(),
  name_en: z.string(),
  description_bn: z.string(),
  description_en: z.string(),
  category: z.string(),
  /** All of its pictures in their order, paths below `/media/`. */
  pictures: z.array(z.string()),
  /** Pieces that orders took, less those that went back to stock. */
  ordered_pieces: z.int(),
  rating: productRating.nullable(),
  /** The draft of its changes, where there is one. */
  id_draft: z.int().nullable(),
});
export type ShownProduct = z.infer<typeof shownProduct>;

/** A draft in the list of drafts. */
export const listedDraft = draftHead.extend({
  name: z.string(),
  /** Path below `/media/`; `null` where it has none yet. */
  picture: z.string().nullable(),
  price: z.int().nullable(),
  stock: z.int().nullable(),
  has_attributes: z.boolean(),
});
export type ListedDraft = z.infer<typeof listedDraft>;

/** A draft as its page needs it. */
export const productDraft = draftHead.extend({
  content: productContent,
  /** The parts that differ from the product as it is sold; all that is filled in for a new one. */
  changed: z.array(contentParts),
  /** Of each of its combinations the pieces that the ledger has; `null` for one that is not sold yet. */
  stocks: z.array(z.int().nullable()),
  /**
   * The parts that somebody changed in the product since the draft was begun, and the draft changed otherwise: what the product
   * has now. Publishing asks which of the two it shall be.
   */
  overtaken: productContent.partial(),
  /**
   * Where it is looked at in the shop as it was saved: a path on the platform's host, without a language, good for half an hour
   * at least; `null` while something is missing.
   */
  preview_path: z.string().nullable(),
});
export type ProductDraft = z.infer<typeof productDraft>;

/** Which point of a picture stays in sight where a box has another shape. */
export const pictureFocus = z.object({
  /** One of the draft's, as it is shown. */
  picture: z.string(),
  /** The picture as it was sent: the same where nobody chose a point. */
  whole: z.string(),
  /** Percent from its left and from its top. */
  x: z.int(),
  y: z.int(),
});
export type PictureFocus = z.infer<typeof pictureFocus>;

/** A draft, the points of those of its pictures that somebody uploaded, and the trade of its shop. */
const focusedDraft = z.object({
  draft: productDraft,
  focus: z.array(pictureFocus),
  /** What the shop deals in, for which its goods are usually asked this and that. */
  trade: categoryMotif,
});
export type FocusedDraft = z.infer<typeof focusedDraft>;

/** Percent of a picture's width or height. */
const percentField = z.int().min(0).max(100);

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofDraft = { ...inShop, id_draft: idField() };
const versionField = coercedNumber(z.number().int().min(1).max(2_147_483_647));
const answer = envelope(z.object({ draft: productDraft }));
const tags = ["Console: goods"];

export const productDraftCalls = {
  product: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/product/{language}/{seller_key}/{id_product}",
      tags,
      summary: "One product of a shop, and the draft of its changes where there is one",
    })
    .input(z.strictObject({ ...inShop, id_product: idField() }))
    .output(envelope(z.object({ product: shownProduct }))),
  drafts: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/product_drafts/{language}/{seller_key}/{page}",
      tags,
      summary: "The drafts of a shop's products, the one that was saved last first",
    })
    .input(z.strictObject({ ...inShop, page: pageField }))
    .output(
      envelope(z.object({ drafts: z.array(listedDraft), total: z.int(), page: z.int(), last_page: z.int() })),
    ),
  draft: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/product_draft/{language}/{seller_key}/{id_draft}",
      tags,
      summary: "One draft, with what is missing and what was changed in the product meanwhile",
    })
    .input(z.strictObject(ofDraft))
    .output(envelope(focusedDraft)),
  focusPicture: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/focus_product_picture/{language}",
      tags,
      summary: "Hold a picture of a draft at a point that stays in sight",
      description:
        "Boxes have shapes of their own, and hold pictures in the middle. At another point, in percent from the left and from " +
        "the top, it answers the key of the picture's square there, for the draft to be saved with. At 50, 50 it is the picture " +
        "as it was sent. The same point again is the same key.",
    })
    .input(z.strictObject({ ...ofDraft, picture: z.string().max(100), x: percentField, y: percentField }))
    .output(envelope(z.object({ picture: z.string() }))),
  createDraft: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/create_product_draft/{language}",
      tags,
      summary: "Begin a draft of a new product",
      description:
        "Nothing needs to be said of it yet. `pictures` are keys that the same account uploaded. With the same " +
        "`Idempotency-Key` the draft that was begun first is answered.",
    })
    .input(z.strictObject({ ...inShop, ...productContent.partial().shape }))
    .output(answer),
  editProduct: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/edit_product/{language}",
      tags,
      summary: "Begin a draft of a product that is sold, or go on with the one that there is",
      description: "The product stays as it is until the draft is published. A product has one draft.",
    })
    .input(z.strictObject({ ...inShop, id_product: idField() }))
    .output(answer),
  copyProduct: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/copy_product/{language}",
      tags,
      summary: "Begin a draft of a new product that is like another one, without its pieces",
    })
    .input(z.strictObject({ ...inShop, id_product: idField() }))
    .output(answer),
  saveDraft: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/product_draft/{language}",
      tags,
      summary: "Save parts of a draft; of two people at once the later hears draft_changed",
      description: "A part that is left out stays as it is. The answer has the version for the next save.",
    })
    .input(z.strictObject({ ...ofDraft, version: versionField, ...productContent.partial().shape }))
    .output(answer),
  publishDraft: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/publish_product_draft/{language}",
      tags,
      summary: "Put a draft on sale: a new product, or the changes of one",
      description:
        "What the draft does not change keeps what the product has by now. Where both changed the same, it is refused with " +
        "draft_overtaken, unless `over` says that the draft's is to hold. A part that is missing is told at its field.",
    })
    .input(z.strictObject({ ...ofDraft, version: versionField, over: z.boolean().optional() }))
    .output(envelope(z.object({ product: sellerProduct }))),
  discardDraft: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/discard_product_draft/{language}",
      tags,
      summary: "Throw a draft away; its product stays as it is",
    })
    .input(z.strictObject(ofDraft))
    .output(envelope(z.object({ id_draft: z.int() }))),
};
