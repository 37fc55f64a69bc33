import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderStatus } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, optionalIdField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { isReturned } from "../shared/order-choices";
import {
  statementColumn,
  statementKind,
  statementMatch,
  statementState,
  statementView,
} from "../shared/statement-choices";
import { sheetFormat } from "./goods-sheet";
import { courier, courierField } from "./seller-couriers.contract";
import { cashNoteField } from "./cash-fields";
import { columnFields, judgeColumns, judgeDays, statementDays } from "./statement-fields";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;
const count = z.int().nonnegative();

/** What a courier says of some parcels and their cash, as the shop has it. */
export const courierStatement = z.object({
  id_statement: z.int(),
  state: statementState,
  /** Goes up whenever it is held against the book anew. */
  version: z.int(),
  /** The courier's number, and what the shop calls it now. */
  courier: z.object({ courier: z.string(), name: z.string() }),
  file_name: z.string(),
  format: sheetFormat,
  at: z.iso.datetime(),
  /** Who brought it; blank where they are not of the staff any more. */
  name: z.string(),
  /** When cash of it was written down last, and by whom. */
  settled_at: z.iso.datetime().nullable(),
  settled_name: z.string(),
  /** When it is thrown away where nothing of it is settled until then; null where something is, or it was. */
  ends_at: z.iso.datetime().nullable(),
  /** The days that it is about, the last one included; null where nothing tells them. */
  period: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  /** Rows of the file that are about parcels. */
  rows: count,
  /** What its rows say together; of those that can be read. */
  said: z.object({ collected: poisha, fee: poisha, paid: poisha }),
  /** What is settled of it: of how many parcels, what was collected for them, what went into the till, what the courier kept. */
  settled: z.object({ parcels: count, collected: poisha, handed_in: poisha, fee: poisha }),
  /** How many rows are what, those that are settled or cleared left out. */
  kinds: z.record(statementKind, count),
  /** Differences that nobody has cleared. */
  open: count,
  cleared: count,
});
export type CourierStatement = z.infer<typeof courierStatement>;

export const statementRow = z.object({
  /** Tells it apart from the others; of a missing order it is none of the file's. */
  position: z.int(),
  /** Its number in the spreadsheet, from 1; null for an order that is missing there. */
  row: z.int().nullable(),
  kind: statementKind,
  match: statementMatch.nullable(),
  /** The order's number, and where it stands with the shop; blank and null where none was found. */
  order_id: z.string(),
  status: orderStatus.nullable(),
  is_returned: isReturned,
  /** As the file has them; blank where it has none. */
  own_number: z.string(),
  tracking_code: z.string(),
  phone: z.string(),
  said: z.string(),
  day: z.iso.date().nullable(),
  collected: poisha.nullable(),
  fee: poisha.nullable(),
  paid: poisha.nullable(),
  /** How much of the order's cash the courier has by the book; null where no order was found. */
  held: poisha.nullable(),
  /** What cannot be read, as a sentence; blank where all can. */
  flaw: z.string(),
  /** What was settled of it; null where nothing was. */
  settled: poisha.nullable(),
  /** The statement that settled the order before; null where none did. */
  earlier: z.int().nullable(),
  /** Why nobody need look at it any more. */
  cleared: z.object({ note: z.string(), at: z.iso.datetime(), name: z.string() }).nullable(),
});
export type StatementRow = z.infer<typeof statementRow>;

/** A row that can be settled. */
export const readyRow = statementRow
  .pick({ position: true, row: true, kind: true, match: true, order_id: true })
  .extend({
    collected: poisha,
    held: poisha,
    fee: poisha,
    /** What of the order's cash is settled with it: never more than the book says that the courier has. */
    settles: poisha,
  });
export type ReadyRow = z.infer<typeof readyRow>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofStatement = { ...inShop, id_statement: idField() };
const ofRow = { ...ofStatement, position: idField() };
const tags = ["Console: cash"];
const oneStatement = envelope(z.object({ statement: courierStatement }));

export const courierStatementCalls = {
  courierStatements: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/courier_statements/{language}/{seller_key}",
      tags,
      summary: "The statements of a shop's couriers, newest first, and the couriers that may have sent one",
    })
    .input(z.strictObject({ ...inShop, before: optionalIdField("required") }))
    .output(
      envelope(
        z.object({
          statements: z.array(courierStatement),
          /** The statement that the next ones are older than; null where these are the oldest. */
          next_before: z.int().nullable(),
          /** Whose statements may be brought: the number of each, or the word of a known one. */
          couriers: z.array(courier.pick({ courier: true, name: true })),
        }),
      ),
    ),
  uploadStatement: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/courier_statement/{language}/{seller_key}",
      tags,
      summary:
        "Hold a courier's statement (multipart field `table`) against the shop's book; no cash is written down",
      description:
        `CSV in UTF-8, UTF-16 or Windows-1252, or XLSX, of at most ${business.statementRowsMost} rows. Where its columns cannot be ` +
        "told by their names its state is `columns`, and they are chosen by another call. The same file again leads to the same " +
        "statement, until that is thrown away.",
    })
    .input(
      z
        .strictObject({
          ...inShop,
          courier: courierField,
          ...statementDays,
          table: z.file({ error: code("import_file_required") }),
        })
        .superRefine(judgeDays),
    )
    .output(envelope(z.object({ id_statement: z.int(), state: statementState }))),
  courierStatement: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/courier_statement/{language}/{seller_key}/{id_statement}",
      tags,
      summary: "A courier's statement with a page of its rows, and all rows of it that can be settled",
    })
    .input(
      z.strictObject({
        ...ofStatement,
        view: statementView.default("open"),
        page: coercedNumber(z.number().int().min(1).max(1000)).default(1),
      }),
    )
    .output(
      envelope(
        z.object({
          statement: courierStatement,
          rows: z.array(statementRow),
          last_page: z.int(),
          ready: z.array(readyRow),
          /** What all of these would settle together. */
          ready_settles: poisha,
          /** What the courier has of the shop by the book, in all. */
          owed: poisha,
          /** That is less than they would settle: some of it was handed in without a statement. */
          is_short: z.boolean(),
        }),
      ),
    ),
  statementColumns: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/statement_columns/{language}/{seller_key}/{id_statement}",
      tags,
      summary: "The columns of a courier's statement, what stands in them, and what they are taken for",
    })
    .input(z.strictObject(ofStatement))
    .output(
      envelope(
        z.object({
          statement: courierStatement,
          /** Of the file, in its order, none once they cannot be chosen any more; the sample is the first thing that stands in it. */
          columns: z.array(z.object({ place: z.int(), title: z.string(), sample: z.string() })),
          chosen: z.partialRecord(statementColumn, z.int()),
          /** The days that were asked for. */
          asked: z.object({ start: z.iso.date().nullable(), end: z.iso.date().nullable() }),
        }),
      ),
    ),
  readStatement: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/statement_columns/{language}/{id_statement}",
      tags,
      summary:
        "Say what the columns of a courier's statement mean, and which days it is about; its rows are read anew",
      description: "Before anything of it is settled; the same again changes nothing.",
    })
    .input(
      z
        .strictObject({
          ...ofStatement,
          ...statementDays,
          columns: z.strictObject(columnFields).superRefine(judgeColumns),
        })
        .superRefine(judgeDays),
    )
    .output(oneStatement),
  checkStatement: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/statement_check/{language}/{id_statement}",
      tags,
      summary: "Hold a courier's statement against the book once more, as it is now",
    })
    .input(z.strictObject(ofStatement))
    .output(oneStatement),
  settleStatement: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/statement_settling/{language}/{id_statement}",
      tags,
      summary: "Write down that a courier handed in the cash of some rows of its statement, less its charges",
      description:
        "No more of an order's cash than the book says that the courier has; whole taka go into the till, and what is left of the last " +
        "one counts as the courier's. An order is settled once. It moves no order, and says of none that its cash was collected. Where " +
        "the statement (`version`) or the book is another by now it is refused with `statement_moved`. Needs an `Idempotency-Key`; the " +
        "same key writes nothing twice.",
    })
    .input(
      z.strictObject({
        ...ofStatement,
        version: coercedNumber(z.number().int().min(1)),
        /** Positions of the rows. */
        rows: z
          .array(idField())
          .min(1, code("statement_ticks_required"))
          .max(business.statementRowsMost, code("statement_rows_many")),
      }),
    )
    .output(
      envelope(z.object({ statement: courierStatement, parcels: count, handed_in: poisha, fee: poisha })),
    ),
  statementRow: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/statement_row/{language}/{seller_key}/{id_statement}/{position}",
      tags,
      summary: "A row of a courier's statement, beside what the book says",
    })
    .input(z.strictObject(ofRow))
    .output(envelope(z.object({ statement: courierStatement, row: statementRow }))),
  clearStatementRow: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/statement_row/{language}/{id_statement}/{position}",
      tags,
      summary:
        "Say why nobody need look at a difference any more; without a note it is to be looked at again",
      description: "It changes no order and no cash; the same again changes nothing.",
    })
    .input(z.strictObject({ ...ofRow, note: cashNoteField }))
    .output(envelope(z.object({ row: statementRow }))),
  statementFile: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/statement_file/{language}/{seller_key}/{id_statement}",
      tags,
      summary: "The differences of a courier's statement as a table (CSV), those that were cleared too",
    })
    .input(z.strictObject(ofStatement))
    .output(z.file().mime("text/csv")),
  throwStatementAway: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/statement_removal/{language}/{id_statement}",
      tags,
      summary: "Throw a courier's statement away of which nothing is settled",
      description: "What it said is forgotten; the same again changes nothing.",
    })
    .input(z.strictObject(ofStatement))
    .output(oneStatement),
};
