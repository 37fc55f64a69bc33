import { descriptionField, draftNameField } from "@haat/contract/seller/product-content";
import {
  typedMeasureOrNothingField,
  typedPriceOrNothingField,
  typedStockOrNothingField,
} from "@haat/contract/seller/product-fields";
import { optionalIdField } from "@haat/contract/shared/fields";
import { measureUnit } from "@haat/contract/shared/measure";
import { z } from "zod";
import { draftFields } from "./goods-draft.form";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

/** A text that a form leaves out where it is empty. */
const written = <Field extends z.ZodType<string, string>>(field: Field) => z.string().default("").pipe(field);

/** The form as it is typed; a field that the page did not show is left as it was. */
const typed = z.object({
  [draftFields.version]: coercedNumber(z.number().int().min(1)),
  [draftFields.nameBn]: written(draftNameField),
  [draftFields.nameEn]: written(draftNameField),
  [draftFields.descriptionBn]: written(descriptionField),
  [draftFields.descriptionEn]: written(descriptionField),
  [draftFields.price]: typedPriceOrNothingField,
  [draftFields.oldPrice]: typedPriceOrNothingField,
  [draftFields.measure]: typedMeasureOrNothingField,
  [draftFields.measureUnit]: measureUnit.catch("g"),
  [draftFields.stock]: typedStockOrNothingField,
  [draftFields.category]: optionalIdField("category_unknown"),
  [draftFields.homeCityOnly]: z.string().optional(),
  [draftFields.sizeGuide]: coercedNumber(z.number().int().min(0).max(2_147_483_647)).optional(),
});

export const draftSchema = typed.transform(
  ({ id_category, home_city_only, id_size_guide, measure, measure_unit, ...rest }) => ({
    ...rest,
    measure: measure === null ? null : { amount: measure, unit: measure_unit },
    ...(id_category !== undefined && { id_category }),
    ...(id_size_guide !== undefined && { id_size_guide: id_size_guide || null }),
    home_city_only: home_city_only === "on",
  }),
);
