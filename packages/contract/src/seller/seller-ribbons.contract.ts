import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord, ribbonTone } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, optionalIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { productStatus } from "../shared/product-status";
import { optionalText } from "./opening-fields";
import { hasName } from "./seller-categories.contract";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

export const ribbonRule = oneWord("Which products a ribbon gathers besides those that were chosen by hand", {
  by_hand: "none",
  newest: "so many of the newest ones",
  recent: "those that came within so many days",
  discounted: "those with a crossed-out price",
  best_selling: "so many of those that sell best",
});
export type RibbonRule = z.infer<typeof ribbonRule>;

/** Which rules take a number: how many products, or how many days. */
export const isCounted = (rule: RibbonRule) => rule !== "by_hand" && rule !== "discounted";

/** A ribbon of a shop, as its people keep it. */
export const sellerRibbon = z.object({
  id_ribbon: z.int(),
  /** Blank in a language that it has no name in: there it is shown by the other one. */
  name_bn: z.string(),
  name_en: z.string(),
  /** Which of the theme's four ribbon colours it wears. */
  tone: ribbonTone,
  rule: ribbonRule,
  /** How many products or days; null where the rule takes no number. */
  rule_count: z.int().nullable(),
  /** Its place in the list, from 1: of several ribbons a product's card wears the first one. */
  position: z.int(),
  /** Products that wear it and that customers can meet. */
  product_count: z.int(),
  /** Another one whenever anything but its place is: a change says which one was read. */
  version: z.string(),
});
export type SellerRibbon = z.infer<typeof sellerRibbon>;

const nameField = optionalText(business.ribbonNameMaxLength, code("ribbon_name_long"));

/** What is said of a ribbon; a name in one language is enough. */
export const sellerRibbonFields = {
  name_bn: nameField,
  name_en: nameField,
  tone: coercedNumber(z.number()).pipe(ribbonTone),
  rule: ribbonRule,
  /** How many products or days; left out where the rule takes no number. */
  rule_count: z
    .int(code("ribbon_count_invalid"))
    .min(1, code("ribbon_count_invalid"))
    .max(business.ribbonRuleMost, code("ribbon_count_invalid"))
    .optional(),
  /** From 1; behind the last one where the list is shorter. */
  position: idField("position_required"),
};

export const ribbonNameMissing = { path: ["name_bn"], message: code("ribbon_name_required") };

interface Ruled {
  rule: RibbonRule;
  rule_count?: number | undefined;
}
/** A rule that takes a number has one. */
export const hasCount = ({ rule, rule_count }: Ruled) => !isCounted(rule) || rule_count !== undefined;
export const countMissing = { path: ["rule_count"], message: code("ribbon_count_invalid") };

/** A product beside a ribbon. */
export const ribbonProduct = z.object({
  id_product: z.int(),
  name: z.string(),
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  status: productStatus,
  /** It was chosen by hand, and wears the ribbon whatever its rule. */
  is_by_hand: z.boolean(),
  /** The ribbon's rule chose it. */
  is_by_rule: z.boolean(),
});
export type RibbonProduct = z.infer<typeof ribbonProduct>;

export const ribbonProductsView = oneWord("Which products beside a ribbon", {
  wearing: "those that wear it",
  all: "all that customers can meet, to choose from",
});
export type RibbonProductsView = z.infer<typeof ribbonProductsView>;

const tags = ["Console: goods"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofRibbon = { ...inShop, id_ribbon: idField() };
const oneRibbon = envelope(z.object({ ribbon: sellerRibbon }));

export const sellerRibbonCalls = {
  ribbons: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/ribbons/{language}/{seller_key}",
      tags,
      summary: "Every ribbon of a shop, in the order that shoppers see",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          ribbons: z.array(sellerRibbon),
          /** What the theme's ribbon colours look like in the shop, by daylight: `#rrggbb`. */
          tones: z.array(z.object({ tone: ribbonTone, ground: z.string(), ink: z.string() })),
        }),
      ),
    ),
  createRibbon: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/ribbon/{language}",
      tags,
      summary: "Add a ribbon to a shop; no two have the same name, however it is written",
      description: "With a rule it has its products at once, and keeps them by itself from then on.",
    })
    .input(
      z
        .strictObject({ ...inShop, ...sellerRibbonFields })
        .refine(hasName, ribbonNameMissing)
        .refine(hasCount, countMissing),
    )
    .output(oneRibbon),
  changeRibbon: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/ribbon/{language}/{id_ribbon}",
      tags,
      summary: "Change a ribbon of a shop; of two people at once the later hears review_conflict",
      description:
        "Products that were chosen by hand stay with it under any rule; what its former rule had chosen does not.",
    })
    .input(
      z
        .strictObject({
          ...ofRibbon,
          ...sellerRibbonFields,
          /** As it was read. */
          version: z.string().min(1).max(64),
        })
        .refine(hasName, ribbonNameMissing)
        .refine(hasCount, countMissing),
    )
    .output(oneRibbon),
  removeRibbon: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/ribbon_removal/{language}",
      tags,
      summary: "Remove a ribbon of a shop; its products stay as they are otherwise",
    })
    .input(z.strictObject(ofRibbon))
    .output(envelope(z.object({ products: z.int() }))),
  ribbonProducts: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/ribbon_products/{language}/{seller_key}/{id_ribbon}",
      tags,
      summary:
        "The products of a ribbon, or those to choose from, newest first, or what a search finds, best first",
      description: "A search looks through all products of the shop, whatever the view, and has one page.",
    })
    .input(
      z.strictObject({
        ...ofRibbon,
        view: ribbonProductsView.default("wearing"),
        search: z.string().max(100).optional(),
        before: optionalIdField("required"),
      }),
    )
    .output(
      envelope(
        z.object({
          ribbon: sellerRibbon,
          products: z.array(ribbonProduct),
          /** The product that the next ones are older than; null where these are the oldest, and in a search. */
          next_before: z.int().nullable(),
        }),
      ),
    ),
  changeRibbonProducts: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/ribbon_products/{language}",
      tags,
      summary: "Put products on a ribbon by hand, or take them off; the same again changes nothing",
      description: "What the ribbon's rule chooses stays with it when it is taken off by hand.",
    })
    .input(
      z.strictObject({
        ...ofRibbon,
        products: z.array(idField()).min(1, "required").max(business.productsAtOnce, "required"),
        is_on: z.boolean(),
      }),
    )
    .output(envelope(z.object({ ribbon: sellerRibbon }))),
};
