import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { graphemeCount, idField, optionalIdField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { productStatus } from "../shared/product-status";
import { stockChange, stockMovementReason } from "../shared/stock-movement";
import { tidyLine } from "../shared/typed-text";
import { stockField } from "./product-fields";

const code = (value: FieldErrorCode) => value;

/** What somebody notes beside a movement of stock. */
const stockNoteField = z
  .string()
  .max(business.stockNoteMaxLength * 10, code("stock_note_long"))
  .transform(tidyLine)
  .refine((note) => graphemeCount(note) <= business.stockNoteMaxLength, code("stock_note_long"));

export const stockMovement = z.object({
  id_movement: z.int(),
  at: z.iso.datetime(),
  reason: stockMovementReason,
  /** Pieces more, or fewer below 0. */
  change: z.int(),
  /** Pieces of the product that there were after it, of all its combinations. */
  stock_after: z.int(),
  /** Which of its combinations, such as "Red, M"; blank where it has none. */
  choice: z.string(),
  /** Who did it; blank where an order did, or somebody who is not of the staff any more. */
  name: z.string(),
  note: z.string(),
  /** The number of the order that it is about; blank where there is none. */
  order_id: z.string(),
});
export type StockMovement = z.infer<typeof stockMovement>;

export const stockedProduct = z.object({
  id_product: z.int(),
  name: z.string(),
  picture: z.string(),
  status: productStatus,
  /** Where its combinations have prices of their own, the lowest of those that can be bought, or of all where none can. */
  price: poisha,
  stock: z.int(),
  /** How many alerts are asked for, to hear that it is there again: who waits for two of its combinations has two. */
  awaited: z.int(),
  /** From so many pieces down the shop is told that there are few. */
  low_limit: z.int(),
  /** Its combinations; none where it has no attributes. */
  choices: z.array(z.object({ id_combination: z.int(), name: z.string(), price: poisha, stock: z.int() })),
});
export type StockedProduct = z.infer<typeof stockedProduct>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofProduct = { id_product: idField(), id_combination: optionalIdField("required") };
const tags = ["Console: goods"];

export const sellerStockCalls = {
  changeStock: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/stock/{language}",
      tags,
      summary: "Write down that pieces came in, came back, were damaged or were counted",
      description:
        "`counted` says how many there are, and `was` how many the page showed: where they moved meanwhile it is refused " +
        "with `stock_moved` and the present number. `damaged` takes no more than there are (`stock_below_zero`). A product " +
        "with attributes needs `id_combination`.",
    })
    .input(
      z
        .strictObject({
          ...inShop,
          ...ofProduct,
          change: stockChange,
          pieces: stockField,
          was: stockField.optional(),
          note: stockNoteField.default(""),
        })
        .refine(({ change, pieces }) => change === "counted" || pieces > 0, {
          path: ["pieces"],
          message: code("stock_invalid"),
        })
        .refine(({ change, was }) => change !== "counted" || was !== undefined, {
          path: ["was"],
          message: code("required"),
        }),
    )
    .output(envelope(z.object({ stock: z.int() }))),
  setLowLimit: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/low_limit/{language}",
      tags,
      summary: "Say from how many pieces down a product counts as few",
      description: `Left out, it is ${business.lowStockLimit} as for every product.`,
    })
    .input(z.strictObject({ ...inShop, id_product: idField(), low_limit: stockField.optional() }))
    .output(envelope(z.object({ low_limit: z.int() }))),
  stockHistory: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/stock_history/{language}/{seller_key}/{id_product}",
      tags,
      summary: "What a product's stock is, and every movement that made it, newest first",
    })
    .input(z.strictObject({ ...inShop, id_product: idField(), before: optionalIdField("required") }))
    .output(
      envelope(
        z.object({
          product: stockedProduct,
          movements: z.array(stockMovement),
          /** The movement that the next ones are older than; null where these are the oldest. */
          next_before: z.int().nullable(),
        }),
      ),
    ),
};
