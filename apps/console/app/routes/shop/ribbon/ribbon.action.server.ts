import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { hasName } from "@haat/contract/seller/seller-categories.contract";
import {
  countMissing,
  hasCount,
  isCounted,
  ribbonNameMissing,
  ribbonRule,
  sellerRibbonFields,
} from "@haat/contract/seller/seller-ribbons.contract";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { newRibbon, ribbonFormFields as fields } from "./ribbon.form";

/** A whole number in the digits of either script; nothing where the field was left empty. */
const typedCount = z.preprocess((typed) => {
  const digits = toLatinDigits(String(typed ?? "")).trim();
  return digits === "" ? undefined : Number(digits);
}, sellerRibbonFields.rule_count);

const schema = z
  .object({ ...sellerRibbonFields, rule_count: typedCount })
  .refine(hasName, ribbonNameMissing)
  .refine(hasCount, countMissing);

/** Adds a ribbon to a shop, or changes one as it was read; a new one that is put on by hand asks for its products next. */
export async function saveRibbon(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  request: Request,
) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const version = String(form.get(fields.version));
  const key = String(form.get(fields.key) ?? "") || randomUUID();
  form.delete(fields.version);
  form.delete(fields.key);
  const parsed = parseForm(counted(form), schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { rule_count, ...rest } = parsed.value;
  const given = { language, seller_key, ...rest, ...(rule_count !== undefined && { rule_count }) };
  const calls = context.client().sellerRibbons;
  const saved = await attempt(
    param === newRibbon
      ? calls.createRibbon(given, { context: { idempotencyKey: key } })
      : calls.changeRibbon({ ...given, id_ribbon: idInAddress(context, param), version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.ribbon(seller_key, idInAddress(context, param)));
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  const { id_ribbon, rule } = saved.answer.data.ribbon;
  return redirect(
    param === newRibbon && rule === "by_hand"
      ? paths.ribbon(seller_key, id_ribbon, "products")
      : paths.shop(seller_key, "goods/ribbons"),
  );
}

/** Without the number, where the rule takes none: a browser sends what it does not show, too. */
function counted(form: FormData): FormData {
  const rule = ribbonRule.safeParse(form.get(fields.rule));
  if (rule.success && !isCounted(rule.data)) form.delete(fields.rule_count);
  return form;
}
