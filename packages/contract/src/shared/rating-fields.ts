import { z } from "zod";
import { business } from "./business-constants";
import type { FieldErrorCode } from "./error-codes";
import { graphemeCount, writtenField } from "./fields";
import { tidyLines } from "./typed-text";
import { toLatinDigits } from "./latin-digits";

const code = (value: FieldErrorCode) => value;

/** One to five stars, as a form or JSON has them. */
export const ratingStarsField = z
  .union([z.string().max(8), z.number()], { error: code("rating_stars_required") })
  .transform((typed) => Number(toLatinDigits(String(typed))))
  .pipe(
    z
      .int(code("rating_stars_required"))
      .min(1, code("rating_stars_required"))
      .max(business.ratingMostStars, code("rating_stars_required")),
  );

/** An address of a page: what lures buyers elsewhere is no rating. */
const link = /(?:https?:\/\/|www\.)\S/i;

/** What a customer says of a product, or nothing. */
export const ratingTextField = z
  .string()
  .max(business.ratingTextMaxLength * 10, code("rating_text_long"))
  .transform(tidyLines)
  .refine((text) => graphemeCount(text) <= business.ratingTextMaxLength, code("rating_text_long"))
  .refine((text) => !link.test(text), code("rating_text_link"))
  .default("");

export const ratingAnswerField = writtenField(
  business.ratingAnswerMaxLength,
  "rating_answer_required",
  "rating_answer_long",
  tidyLines,
);

/** Why a rating is reported or hidden. */
export const ratingReasonField = writtenField(
  business.ratingReasonMaxLength,
  "rating_reason_required",
  "rating_reason_long",
);
