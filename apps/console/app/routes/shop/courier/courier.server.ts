import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { courierFields, type Courier } from "@haat/contract/seller/seller-couriers.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { couriersOf } from "../couriers-of.server";
import { courierFormFields as fields, newCourier } from "./courier.form";

/** A courier of a shop, or a new one. */
export async function courierPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const known =
    param === newCourier
      ? undefined
      : (await couriersOf(context, shop)).find(({ courier }) => courier === param);
  if (!known && param !== newCourier) throw pageFailure(context, 404);
  const page = formPage(context, {
    title: known?.name ?? translate("couriers.newTitle"),
    back: { href: paths.shop(seller_key, "couriers"), label: translate("couriers.back") },
    action: paths.courier(seller_key, param),
    hidden: { [fields.version]: String(known?.version ?? 0) },
    fields: [
      {
        kind: "text",
        name: fields.name,
        label: translate("couriers.name"),
        value: known?.name ?? "",
        maxLength: 60,
      },
      {
        kind: "phone",
        name: fields.phone,
        label: translate("couriers.phone"),
        hint: translate("couriers.phoneHint"),
        value: known?.phone ?? "",
        optionalMark: translate("components.optional"),
      },
      {
        kind: "text",
        name: fields.link,
        label: translate("couriers.link"),
        hint: translate("couriers.linkHint"),
        value: known?.link ?? "",
        lang: "en",
        keypad: "url",
        maxLength: 300,
        optionalMark: translate("components.optional"),
      },
      {
        kind: "tick",
        name: fields.is_active,
        label: translate("couriers.active"),
        hint: translate("couriers.activeHint"),
        value: (known?.is_active ?? true) ? "on" : "",
      },
    ],
    submit: translate("couriers.save"),
  });
  return { head: page.head, page, account: known && accountSection(context, seller_key, known) };
}

/** The shop's account at a courier that the platform sends parcels to; none for the others. */
function accountSection(
  { language, paths, translate }: ConsoleContext,
  seller_key: string,
  { kind, name, sending }: Courier,
) {
  if (!sending) return undefined;
  const { set_at } = sending;
  return {
    title: translate("courierSending.account.section"),
    text: set_at
      ? translate("courierSending.account.set", { date: formatDateTime(set_at, language) })
      : translate("courierSending.account.none", { name }),
    link: {
      href: paths.courier(seller_key, kind, "account"),
      label: translate(set_at ? "courierSending.account.change" : "courierSending.account.way"),
    },
  };
}

const schema = z.object({ ...courierFields, is_active: z.string().optional() });

/** Adds a courier, or changes one as it was read. */
export async function saveCourier(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  request: Request,
) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const version = Number(form.get(fields.version) ?? 0);
  form.delete(fields.version);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { name, phone, link, is_active } = parsed.value;
  const given = { name, link, ...(phone !== undefined && { phone }), is_active: is_active !== undefined };
  const saved = await attempt(
    context.client().sellerCouriers.saveCourier({ language, seller_key, courier: param, ...given, version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.shop(seller_key, "couriers"));
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.shop(seller_key, "couriers"));
}
