import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { alertFields as fields, alertIntents as intents } from "./order-alerts.form";

/** Has a browser told or told no more, or text messages sent or sent no more; then the page is shown as it is now. */
export async function changeAlerts(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const form = await readForm(request, Object.values(fields));
  const asked = callFor(context, seller_key, form);
  const back = context.paths.shop(seller_key, "orders/alerts");
  if (!asked) return redirect(back);
  const done = await attempt(asked);
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.errors[0]?.message ?? done.failure.detail);
  return redirect(back);
}

function callFor(context: ConsoleContext, seller_key: string, form: FormData) {
  const { language } = context;
  const calls = context.client().sellerOrderAlerts;
  const text = (name: string) => String(form.get(name) ?? "");
  const inShop = { language, seller_key };
  switch (form.get(fields.intent)) {
    case intents.add:
      return calls.addAlertDevice({
        ...inShop,
        endpoint: text(fields.endpoint),
        p256dh: text(fields.p256dh),
        auth: text(fields.auth),
      });
    case intents.remove:
      return calls.removeAlertDevice({ ...inShop, device: text(fields.device) });
    case intents.textsOn:
      return calls.saveOrderTexts({ ...inShop, is_on: true });
    case intents.textsOff:
      return calls.saveOrderTexts({ ...inShop, is_on: false });
    default:
      return undefined;
  }
}
