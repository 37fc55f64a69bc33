import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { orderNumberField } from "@haat/contract/seller/order-fields";
import { typedTrustFields } from "@haat/contract/seller/trust-fields";
import { idField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { allowFields, trustIntents } from "../allow-phone.form";
import { trustFormFields } from "./trust.form";

const schema = z.object(typedTrustFields);

/** Says whose orders the shop takes, or takes those of a refused number again. */
export async function changeTrust(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const form = await readForm(request, [...Object.values(trustFormFields), ...Object.values(allowFields)]);
  if (form.get(allowFields.intent) === trustIntents.allow) return allowPhone(context, seller_key, form);
  const { language, paths, translate } = context;
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const saved = await attempt(
    context.client().sellerTrust.saveTrust({ language, seller_key, ...parsed.value }),
  );
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.shop(seller_key, "trust"));
}

async function allowPhone(context: ConsoleContext, seller_key: string, form: FormData) {
  const { language, paths } = context;
  const order = orderNumberField.safeParse(form.get(allowFields.order));
  const page = order.success ? paths.order(seller_key, order.data) : paths.shop(seller_key, "trust");
  const id = idField().safeParse(form.get(allowFields.refusal));
  if (!id.success) return redirect(page);
  const allowed = await attempt(
    context.client().sellerTrust.allowPhone({ language, seller_key, id_refusal: id.data }),
  );
  if (!allowed.ok) return refusedForm(context, form, allowed.failure);
  leaveMessage(context, "success", allowed.answer.message ?? "");
  return redirect(page);
}
