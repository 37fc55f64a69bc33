import { business } from "../shared/business-constants";
import { closingReason } from "../shared/closing-choices";
import { optionalLines, requiredText } from "./opening-fields";

/** The fields of closing a shop, for its call and for the console's form alike. Messages are field error codes. */

export const closingFields = {
  reason: closingReason,
  words: optionalLines(business.closingWordsMaxLength, "closing_words_long"),
  /** The shop's name in either language, typed by who closes it. */
  name: requiredText(business.shopNameMaxLength, "closing_name_required", "closing_name_wrong"),
};
