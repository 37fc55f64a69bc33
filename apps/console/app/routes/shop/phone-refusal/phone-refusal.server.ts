import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { orderNumberField } from "@haat/contract/seller/order-fields";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import { refusalReasonField } from "@haat/contract/seller/trust-fields";
import { business } from "@haat/contract/shared/business-constants";
import { othersPhoneField } from "@haat/contract/shared/fields";
import { displayPhone } from "@haat/contract/shared/phone";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { orderOf } from "../order-of.server";
import { refusalFields as fields } from "./phone-refusal.form";

/** Asks which number is to be refused and why; of an order's number only why. */
export async function refusalPage(context: ConsoleContext, shop: OwnShop, query: URLSearchParams) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const named = query.get("order");
  const order = named ? await orderOf(context, shop, named) : undefined;
  if (order?.phone === "") throw pageFailure(context, 404);
  return formPage(context, {
    title: translate("trust.refusal.title"),
    lead: translate("trust.refusal.lead"),
    back: order
      ? { href: paths.order(seller_key, order.order_id), label: order.order_id }
      : { href: paths.shop(seller_key, "trust"), label: translate("trust.title") },
    note: order && noteOf(context, order),
    action: paths.shop(seller_key, "trust/refuse", order && { order: order.order_id }),
    hidden: order && { [fields.order]: order.order_id },
    fields: [
      ...(order
        ? []
        : [{ kind: "phone" as const, name: fields.phone, label: translate("trust.refusal.phone") }]),
      {
        kind: "text",
        name: fields.reason,
        label: translate("trust.refusal.reason"),
        hint: translate("trust.refusal.reasonHint"),
        value: order?.refusal?.reason ?? "",
        maxLength: business.orderNoteMaxLength,
        optionalMark: translate("components.optional"),
      },
    ],
    submit: translate("trust.refusal.submit"),
  });
}

const noteOf = (context: ConsoleContext, order: ShopOrderDetails) => ({
  tone: "warning" as const,
  title: displayPhone(order.phone),
  text: context.translate("trust.refusal.ofOrder", { order: order.order_id }),
});

const ofPhone = z.object({ phone: othersPhoneField, reason: refusalReasonField });
const ofOrder = z.object({ order_id: orderNumberField, reason: refusalReasonField });

/** Refuses a number, and leads back to where it was asked. */
export async function refusePhone(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const isOfOrder = form.has(fields.order);
  form.delete(isOfOrder ? fields.phone : fields.order);
  const parsed = parseForm(form, isOfOrder ? ofOrder : ofPhone, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const refused = await attempt(
    context.client().sellerTrust.refusePhone({ language, seller_key, ...parsed.value }),
  );
  if (!refused.ok) return refusedForm(context, form, refused.failure);
  leaveMessage(context, "success", refused.answer.message ?? "");
  const { value } = parsed;
  return redirect(
    "order_id" in value ? paths.order(seller_key, value.order_id) : paths.shop(seller_key, "trust"),
  );
}
