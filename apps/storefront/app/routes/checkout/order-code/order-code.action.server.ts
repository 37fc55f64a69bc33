import { json, redirect } from "@remix-run/node";
import { otpField } from "@haat/contract/shared/fields";
import { otpFields, otpIntents } from "@haat/ui/commerce/otp-form/otp-form";
import { attempt } from "@haat/web-forms/call-failure.server";
import { refuseCode } from "@haat/web-forms/code-proof.server";
import { codeKeyField } from "@haat/web-forms/code-request.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { requestOrderCode } from "../order-code-request.server";
import { isUncertain, placeOrder, refusalSentence } from "../order-placing.server";
import { orderOfAddress } from "./order-code.server";

const schema = z.object({ [otpFields.code]: otpField });

/** Sends another code, or places the order once the typed one is right. */
export async function answerOrderCode(context: RequestContext, shop: Shop, request: Request) {
  const { language, session, translate } = context;
  const { wished, purchase, page, checkout } = await orderOfAddress(
    context,
    shop,
    new URL(request.url).searchParams,
  );
  const form = await readForm(request, [...Object.values(otpFields), codeKeyField]);
  if (form.get(otpFields.intent) === otpIntents.resend) {
    const sent = await requestOrderCode(
      context,
      String(form.get(codeKeyField) ?? "") || wished.idempotencyKey,
    );
    if (!sent.ok) return refusedForm(context, form, sent.failure);
    return redirect(page);
  }
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const otp = String(parsed.value[otpFields.code]);
  const proved = await attempt(context.client().account.provePhone({ language, otp }));
  if (!proved.ok) {
    flashFailure(context, proved.failure);
    return json(refuseCode(form, proved.failure), { status: proved.failure.status });
  }
  const placed = await placeOrder(context, shop, purchase, wished);
  if (placed.ok) {
    session.set({ orderCode: undefined });
    return redirect(shop.paths.orderPlaced(placed.answer.data.order_id));
  }
  // The same code and the same key once more place the order, or tell that it is.
  if (isUncertain(placed.failure)) return refusedForm(context, form, placed.failure);
  // The checkout shows what has changed; nothing of it is lost.
  leaveMessage(context, "error", refusalSentence(context, placed.failure));
  return redirect(checkout);
}
