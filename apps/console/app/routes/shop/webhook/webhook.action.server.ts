import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { freshSecret } from "../webhook-of.server";
import { webhookFields, webhookIntents } from "../webhook.form";

/** Does what a button of the page asks for; a new secret is shown in the answer itself. */
export async function webhookAction(context: ConsoleContext, shop: OwnShop, id: string, request: Request) {
  const { language, paths } = context;
  const { seller_key } = shop;
  const form = await readForm(request, Object.values(webhookFields));
  const calls = context.client().sellerWebhooks;
  const intent = form.get(webhookFields.intent);
  if (intent === webhookIntents.rotate) {
    // Refused for the lack of a proof, it leads to where one is given.
    const { data } = await calls.rotateWebhookSecret({ language, seller_key, id });
    return json({ fresh: freshSecret(context, shop, data) });
  }
  const asked = { language, seller_key };
  const delivery = String(form.get(webhookFields.delivery) ?? "");
  const work = () => {
    if (intent === webhookIntents.test) return calls.testWebhook({ ...asked, id });
    if (intent === webhookIntents.replay) return calls.replayDelivery({ ...asked, id: delivery });
    return calls.switchWebhook({ ...asked, id, is_on: intent === webhookIntents.resume });
  };
  const done = await attempt<{ message?: string | undefined }>(work());
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(paths.webhook(seller_key, id));
}
