import type { z } from "zod";
import { oneWord } from "./choices";

/** A fee comes with new terms for who sells, and with their notice (terms.ts). */
export const shopPlan = oneWord("What a shop's people pay for it", {
  free: "nothing: no fee, and no share of the sales",
});
export type ShopPlan = z.infer<typeof shopPlan>;
