import type { z } from "zod";
import { oneWord } from "./choices";

export const statementState = oneWord("How far a courier's statement is", {
  columns: "what its columns mean is to be chosen",
  checked: "it was held against the shop's book, and no cash is written down",
  settled: "cash of it is written down",
  thrown_away: "it was thrown away, and nothing of it was settled",
});
export type StatementState = z.infer<typeof statementState>;

export const statementColumn = oneWord("What a column of a courier's statement has", {
  own_number: "the shop's number of the order, as the courier was told it",
  tracking_code: "the courier's number of the parcel",
  phone: "the recipient's phone",
  collected: "what was collected",
  fee: "what the courier charges",
  cod_fee: "what it charges for the cash, beside that",
  paid: "what it pays to the shop",
  day: "a day",
  status: "what the courier says became of the parcel",
});
export type StatementColumn = z.infer<typeof statementColumn>;
export const statementColumns: readonly StatementColumn[] = statementColumn.options;

const kinds = {
  fits: "the book says the same: the order is delivered, and the courier has so much of its cash",
  came_back: "nothing was collected, and the order was cancelled: what is charged for the way there and back",
  less: "the courier collected less than the book says",
  more: "the courier collected more than the book says",
  missing: "the book says that the courier has cash of a delivered order, which is on no row",
  not_delivered: "the shop has not written down that the order is delivered",
  not_held: "the order is delivered, and the book says that its cash is elsewhere, or was handed in",
  earlier: "an earlier statement has settled the order",
  repeated: "an earlier row of the file is about the same order",
  other_courier: "the order's parcel was handed to another courier",
  unclear: "several orders fit it",
  unknown: "no order of the shop fits it",
  unreadable: "something in it cannot be read",
} as const;

export const statementKind = oneWord("What a row of a courier's statement is beside the shop's book", kinds);
export type StatementKind = z.infer<typeof statementKind>;

/** Rows that can be settled; all others are differences, and those of less or more are both. */
export const readyKinds = ["fits", "came_back", "less", "more"] as const satisfies readonly StatementKind[];
export type ReadyKind = (typeof readyKinds)[number];

/** Rows that do not say what the book says. */
export const differenceKinds: readonly StatementKind[] = statementKind.options.filter(
  (kind) => kind !== "fits" && kind !== "came_back",
);

export const statementMatch = oneWord(
  "By what a row of a courier's statement was found to be about an order",
  {
    number: "by the order's number",
    tracking: "by the parcel's number with the courier",
    phone: "by the recipient's phone and what was collected",
  },
);
export type StatementMatch = z.infer<typeof statementMatch>;

export const statementView = oneWord("Which rows of a courier's statement are shown", {
  open: "differences that nobody has cleared",
  cleared: "differences that somebody has cleared",
  settled: "those that are settled",
  all: "all of them",
  ...kinds,
});
export type StatementView = z.infer<typeof statementView>;
