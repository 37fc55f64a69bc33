import { z } from "zod";
import type { FieldErrorCode } from "../shared/error-codes";
import { factLimits } from "../shared/fact-limits";
import { lineField } from "./line-field";

const code = (value: FieldErrorCode) => value;

/** What stands between a fact's name and what it says, in a cell of a file. */
export const factSign = ":";

/** A file has several facts in a cell, so that names bear no sign that parts them there. */
const nameField = lineField(factLimits.nameMaxLength, code("fact_name_long")).refine(
  (name) => !/[:|]/.test(name),
  code("fact_sign"),
);
const valueField = lineField(factLimits.valueMaxLength, code("fact_value_long")).refine(
  (value) => !value.includes("|"),
  code("fact_sign"),
);

/** A fact of a product, such as "Weight: 5 kg"; what is blank in one language is read in the other one. */
export const contentFact = z
  .strictObject({ name_bn: nameField, name_en: nameField, value_bn: valueField, value_en: valueField })
  .superRefine(({ name_bn, name_en, value_bn, value_en }, context) => {
    if (name_bn === "" && name_en === "")
      context.addIssue({ code: "custom", path: ["name_bn"], message: code("fact_name_required") });
    if (value_bn === "" && value_en === "")
      context.addIssue({ code: "custom", path: ["value_bn"], message: code("fact_value_required") });
  });
export type ContentFact = z.infer<typeof contentFact>;
