import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { readWebhookForm, webhookFormFields } from "../webhook-fields.server";
import { webhookOf } from "../webhook-of.server";

/** Asks where a webhook is to lead, and what it is to tell; its secret stays. */
export async function webhookEditPage(context: ConsoleContext, shop: OwnShop, id: string) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { webhook } = await webhookOf(context, shop, id);
  return formPage(context, {
    title: translate("webhooks.edit.title"),
    lead: translate("webhooks.edit.lead"),
    back: { href: paths.webhook(seller_key, id), label: new URL(webhook.url).host },
    action: paths.webhook(seller_key, id, "edit"),
    fields: webhookFormFields(context, webhook),
    submit: translate("webhooks.edit.submit"),
  });
}

/** Changes it, and says so on its page. */
export async function changeWebhook(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  id: string,
  request: Request,
) {
  const { form, parsed } = await readWebhookForm(context, request);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { language, paths } = context;
  const { url, events } = parsed.value;
  const asked = { language, seller_key, id, url, events };
  const changed = await attempt(context.client().sellerWebhooks.changeWebhook(asked));
  if (!changed.ok) return refusedForm(context, form, changed.failure);
  leaveMessage(context, "success", changed.answer.message ?? "");
  return redirect(paths.webhook(seller_key, id));
}
