import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { typedLeastOrderFields } from "@haat/contract/seller/settings-fields";
import { typedMoney } from "@haat/i18n/money";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { backToMore } from "../back-to-more.server";
import { settingsOf } from "../settings-of.server";

const schema = z.object(typedLeastOrderFields);

/** From which amount of goods a shop takes an order. */
export async function leastOrderPage(context: ConsoleContext, shop: OwnShop) {
  const { language, paths, translate } = context;
  const { least_order } = await settingsOf(context, shop);
  return formPage(context, {
    title: translate("shopSettings.least.title"),
    lead: translate("shopSettings.least.lead"),
    back: backToMore(context, shop),
    action: paths.shop(shop.seller_key, "least-order"),
    fields: [
      {
        kind: "taka",
        name: "least_order",
        label: translate("shopSettings.least.amount"),
        hint: translate("shopSettings.least.amountHint"),
        value: least_order === null ? undefined : typedMoney(least_order, language),
        optionalMark: translate("components.optional"),
      },
    ],
    submit: translate("shopSettings.least.save"),
  });
}

/** Says from which amount of goods the shop takes an order. */
export async function saveLeastOrder(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.keys(typedLeastOrderFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().sellerSettings;
  const saved = await attempt(calls.saveLeastOrder({ language, seller_key, ...parsed.value }));
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.shop(seller_key, "least-order"));
}
