import type { z } from "zod";
import { oneWord } from "./choices";

export const closingReason = oneWord("Why an owner closes a shop", {
  business_ends: "the business ends, or changes hands",
  few_orders: "too few orders came",
  no_time: "nobody has the time for it",
  elsewhere: "it sells elsewhere",
  missing: "something was missing here",
  other: "what the owner writes",
});
export type ClosingReason = z.infer<typeof closingReason>;
