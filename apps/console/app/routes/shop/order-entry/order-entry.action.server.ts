import { json, redirect } from "@remix-run/node";
import { recipientFields } from "@haat/contract/seller/order-entry.contract";
import { moveNoteField } from "@haat/contract/seller/order-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shippingMethods } from "@haat/contract/shared/business-constants";
import { streetAddressField } from "@haat/contract/shared/fields";
import { orderSource } from "@haat/contract/shared/order-choices";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { keyOf } from "../cash-key.server";
import { addressOf, askedGoods, destinationOf } from "./asked-goods.server";
import { orderEntryFields as fields } from "./order-entry.form";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

const { recipient, phone } = recipientFields;
const pickedUp = z.object({
  recipient,
  phone,
  source: orderSource.catch("phone"),
  note: moveNoteField,
  tells: z.literal("on").optional(),
  expected_total: coercedNumber(z.number().int()),
});
const brought = pickedUp.extend({ address: z.preprocess((typed) => typed ?? "", streetAddressField) });

/** Writes down the order that the page's address asks for. */
export async function enterOrder(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const asked = askedGoods(request);
  const { lines, isTooMuch, shipping_method, typed, unread } = asked;
  // The page says what is wrong, at the fields where they are.
  if (isTooMuch || unread.length > 0)
    return redirect(paths.shop(seller_key, "orders/new", addressOf(asked, typed)));
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = keyOf(form, fields.key);
  const schema = shipping_method === shippingMethods.pickUp ? pickedUp : brought;
  const parsed = parseForm<typeof pickedUp | typeof brought>(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { tells, ...given } = parsed.value;
  const place = shipping_method === shippingMethods.pickUp ? {} : await destinationOf(context, asked);
  const order = { language, seller_key, lines, shipping_method, ...place, ...given, tells: tells === "on" };
  const sent = await attempt(context.client().orderEntry.enterOrder(order, { context: { idempotencyKey } }));
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  leaveMessage(context, "success", sent.answer.message ?? "");
  return redirect(paths.order(seller_key, sent.answer.data.order_id));
}
