import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { webhookOf } from "../webhook-of.server";

/** Asks whether a webhook is to go. */
export async function webhookRemovalPage(context: ConsoleContext, shop: OwnShop, id: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { webhook } = await webhookOf(context, shop, id);
  const host = new URL(webhook.url).host;
  return formPage(context, {
    title: translate("webhooks.removal.title"),
    lead: translate("webhooks.removal.lead", { url: host }),
    back: { href: paths.webhook(seller_key, id), label: host },
    action: paths.webhook(seller_key, id, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("webhooks.removal.submit"),
  });
}

/** Removes it, and says so on the page of all of them. */
export async function removeWebhook(context: ConsoleContext, { seller_key }: OwnShop, id: string) {
  const { language, paths } = context;
  const removed = await attempt(context.client().sellerWebhooks.removeWebhook({ language, seller_key, id }));
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "webhooks"));
}
