import { z } from "zod";
import { business } from "../shared/business-constants";
import { cashHolderNow } from "../shared/cash-choices";
import type { FieldErrorCode } from "../shared/error-codes";
import { optionalIdField } from "../shared/fields";
import { toLatinDigits } from "../shared/latin-digits";
import { optionalText, requiredText } from "./opening-fields";

/** The fields of cash, for its calls and for the console's forms alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;
const most = business.cashMostTaka * 100;

/** Poisha of whole taka, nothing included. */
export const cashAmountField = z
  .int(code("cash_amount_invalid"))
  .min(0, code("cash_amount_invalid"))
  .max(most, code("cash_amount_invalid"))
  .multipleOf(100, code("cash_amount_invalid"));

/** The same, of something. */
export const cashMovedField = cashAmountField.min(100, code("cash_amount_invalid"));

export const cashNoteField = optionalText(business.cashNoteMaxLength, "cash_note_long");
export const cashReasonField = requiredText(business.cashNoteMaxLength, "reason_required", "cash_note_long");

/** Who had or has cash: the till, somebody of the staff by their account, a courier by name. */
export const cashHolderFields = {
  holder: cashHolderNow,
  id_account: optionalIdField("cash_holder_required"),
  courier: optionalText(business.courierNameMaxLength, "courier_long"),
};

/** Says what is missing of who has the cash. */
export function judgeHolder(
  given: Pick<CashHolderGiven, "id_account" | "courier"> & { holder?: CashHolderGiven["holder"] | undefined },
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: FieldErrorCode) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (given.holder === "member" && given.id_account === undefined) refuse("holder", "cash_holder_required");
  if (given.holder === "courier" && given.courier === "") refuse("courier", "courier_required");
}

export interface CashHolderGiven {
  holder: "till" | "member" | "courier";
  id_account?: number | undefined;
  courier: string;
}

/** What was collected for an order. */
export const collectedFields = {
  amount: cashAmountField,
  ...cashHolderFields,
  /** Why it is not what the order costs; needed where it is not. */
  difference_reason: cashNoteField,
};
export interface CollectedCash extends CashHolderGiven {
  /** Poisha. */
  amount: number;
  difference_reason: string;
}

/** An amount as a form has it: whole taka in the digits of either script. */
export const typedCashField = z
  .string({ error: code("cash_amount_invalid") })
  .max(32, code("cash_amount_invalid"))
  .transform((typed) => {
    const digits = toLatinDigits(typed).replace(/[,৳\s]/g, "");
    return /^\d{1,9}$/.test(digits) ? Number(digits) * 100 : Number.NaN;
  })
  .pipe(cashAmountField);
