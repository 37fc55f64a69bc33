import { z } from "zod";
import { business } from "../shared/business-constants";
import { couponKind } from "../shared/choices";
import type { FieldErrorCode } from "../shared/error-codes";
import { toLatinDigits } from "../shared/latin-digits";
import { couponCodeField } from "../shared/fields";
import { optionalText } from "./opening-fields";

/** The fields of a coupon, for its calls and for the console's form alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

/** The code of a new coupon: Latin letters and digits, in capitals whatever was typed. */
export const newCouponCodeField = couponCodeField
  .refine((text) => text !== "", code("coupon_code_required"))
  .refine(
    (text) =>
      new RegExp(`^[A-Z0-9]{${business.couponCodeMinLength},${business.couponCodeMaxLength}}$`).test(text),
    code("coupon_code_shape"),
  );

const titleField = optionalText(business.couponTitleMaxLength, "coupon_title_long");
const most = business.priceMaxTaka * 100;

const percentField = z
  .int(code("coupon_percent_invalid"))
  .min(1, code("coupon_percent_invalid"))
  .max(100, code("coupon_percent_invalid"));
const amountField = z
  .int(code("coupon_amount_invalid"))
  .min(100, code("coupon_amount_invalid"))
  .max(most, code("coupon_amount_invalid"))
  .multipleOf(100, code("coupon_amount_invalid"));
const usesField = z
  .int(code("coupon_uses_invalid"))
  .min(1, code("coupon_uses_invalid"))
  .max(business.couponUsesMost, code("coupon_uses_invalid"));

/** A day in Bangladesh, such as `2026-12-31`. */
const dayField = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, code("date_invalid"))
  .refine((day) => isDay(day), code("date_invalid"));

/** Whether there is such a day; the 31st of February is none. */
function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** What a coupon gives, and to whom; amounts are poisha, and what is left out or null has no limit. */
export const couponRuleFields = {
  title_bn: titleField,
  title_en: titleField,
  kind: couponKind,
  /** Where `kind` is percent. */
  percent: percentField.nullable().default(null),
  /** Where `kind` is fixed. */
  amount: amountField.nullable().default(null),
  min_item_total: amountField.or(z.literal(0)).default(0),
  /** Where `kind` is percent. */
  max_discount: amountField.nullable().default(null),
  /** The first and the last day. */
  starts_on: dayField.nullable().default(null),
  ends_on: dayField.nullable().default(null),
  total_uses: usesField.nullable().default(null),
  uses_per_customer: usesField.nullable().default(null),
  is_public: z.boolean(),
};

/** What of the fields has to fit together. */
interface Rules {
  kind: z.infer<typeof couponKind>;
  percent: number | null;
  amount: number | null;
  max_discount: number | null;
  starts_on: string | null;
  ends_on: string | null;
}

/** Says what does not fit together. @param valueName what a form calls the percentage and the amount alike */
export function judgeCoupon(rules: Rules, context: z.RefinementCtx, valueName?: string): void {
  const { kind, percent, amount, max_discount, starts_on, ends_on } = rules;
  const refuse = (field: string, message: FieldErrorCode) =>
    context.addIssue({ code: "custom", path: [field], message });
  const [wanted, other] = kind === "percent" ? [percent, amount] : [amount, percent];
  const wrong = kind === "percent" ? code("coupon_percent_invalid") : code("coupon_amount_invalid");
  if (wanted === null || other !== null)
    refuse(valueName ?? (kind === "percent" ? "percent" : "amount"), wrong);
  if (kind === "fixed" && max_discount !== null) refuse("max_discount", "coupon_cap_fixed");
  if (starts_on !== null && ends_on !== null && ends_on < starts_on) refuse("ends_on", "coupon_days_turned");
}

const textOf = z.string().max(32).default("");
const numberOf = (typed: string) => {
  const digits = toLatinDigits(typed).replace(/[,৳%\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A number as a form has it, in the digits of either script, or nothing where it was left empty. */
const typedOrNull = <Field extends z.ZodType<number>>(field: Field, unit = 1) =>
  textOf
    .transform((typed) => (typed.trim() === "" ? null : numberOf(typed) * unit))
    .pipe(field.nullable() as z.ZodType<number | null, number | null>);

const typedDay = z
  .string()
  .max(32, code("date_invalid"))
  .default("")
  .transform((typed) => toLatinDigits(typed).trim() || null)
  .pipe(dayField.nullable());

/** The same as a form has them: `value` is the percentage or the taka, by `kind`. */
export const couponForm = z
  .object({
    title_bn: titleField,
    title_en: titleField,
    kind: couponKind,
    value: textOf,
    min_item_total: typedOrNull(amountField.or(z.literal(0)), 100),
    max_discount: typedOrNull(amountField, 100),
    starts_on: typedDay,
    ends_on: typedDay,
    total_uses: typedOrNull(usesField),
    uses_per_customer: typedOrNull(usesField),
    audience: z.enum(["all", "code"]).default("code"),
  })
  .transform(({ value, audience, min_item_total, ...rest }) => ({
    ...rest,
    ...valueOf(rest.kind, value),
    min_item_total: min_item_total ?? 0,
    is_public: audience === "all",
  }))
  .superRefine((rules, context) => judgeCoupon(rules, context, "value"));

/** What was typed as the one of the two that its kind has; nothing where it is none. */
function valueOf(kind: Rules["kind"], typed: string) {
  const number = numberOf(typed);
  const percent = percentField.safeParse(number);
  const amount = amountField.safeParse(number * 100);
  return {
    percent: kind === "percent" && percent.success ? percent.data : null,
    amount: kind === "fixed" && amount.success ? amount.data : null,
  };
}
