import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopSettings } from "@haat/contract/seller/seller-settings.contract";
import { typedVatFields } from "@haat/contract/seller/settings-fields";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { backToMore } from "../back-to-more.server";
import { settingsOf } from "../settings-of.server";

const schema = z.object(typedVatFields);

/** Which VAT is in a shop's prices, and what its invoices bear of the seller. */
export async function vatPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("shopSettings.vat.title"),
    lead: translate("shopSettings.vat.lead"),
    back: backToMore(context, shop),
    action: paths.shop(shop.seller_key, "vat"),
    fields: vatFieldsOf(context, await settingsOf(context, shop)),
    submit: translate("shopSettings.vat.save"),
  });
}

function vatFieldsOf(context: ConsoleContext, settings: ShopSettings): ConsoleFieldData[] {
  const { language, translate } = context;
  const optionalMark = translate("components.optional");
  const hint = translate("shopSettings.vat.legalHint");
  return [
    {
      kind: "text",
      name: "vat_percent",
      label: translate("shopSettings.vat.percent"),
      hint: translate("shopSettings.vat.percentHint"),
      value: formatNumber(settings.vat_percent, language),
      maxLength: 8,
    },
    {
      kind: "text",
      name: "bin",
      label: translate("shopSettings.vat.bin"),
      hint: translate("shopSettings.vat.binHint"),
      value: formatDigits(settings.bin, language),
      maxLength: 20,
      optionalMark,
    },
    {
      kind: "text",
      name: "legal_name_bn",
      label: translate("shopSettings.vat.legalBn"),
      hint,
      lang: "bn",
      value: settings.legal_name_bn,
      optionalMark,
    },
    {
      kind: "text",
      name: "legal_name_en",
      label: translate("shopSettings.vat.legalEn"),
      hint,
      lang: "en",
      value: settings.legal_name_en,
      optionalMark,
    },
    {
      kind: "tick",
      name: "issues_challan",
      label: translate("shopSettings.vat.challan"),
      hint: translate("shopSettings.vat.challanHint"),
      value: settings.issues_challan ? "on" : undefined,
      optionalMark: "",
    },
  ];
}

/** Says which VAT is in the prices, and what invoices bear of the seller. */
export async function saveVat(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.keys(typedVatFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const saved = await attempt(
    context.client().sellerSettings.saveVat({ language, seller_key, ...parsed.value }),
  );
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.shop(seller_key, "vat"));
}
