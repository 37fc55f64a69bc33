import { z } from "zod";
import { categoryMotif } from "../admin/admin-categories.contract";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, optionalIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { optionalText } from "./opening-fields";

const code = (value: FieldErrorCode) => value;

/** A category of a shop, as its people keep it. */
export const sellerCategory = z.object({
  id_category: z.int(),
  /** Its part of the shop's addresses; it stays, whatever the category is called. */
  slug: z.string(),
  /** Blank in a language that it has no name in: there it is shown by the other one. */
  name_bn: z.string(),
  name_en: z.string(),
  /** Path of its picture below `/media/`, without a width. */
  picture: z.string(),
  /** Its place in the list, from 1. */
  position: z.int(),
  /** Products in it, those that are hidden or in the bin included. */
  product_count: z.int(),
  /** Another one whenever names or picture are: a change says which one was read. */
  version: z.string(),
});
export type SellerCategory = z.infer<typeof sellerCategory>;

const nameField = optionalText(business.categoryNameMaxLength, code("category_name_long"));

/** What is said of a category; a name in one language is enough. */
export const sellerCategoryFields = {
  name_bn: nameField,
  name_en: nameField,
  /** What its picture shows; left out, it keeps the one it has. */
  motif: categoryMotif.optional(),
  /** From 1; behind the last one where the list is shorter. */
  position: idField("position_required"),
};

interface Named {
  name_bn: string;
  name_en: string;
}
export const hasName = ({ name_bn, name_en }: Named) => name_bn !== "" || name_en !== "";
export const nameMissing = { path: ["name_bn"], message: code("category_name_required") };

const tags = ["Console: goods"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const oneCategory = envelope(z.object({ category: sellerCategory }));

export const sellerCategoryCalls = {
  categories: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/categories/{language}/{seller_key}",
      tags,
      summary: "Every category of a shop, in the order that shoppers see",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          categories: z.array(sellerCategory),
          /** What a category's picture may show, each with the path below `/media/`, without a width. */
          motifs: z.array(z.object({ motif: categoryMotif, picture: z.string() })),
        }),
      ),
    ),
  createCategory: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/category/{language}",
      tags,
      summary: "Add a category to a shop; no two have the same name, however it is written",
      description: "Without a motif its picture is the one of what the shop deals in.",
    })
    .input(z.strictObject({ ...inShop, ...sellerCategoryFields }).refine(hasName, nameMissing))
    .output(oneCategory),
  changeCategory: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/category/{language}/{id_category}",
      tags,
      summary: "Change a category of a shop; of two people at once the later hears review_conflict",
    })
    .input(
      z
        .strictObject({
          ...inShop,
          ...sellerCategoryFields,
          id_category: idField(),
          /** As it was read. */
          version: z.string().min(1).max(64),
        })
        .refine(hasName, nameMissing),
    )
    .output(oneCategory),
  removeCategory: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/category_removal/{language}",
      tags,
      summary: "Remove a category of a shop, and move its products into another one",
      description: "Where products are in it, `into` says which category they move into.",
    })
    .input(z.strictObject({ ...inShop, id_category: idField(), into: optionalIdField("required") }))
    .output(envelope(z.object({ moved: z.int() }))),
};
