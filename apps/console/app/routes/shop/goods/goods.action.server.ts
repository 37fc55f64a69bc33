import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { typedPriceField, typedStockField } from "@haat/contract/seller/product-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { productStatus } from "@haat/contract/shared/product-status";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { goodsFields, goodsIntents } from "./goods.form";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

const ofProduct = {
  [goodsFields.product]: coercedNumber(z.number().int()),
  [goodsFields.was]: coercedNumber(z.number().int()),
};
const priceForm = z.object({ ...ofProduct, price: typedPriceField });
const countForm = z.object({ ...ofProduct, pieces: typedStockField });

/** Changes a price or a stock in the list, or moves what is ticked; then the list is where it was. */
export async function changeGoods(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language } = context;
  const form = await readForm(request, Object.values(goodsFields));
  const inShop = { language, seller_key };
  const intent = String(form.get(goodsFields.intent) ?? "");
  const key = String(form.get(goodsFields.key) ?? "") || randomUUID();
  form.delete(goodsFields.intent);
  form.delete(goodsFields.key);
  if (intent === goodsIntents.status) return moveTicked(context, inShop, form, request);
  const of = `${intent}-${String(form.get(goodsFields.product) ?? "")}`;
  const { sellerGoods, sellerStock } = context.client();
  if (intent === goodsIntents.price) {
    const parsed = parseForm(form, priceForm, context.translate);
    if (!parsed.ok) return json({ ...parsed.result, of }, { status: 422 });
    const done = await attempt(sellerGoods.setPrice({ ...inShop, ...parsed.value }));
    if (!done.ok) return refusedOf(context, form, done.failure, of);
    return backTo(context, request, done.answer.message, parsed.value.id_product);
  }
  const parsed = parseForm(form, countForm, context.translate);
  if (!parsed.ok) return json({ ...parsed.result, of }, { status: 422 });
  const { id_product, was, pieces } = parsed.value;
  const counted = { ...inShop, id_product, change: "counted" as const, pieces, was };
  // With what was typed: an old page that is sent once more with another number is another wish.
  const idempotencyKey = `${key} ${was} ${pieces}`;
  const done = await attempt(sellerStock.changeStock(counted, { context: { idempotencyKey } }));
  if (!done.ok) return refusedOf(context, form, done.failure, of);
  return backTo(context, request, done.answer.message, id_product);
}

/** What was refused stands at its own form in the list, with what was typed and with what it is now. */
async function refusedOf(context: ConsoleContext, form: FormData, failure: CallFailure, of: string) {
  const refused = refusedForm(context, form, failure);
  return json({ ...(await refused.json()), of }, { status: refused.status });
}

async function moveTicked(
  context: ConsoleContext,
  inShop: { language: "bn" | "en"; seller_key: string },
  form: FormData,
  request: Request,
) {
  const status = productStatus.safeParse(form.get(goodsFields.status));
  const products = form.getAll(goodsFields.products).map(Number).filter(Number.isSafeInteger);
  if (!status.success || products.length === 0) {
    leaveMessage(context, "error", context.translate("stock.chooseFirst"));
    return backTo(context, request, undefined);
  }
  const moved = await attempt(
    context.client().sellerGoods.setProductStatus({ ...inShop, products, status: status.data }),
  );
  if (!moved.ok) {
    leaveMessage(context, "error", moved.failure.detail);
    return backTo(context, request, undefined);
  }
  return backTo(context, request, moved.answer.message);
}

/** The same place of the list. */
function backTo(context: ConsoleContext, request: Request, message: string | undefined, product?: number) {
  if (message) leaveMessage(context, "success", message);
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_data");
  const query = searchParams.toString();
  return redirect(`${pathname}${query && `?${query}`}${product === undefined ? "" : `#product-${product}`}`);
}
