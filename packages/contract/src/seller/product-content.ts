import { z } from "zod";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import type { FieldErrorCode } from "../shared/error-codes";
import { factLimits } from "../shared/fact-limits";
import { graphemeCount, idField } from "../shared/fields";
import { measure } from "../shared/measure";
import { tidyLines } from "../shared/typed-text";
import { lineField } from "./line-field";
import { contentFact } from "./product-facts";
import { stockField } from "./product-fields";

/**
 * All that a seller says of a product, as one document: what a draft keeps, and what publishing compares with the product as
 * it is sold. Everything may be missing while it is a draft. Messages are field error codes.
 */

const code = (value: FieldErrorCode) => value;

/** A text of several lines that may be empty. */
const linesField = (most: number, long: FieldErrorCode) =>
  z
    .string()
    .max(most * 10, long)
    .transform(tidyLines)
    .refine((text) => graphemeCount(text) <= most, long);

export const draftNameField = lineField(business.productNameMaxLength, code("product_name_long"));
export const descriptionField = linesField(business.descriptionMaxLength, code("description_long"));

/**
 * An amount in poisha. Whoever writes one writes whole taka from 1; what the shop has from before, such as ৳1,199.50, stays as
 * it is until somebody changes it (`saveDraft` tells the two apart).
 */
const amountField = z
  .int(code("price_invalid"))
  .min(0, code("price_invalid"))
  .max(9_999_999_999, code("price_invalid"));

/** Key of a picture below `/media/`. */
const pictureKeyField = z.string().min(1, code("picture_unknown")).max(100, code("picture_unknown"));

/** A colour as the swatch shows it: `#` and six hexadecimal digits. */
export const swatchField = z.string().regex(/^#[0-9a-f]{6}$/i, code("colour_shape"));

/** One of an attribute's values, such as "Red". */
export const contentValue = z.strictObject({
  /** Tells it from the others of the product; stays with it. */
  key: z.string().regex(/^[a-z0-9]{1,12}$/),
  name_bn: lineField(business.attributeNameMaxLength, code("attribute_name_long")),
  name_en: lineField(business.attributeNameMaxLength, code("attribute_name_long")),
  swatch: swatchField.nullable(),
});
export type ContentValue = z.infer<typeof contentValue>;

/** What customers choose by, such as "Colour", with its values in their order. */
export const contentAttribute = z.strictObject({
  name_bn: lineField(business.attributeNameMaxLength, code("attribute_name_long")),
  name_en: lineField(business.attributeNameMaxLength, code("attribute_name_long")),
  values: z.array(contentValue).max(business.attributeValuesMost, code("attribute_values_many")),
});
export type ContentAttribute = z.infer<typeof contentAttribute>;

/** One full choice, a value for each attribute. What is `null` is as the product has it. */
export const contentCombination = z.strictObject({
  /** Keys of its values, in the order of the attributes. */
  values: z.array(z.string().max(12)).min(1).max(business.productAttributesMost),
  /** Poisha. */
  price: amountField.nullable(),
  /** Poisha. */
  old_price: amountField.nullable(),
  /** Its first pieces, until it is sold; from then on the ledger has them, and this is `null`. */
  stock: stockField.nullable(),
  /** What a pack of it holds; drafts from before anybody could say so have none. */
  measure: measure.nullable().default(null),
  picture: pictureKeyField.nullable(),
  /** Customers do not see it. */
  hidden: z.boolean(),
});
export type ContentCombination = z.infer<typeof contentCombination>;

export const productContent = z.strictObject({
  name_bn: draftNameField,
  name_en: draftNameField,
  description_bn: descriptionField,
  description_en: descriptionField,
  /** Poisha; what a combination without a price of its own costs. */
  price: amountField.nullable(),
  /** Poisha: the crossed-out one. */
  old_price: amountField.nullable(),
  /** What a pack holds; what a combination without one of its own does, too. */
  measure: measure.nullable(),
  /** What is to be known of it, such as its weight or its author, in the order in which customers read it. */
  facts: z.array(contentFact).max(factLimits.most, code("facts_many")),
  /** The first pieces of a product without attributes, until it is sold; from then on the ledger has them. */
  stock: stockField.nullable(),
  /** `null` is the shop's first one. */
  id_category: idField("category_unknown").nullable(),
  /** Ids of the ribbons that were put on it by hand. */
  ribbons: z.array(idField("ribbon_unknown")).max(business.ribbonsPerProduct, code("ribbon_unknown")),
  /** Brought within the shop's home city only. */
  home_city_only: z.boolean(),
  /** The shop's table of its sizes; `null` for none. */
  id_size_guide: idField("size_guide_unknown").nullable(),
  /** The first one is on its card. */
  pictures: z.array(pictureKeyField).max(business.productPicturesMost, code("pictures_many")),
  attributes: z.array(contentAttribute).max(business.productAttributesMost, code("attributes_many")),
  combinations: z.array(contentCombination).max(business.combinationsMost, code("combinations_many")),
});
export type ProductContent = z.infer<typeof productContent>;

export const emptyContent: ProductContent = {
  name_bn: "",
  name_en: "",
  description_bn: "",
  description_en: "",
  price: null,
  old_price: null,
  measure: null,
  facts: [],
  stock: null,
  id_category: null,
  ribbons: [],
  home_city_only: false,
  id_size_guide: null,
  pictures: [],
  attributes: [],
  combinations: [],
};

/** The parts of a product that are compared and merged one by one. */
export const contentParts = oneWord("A part of what is said of a product", {
  name_bn: "its name in Bengali",
  name_en: "its name in English",
  description_bn: "its description in Bengali",
  description_en: "its description in English",
  price: "its price",
  old_price: "its crossed-out price",
  measure: "what a pack of it holds",
  facts: "its facts",
  stock: "its first pieces",
  id_category: "its category",
  ribbons: "its ribbons",
  home_city_only: "where it is brought",
  id_size_guide: "its size guide",
  pictures: "its pictures",
  attributes: "what it is chosen by",
  combinations: "its combinations",
} satisfies Record<keyof ProductContent, string>);
export type ContentPart = z.infer<typeof contentParts>;
