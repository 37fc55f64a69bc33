import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Webhook, WebhookTry } from "@haat/contract/seller/seller-webhooks.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import type { FreshSecret } from "./fresh-secret.view";

const tones = { on: "success", paused: "neutral", failed: "danger" } as const;

/** A webhook with its last deliveries. Throws the page for what is not there. */
export async function webhookOf(context: ConsoleContext, { seller_key }: OwnShop, id: string) {
  const { language } = context;
  const asked = context.client().sellerWebhooks.webhook({ language, seller_key, id });
  return (await answerOrPage(context, asked)).data;
}

export const webhookBadge = ({ translate }: ConsoleContext, { state }: Pick<Webhook, "state">) => ({
  label: translate(`webhooks.state.${state}`),
  tone: tones[state],
});

/** What a webhook tells, in a line. */
export const eventsLine = ({ translate }: ConsoleContext, { events }: Pick<Webhook, "events">) =>
  events.map((event) => translate(`webhooks.events.${event}.title`)).join(" · ");

/** Why nothing was answered, in words. */
export function silenceOf({ translate }: ConsoleContext, { error }: Pick<WebhookTry, "error">): string {
  if (error === "timeout") return translate("webhooks.errors.timeout");
  if (error === "private_address") return translate("webhooks.errors.private");
  return translate("webhooks.errors.other");
}

/** A secret, the one time that it is shown. */
export function freshSecret(
  { language, paths, translate }: ConsoleContext,
  { seller_key }: Pick<OwnShop, "seller_key">,
  made: Webhook & { secret: string },
): FreshSecret {
  const { id_webhook, url, secret, old_secret_until: until } = made;
  const date = until && formatDateTime(until, language);
  return {
    title: translate("webhooks.fresh.title"),
    lead: translate("webhooks.fresh.lead"),
    warning: [
      translate("webhooks.fresh.warning"),
      ...(date ? [translate("webhooks.fresh.oldSecret", { date })] : []),
    ].join(" "),
    values: [
      { label: translate("webhooks.fresh.secret"), lines: [{ text: secret, lang: "en" }] },
      { label: translate("webhooks.fresh.url"), lines: [{ text: url, lang: "en" }] },
    ],
    go: { href: paths.webhook(seller_key, id_webhook), label: translate("webhooks.fresh.saved") },
  };
}
