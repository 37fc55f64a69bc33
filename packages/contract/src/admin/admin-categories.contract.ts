import { z } from "zod";
import { requiredText } from "../seller/opening-fields";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField } from "../shared/fields";
import { languageParam } from "../shared/languages";

export const categoryMotif = oneWord("What the picture of a business category shows", {
  grocery: "broccoli",
  fashion: "a saree",
  electronics: "headphones",
  books: "books",
  "sweets-bakery": "a clay pot of sweets",
  beauty: "a lipstick",
  "home-kitchen": "a couch and a lamp",
  health: "a stethoscope",
  handicrafts: "a basket",
  "flowers-plants": "a potted plant",
  phones: "a mobile phone",
  computers: "a laptop",
  "fish-meat": "a fish",
  meals: "a pot of food",
  "shoes-bags": "a handbag",
  toys: "a teddy bear",
  sports: "a running shoe",
  watches: "a watch",
  pets: "a parrot",
  gifts: "a gift box",
  other: "a sack; for what none of the others fits",
});
export type CategoryMotif = z.infer<typeof categoryMotif>;

/** A business category, as the platform's people keep it. */
export const adminCategory = z.object({
  id_business_category: z.int(),
  name_bn: z.string(),
  name_en: z.string(),
  motif: categoryMotif,
  /** Path of its picture below `/media/`, without a width. */
  picture: z.string(),
  /** Its place in the list, from 1. */
  position: z.int(),
  /** Shops of it in any state, and those that are open. */
  shop_count: z.int(),
  open_shop_count: z.int(),
  /** Another one whenever names or picture are: a change says which one was read. */
  version: z.string(),
});
export type AdminCategory = z.infer<typeof adminCategory>;

const categoryNameField = requiredText(
  business.categoryNameMaxLength,
  "category_name_required",
  "category_name_long",
);

/** What is said of a business category. */
const categoryFields = {
  name_bn: categoryNameField,
  name_en: categoryNameField,
  motif: categoryMotif,
  /** From 1; behind the last one where the list is shorter. */
  position: idField("position_required"),
};

const motifRequired: FieldErrorCode = "motif_required";

/** The same as a form has it, where a motif can be left out. */
export const typedCategoryFields = {
  ...categoryFields,
  motif: z.preprocess((typed) => typed || undefined, z.string({ error: motifRequired })).pipe(categoryMotif),
};

const tags = ["Console: platform"];
const asked = { language: languageParam, id: idField() };
const oneCategory = envelope(z.object({ category: adminCategory }));

export const adminCategoryCalls = {
  categories: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/categories/{language}",
      tags,
      summary: "Every business category, in the order that visitors see",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(
      envelope(
        z.object({
          categories: z.array(adminCategory),
          /** What a category's picture may show, each with the path below `/media/`, without a width. */
          motifs: z.array(z.object({ motif: categoryMotif, picture: z.string() })),
        }),
      ),
    ),
  createCategory: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/category/{language}",
      tags,
      summary: "Add a business category; no two have the same name, however it is written",
    })
    .input(z.strictObject({ language: languageParam, ...categoryFields }))
    .output(oneCategory),
  changeCategory: baseCall
    .route({
      method: "PUT",
      path: "/v1/admin/category/{language}/{id}",
      tags,
      summary: "Change a business category; of two people at once the later hears review_conflict",
    })
    .input(
      z.strictObject({
        ...asked,
        ...categoryFields,
        /** As it was read. */
        version: z.string().min(1).max(64),
      }),
    )
    .output(oneCategory),
  removeCategory: baseCall
    .route({
      method: "DELETE",
      path: "/v1/admin/category/{language}/{id}",
      tags,
      summary: "Remove a business category that no shop has",
    })
    .input(z.strictObject(asked))
    .output(envelope(z.object({}))),
};
