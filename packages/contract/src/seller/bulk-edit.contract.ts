import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, optionalIdField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { priceField, stockField } from "./product-fields";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

export const bulkEditState = oneWord("How far a change of many products is", {
  previewed: "it was put together, and nothing is changed yet",
  applied: "it is done",
  undone: "it was done and taken back",
});
export type BulkEditState = z.infer<typeof bulkEditState>;

export const goodsTableView = oneWord("Which of a shop's products a table has", {
  live: "those that customers can meet",
  low: "those of them of which few are left",
  out: "those of them that are sold out",
  hidden: "those that are hidden",
});
export type GoodsTableView = z.infer<typeof goodsTableView>;

export const priceMove = oneWord("Which way a rule moves prices", { raise: "up", lower: "down" });
export const priceUnit = oneWord("What a rule moves prices by", {
  percent: "a part of each price",
  taka: "the same amount for all",
});

/** What moves prices: 10 percent up, 20 taka down. */
const priceRule = z.strictObject({
  move: priceMove,
  unit: priceUnit,
  /** Percent, up to 90 down and 900 up; or taka. */
  amount: z
    .int(code("rule_amount"))
    .min(1, code("rule_amount"))
    .max(business.priceMaxTaka, code("rule_amount")),
  /** Taka that the new price is a multiple of, the nearest one. */
  round_to: z.union([z.literal(1), z.literal(5), z.literal(10)]),
  /** The price of before stands crossed out beside a lower one. */
  cross_out: z.boolean(),
});
export type PriceRule = z.infer<typeof priceRule>;

/** Whether a rule's amount can be: who lowers by all of it gives the goods away. */
export const isRulePossible = ({ move, unit, amount }: PriceRule) =>
  unit === "taka" || amount <= (move === "lower" ? 90 : 900);

/** A row of the table: a product, or one of its combinations where it has them. */
export const goodsTableRow = z.object({
  id_product: z.int(),
  id_combination: z.int().nullable(),
  name: z.string(),
  /** Which combination, such as "Red, M"; blank where the product has none. */
  choice: z.string(),
  price: poisha,
  old_price: poisha.nullable(),
  stock: z.int(),
});
export type GoodsTableRow = z.infer<typeof goodsTableRow>;

/** A row of a change: what was and what is to be; `after` is null in what stays as it is. */
export const bulkEditRow = z.object({
  id_product: z.int(),
  id_combination: z.int().nullable(),
  name: z.string(),
  choice: z.string(),
  /** The old price goes with the price that it stands beside. */
  price: z
    .object({ before: poisha, after: poisha, old_before: poisha.nullable(), old_after: poisha.nullable() })
    .nullable(),
  stock: z.object({ before: z.int(), after: z.int() }).nullable(),
  /**
   * Of a preview: somebody changed it since, or since the table was shown; `before` is what it is now. Of what was undone: it
   * was changed since and stays.
   */
  is_moved: z.boolean(),
});
export type BulkEditRow = z.infer<typeof bulkEditRow>;

export const bulkEdit = z.object({
  id_bulk_edit: z.int(),
  state: bulkEditState,
  /** When it was put together; once it is done, when it was done. */
  at: z.iso.datetime(),
  /** Who did it; blank where they are not of the staff any more. */
  name: z.string(),
  /** Products and combinations that it changes. */
  row_count: z.int(),
  /** Rows that somebody changed since. */
  moved_count: z.int(),
});
export type BulkEdit = z.infer<typeof bulkEdit>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofEdit = { ...inShop, id_bulk_edit: idField() };
const tags = ["Console: goods"];

/** Which of a shop's products a table has. */
const listed = {
  view: goodsTableView.default("live"),
  id_category: optionalIdField("category_unknown"),
  /** One product alone, with all of its combinations. */
  id_product: optionalIdField(),
  search: z.string().max(100).optional(),
};

/** What somebody wrote into a row; what is left out stays as it is. */
const bulkEditChange = z.strictObject({
  id_product: idField(),
  id_combination: optionalIdField("required"),
  price: priceField.optional(),
  /** `null` takes it away. */
  old_price: priceField.nullable().optional(),
  stock: stockField.optional(),
  /** What the table showed of it: where what is changed is not so any more, the preview marks the row as moved. */
  was: z
    .strictObject({ price: z.int().min(0), old_price: z.int().min(0).nullable(), stock: z.int() })
    .optional(),
});
export type BulkEditChange = z.infer<typeof bulkEditChange>;

/** Whether no product and no combination stands there twice: of two numbers for one thing nobody knows which is meant. */
const isEachOnce = (changes: readonly BulkEditChange[]) =>
  new Set(changes.map(({ id_product, id_combination }) => `${id_product}-${id_combination ?? 0}`)).size ===
  changes.length;

const begun = envelope(z.object({ id_bulk_edit: z.int() }));

export const sellerBulkEditCalls = {
  goodsTable: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods_table/{language}/{seller_key}",
      tags,
      summary: "A shop's products and their combinations, one a row, newest products first",
      description: "What is hidden of a product's combinations is left out.",
    })
    .input(
      z.strictObject({
        ...inShop,
        ...listed,
        /** The row that the next ones come behind: its product and its combination, 0 for none, such as `12-0`. */
        after: z
          .string()
          .regex(/^\d{1,9}-\d{1,9}$/, "required")
          .optional(),
        /** How many rows, if not as many as there may be. */
        per_page: coercedNumber(z.number().int().min(1).max(business.bulkEditRowsPerPage)).optional(),
      }),
    )
    .output(envelope(z.object({ rows: z.array(goodsTableRow), next_after: z.string().nullable() }))),
  previewBulkEdit: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/bulk_edit/{language}",
      tags,
      summary:
        "Put together a change of prices and stock of many products; nothing is changed before it is applied",
      description:
        "No product and no combination stands in it twice. Rows that stay as they are are left out; with none left the answer " +
        "is `bulk_edit_empty`. It takes the place of the last one that the same account put together in this shop and did not " +
        "apply.",
    })
    .input(
      z.strictObject({
        ...inShop,
        changes: z
          .array(bulkEditChange)
          .min(1, "required")
          .max(business.bulkEditRowsTyped, "required")
          .refine(isEachOnce, code("invalid")),
      }),
    )
    .output(begun),
  previewPriceRule: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/price_rule/{language}",
      tags,
      summary:
        "Put together a change of all prices of a list by a rule; nothing is changed before it is applied",
      description:
        `Of at most ${business.bulkEditRowsMost} products and combinations, else \`bulk_edit_many\`. Prices that the rule would ` +
        "bring below ৳1 or above the highest one stay as they are and are left out. A crossed-out price that is not above " +
        "the new one is taken away.",
    })
    .input(
      z
        .strictObject({ ...inShop, ...listed, ...priceRule.shape })
        .refine(isRulePossible, { path: ["amount"], message: code("rule_amount") }),
    )
    .output(begun),
  bulkEdits: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/bulk_edits/{language}/{seller_key}",
      tags,
      summary: `The last ${business.bulkEditsShown} changes of many products that were done, newest first`,
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ edits: z.array(bulkEdit) }))),
  bulkEdit: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/bulk_edit/{language}/{seller_key}/{id_bulk_edit}",
      tags,
      summary:
        "A change of many products, with a page of its rows: those that were changed since first, then as they were put together",
    })
    .input(z.strictObject({ ...ofEdit, page: coercedNumber(z.number().int().min(1).max(1000)).default(1) }))
    .output(
      envelope(
        z.object({
          edit: bulkEdit,
          rows: z.array(bulkEditRow),
          last_page: z.int(),
          /** The row whose price moves most, in poisha; null where no price moves. */
          biggest: bulkEditRow.nullable(),
        }),
      ),
    ),
  applyBulkEdit: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/bulk_edit_applied/{language}",
      tags,
      summary: "Do a change of many products: all of it, or nothing",
      description:
        "Where somebody changed a row since it was put together it is refused with `bulk_edit_moved`: then the preview shows " +
        "what is there now, and can be applied as it is. Applied once more, it changes nothing and answers the same.",
    })
    .input(z.strictObject(ofEdit))
    .output(envelope(z.object({ edit: bulkEdit }))),
  undoBulkEdit: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/bulk_edit_undone/{language}",
      tags,
      summary: "Take back a change of many products",
      description:
        "What somebody changed since, a sale among it, stays as it is and is counted in `moved_count`: of a row a price that " +
        "moved keeps no stock from being put back. Undone once more, it changes nothing and answers the same.",
    })
    .input(z.strictObject(ofEdit))
    .output(envelope(z.object({ edit: bulkEdit }))),
};
