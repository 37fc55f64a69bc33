import { z } from "zod";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";

/** Words that mean the same, for their calls and for the console's form alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

/** Each a word or a few (`synonymNameWordsMost`); in either script. */
export const synonymWordsField = z
  .array(z.string())
  .max(business.synonymWordsMost, code("synonyms_many"))
  // Said of the words together: a form has them in one field.
  .refine(
    (words) => words.every((word) => word.length <= business.synonymWordMaxLength),
    code("synonym_word"),
  );

/** The same as a form has them: parted by commas or lines. */
export const typedSynonymsField = z
  .string()
  .max(2000, code("synonyms_many"))
  .default("")
  .transform((typed) =>
    typed
      .split(/[,،;\n\r]+/)
      .map((word) => word.trim())
      .filter(Boolean),
  )
  .pipe(synonymWordsField);
