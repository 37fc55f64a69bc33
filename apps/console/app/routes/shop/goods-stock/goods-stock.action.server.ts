import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { typedStockField } from "@haat/contract/seller/product-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { stockChange } from "@haat/contract/shared/stock-movement";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { goodsStockFields as fields, goodsStockIntents } from "./goods-stock.form";
import { productInPath } from "./goods-stock.server";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

const changeForm = z.object({
  change: stockChange,
  choice: z
    .string()
    .regex(/^\d{1,9}:\d{1,9}$/)
    .optional(),
  was: coercedNumber(z.number().int()).optional(),
  pieces: typedStockField,
  note: z.string().default(""),
});
const limitForm = z.object({ low_limit: typedStockField.optional() });

/** Writes down what happened to the pieces of a product, or from how many down there are few. */
export async function changeProductStock(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  inPath: string,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_product = productInPath(context, inPath);
  const form = await readForm(request, Object.values(fields));
  const of = String(form.get(fields.intent) ?? "");
  const key = String(form.get(fields.key) ?? "") || randomUUID();
  form.delete(fields.intent);
  form.delete(fields.key);
  const ofProduct = { language, seller_key, id_product };
  const { sellerStock } = context.client();
  const here = paths.goodsStock(seller_key, id_product);
  if (of === goodsStockIntents.limit) {
    const parsed = parseForm(form, limitForm, translate);
    if (!parsed.ok) return json({ ...parsed.result, of }, { status: 422 });
    const done = await attempt(sellerStock.setLowLimit({ ...ofProduct, ...parsed.value }));
    if (!done.ok) return refusedOf(context, form, done.failure, of);
    const formatted = formatNumber(done.answer.data.low_limit, language);
    leaveMessage(context, "success", translate("stock.page.limitSaved", { formatted }));
    return redirect(here);
  }
  const parsed = parseForm(form, changeForm, translate);
  if (!parsed.ok) return json({ ...parsed.result, of }, { status: 422 });
  const change = changeOf(parsed.value);
  // With what was typed: an old page that is sent once more with something else is another wish.
  const idempotencyKey = `${key} ${change.change} ${change.id_combination ?? ""} ${change.pieces}`;
  const done = await attempt(
    sellerStock.changeStock({ ...ofProduct, ...change }, { context: { idempotencyKey } }),
  );
  if (!done.ok) return refusedOf(context, form, done.failure, of);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(here);
}

/** What a count compares with is what the page showed of just that combination. */
function changeOf({ change, choice, was, pieces, note }: z.output<typeof changeForm>) {
  const [combination, shown] = (choice ?? "").split(":").map(Number);
  const known = choice === undefined ? was : shown;
  return {
    change,
    pieces,
    note,
    ...(choice !== undefined && { id_combination: combination }),
    ...(change === "counted" && { was: known }),
  };
}

async function refusedOf(context: ConsoleContext, form: FormData, failure: CallFailure, of: string) {
  const refused = refusedForm(context, form, failure);
  return json({ ...(await refused.json()), of }, { status: refused.status });
}
