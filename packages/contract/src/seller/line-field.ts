import { z } from "zod";
import type { FieldErrorCode } from "../shared/error-codes";
import { graphemeCount } from "../shared/fields";
import { tidyLine } from "../shared/typed-text";

/** A line of text that may be empty. @param most characters as a reader counts them @param long the error of a longer one */
export const lineField = (most: number, long: FieldErrorCode) =>
  z
    .string()
    .max(most * 10, long)
    .transform(tidyLine)
    .refine((text) => graphemeCount(text) <= most, long);
