import type { z } from "zod";
import { oneWord } from "./choices";

export const productStatus = oneWord("Where a product stands", {
  live: "it is found, looked at and bought",
  hidden: "its shop's people alone see it; orders of it go on",
  bin: "thrown away: like hidden, and after 30 days it is gone for good",
});
export type ProductStatus = z.infer<typeof productStatus>;
