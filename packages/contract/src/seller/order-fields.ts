import { z } from "zod";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import { optionalLines, requiredText } from "./opening-fields";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

/** The public number of an order, in any case. */
export const orderNumberField = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .transform((typed) => typed.toUpperCase());

/** A note that only the shop's people read. */
export const orderNoteField = requiredText(business.orderNoteMaxLength, "note_required", "note_long");
/** What is written beside a move. */
export const moveNoteField = optionalLines(business.orderNoteMaxLength, "note_long");

const piecesField = coercedNumber(
  z.number().int(code("quantity_invalid")).min(0, code("quantity_invalid")).max(1000),
);
/** What is in hand of a parcel, line by line, each line once. */
export const returnedPieces = z
  .array(
    z.strictObject({
      position: coercedNumber(z.number().int().min(0).max(business.maxCartLines)),
      back: piecesField.default(0),
      written_off: piecesField.default(0),
    }),
  )
  .max(business.maxCartLines)
  .refine(
    (pieces) => new Set(pieces.map(({ position }) => position)).size === pieces.length,
    code("pieces_twice"),
  );
