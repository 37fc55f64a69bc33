import { z } from "zod";
import { oneWord } from "../shared/choices";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField } from "../shared/fields";

const code = (value: FieldErrorCode) => value;

export const targetKind = oneWord("Where in its shop something leads", {
  none: "nowhere",
  product: "to a product",
  category: "to the products of a category",
  ribbon: "to the products of a ribbon",
  page: "to a page that the shop wrote itself",
  coupon: "to the shop, with a coupon put into the cart",
});
export type TargetKind = z.infer<typeof targetKind>;

/** Where something leads, as it is chosen; nowhere needs no id. */
export const targetField = z
  .strictObject({ kind: targetKind, id: idField("target_unknown").nullable() })
  .refine(({ kind, id }) => (kind === "none") === (id === null), code("target_unknown"));
export type ShopTarget = z.infer<typeof targetField>;

/** The same as the shop's people read it; what it led to may be gone, and then nothing leads there. */
export const readTarget = z.object({
  kind: targetKind,
  id: z.int().nullable(),
  /** What it leads to is called; blank where it is gone. */
  name: z.string(),
});
export type ReadTarget = z.infer<typeof readTarget>;

export const nowhere: ShopTarget = { kind: "none", id: null };
