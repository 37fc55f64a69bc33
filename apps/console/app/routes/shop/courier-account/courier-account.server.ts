import { json, redirect } from "@remix-run/node";
import { accountFields } from "@haat/contract/seller/parcel-sending.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { courierAccountField, isKnownCourier } from "@haat/contract/shared/courier-choices";
import { formatDateTime } from "@haat/i18n/dates";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { couriersOf } from "../couriers-of.server";
import { accountFormFields as fields, removeIntent } from "./courier-account.form";

/** A shop's account at a courier: typed in, never shown again. */
export async function courierAccountPage(context: ConsoleContext, shop: OwnShop, kind: string) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const courier = (await couriersOf(context, shop)).find((each) => each.kind === kind);
  if (!courier?.sending || !isKnownCourier(kind)) throw pageFailure(context, 404);
  await requireFreshProof(context);
  const { name, sending } = courier;
  const action = paths.courier(seller_key, kind, "account");
  const page = formPage(context, {
    title: translate("courierSending.account.title", { name }),
    lead: translate("courierSending.account.lead", { name }),
    back: { href: paths.courier(seller_key, courier.courier), label: name },
    action,
    note: sending.set_at
      ? {
          tone: "info",
          text: translate("courierSending.account.replaced", {
            date: formatDateTime(sending.set_at, language),
          }),
        }
      : undefined,
    fields: sending.asks.map((part) => ({
      kind: "text",
      name: part,
      label: translate(`courierSending.account.parts.${part}`),
      lang: "en",
      autoComplete: "off",
      maxLength: 1000,
    })),
    submit: translate("courierSending.account.submit"),
  });
  return {
    head: page.head,
    page,
    remove: sending.set_at ? { action, label: translate("courierSending.account.remove") } : undefined,
  };
}

const schema = z.object(accountFields);

/** Sets the account, or takes it away. */
export async function changeAccount(context: ConsoleContext, shop: OwnShop, kind: string, request: Request) {
  if (!isKnownCourier(kind)) throw pageFailure(context, 404);
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const form = await readForm(request, Object.values(fields));
  const isRemoval = form.get(fields.intent) === removeIntent;
  form.delete(fields.intent);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().parcelSending;
  const ofCourier = { language, seller_key, courier: kind };
  const done = await attempt(
    isRemoval ? calls.removeAccount(ofCourier) : calls.saveAccount({ ...ofCourier, ...parsed.value }),
  );
  if (!done.ok) return refusedForm(context, form, withParts(context, form, done.failure));
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(paths.courier(seller_key, done.answer.data.courier.courier));
}

/** Each part that is missing by its name: in the list of what is wrong they would all read the same. */
function withParts({ translate }: ConsoleContext, form: FormData, failure: CallFailure): CallFailure {
  const errors = failure.errors.map(({ field, code, message }) => {
    const { data: part } = courierAccountField.safeParse(field);
    if (!part || form.get(part) !== "") return { field, code, message };
    const name = translate(`courierSending.account.parts.${part}`);
    return { field, code, message: translate("courierSending.account.partMissing", { part: name }) };
  });
  return { ...failure, errors };
}
