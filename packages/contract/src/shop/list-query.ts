import { z } from "zod";
import { sortOrder } from "../shared/choices";
import { idField, perPageField } from "../shared/fields";
import { coercedNumber } from "../shared/coerced-number";

/** What narrows a list of products, and its page. */
export const narrowing = {
  per_page: perPageField,
  before: coercedNumber(z.number().int().min(0).max(2_147_483_647)).optional(),
  min_price: coercedNumber(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).optional(),
  max_price: coercedNumber(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).optional(),
  attribute: z
    .union([
      z
        .string()
        .min(1)
        .max(100)
        .transform((value) => [value]),
      z.array(z.string().min(1).max(100)).max(20),
    ])
    .optional(),
  in_stock: z.literal("1").optional(),
};
/** The query of the three lists of products. */
export const listQuery = {
  sort_by: sortOrder.optional(),
  ribbon: z.union([idField().transform((id) => [id]), z.array(idField()).max(20)]).optional(),
  ...narrowing,
};

/** What the three lists of products have in common, for their descriptions. */
export const listRules =
  "`sort_by` is `newest`, `best_match`, `price_low` or `price_high`; in-stock products come first. `min_price` and " +
  "`max_price` are poisha. `ribbon` is one id or several (repeat it): one of them is enough. `attribute` is one value of " +
  "the shop's attributes or several (repeat it): all digits is an " +
  "`id_product_attribute` of `filters`, anything else the value's name in either language. Values of one attribute widen " +
  "the list, those of different attributes have to meet in one combination. `in_stock=1` leaves what can be had; with `attribute`, " +
  "the combination that can be had. `per_page` is 1 to 100. `before` keeps the " +
  "pages apart while products are added: it is the highest product id that the list may hold, and `next` and `prev` " +
  "carry the one of the first page. An unknown query name is refused (422), an unknown ribbon or value is not found (404).";
