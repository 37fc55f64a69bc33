import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Webhook, WebhookDelivery, WebhookTry } from "@haat/contract/seller/seller-webhooks.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { eventsLine, silenceOf, webhookBadge, webhookOf } from "../webhook-of.server";
import { webhookIntents } from "../webhook.form";

const tones = {
  waiting: "info",
  retried: "warning",
  delivered: "success",
  failed: "danger",
  dropped: "danger",
} as const;
/** So many tries of a delivery are shown, the last ones: who sends it again and again makes more. */
const triesShown = 10;

/** A webhook, what was told to it lately, and what can be done with it. */
export async function webhookPage(context: ConsoleContext, shop: OwnShop, id: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { webhook, deliveries } = await webhookOf(context, shop, id);
  const title = new URL(webhook.url).host;
  const isOn = webhook.state === "on";
  return {
    head: pageHead(context, title),
    title,
    lead: eventsLine(context, webhook),
    url: webhook.url,
    badge: webhookBadge(context, webhook),
    back: { href: paths.shop(seller_key, "webhooks"), label: translate("webhooks.title") },
    action: paths.webhook(seller_key, id),
    news: newsOf(context, webhook),
    buttons: [
      isOn
        ? { intent: webhookIntents.test, label: translate("webhooks.one.test") }
        : { intent: webhookIntents.resume, label: translate("webhooks.one.resume") },
      ...(isOn ? [{ intent: webhookIntents.pause, label: translate("webhooks.one.pause") }] : []),
      { intent: webhookIntents.rotate, label: translate("webhooks.one.rotate") },
    ],
    edit: { href: paths.webhook(seller_key, id, "edit"), label: translate("webhooks.one.edit") },
    remove: { href: paths.webhook(seller_key, id, "remove"), label: translate("webhooks.one.remove") },
    deliveriesTitle: translate("webhooks.one.deliveries"),
    none: translate("webhooks.one.none"),
    deliveries: deliveries.map((each) => deliveryRow(context, each, isOn)),
  };
}

/** What is to be known of it before anything else. */
function newsOf({ language, translate }: ConsoleContext, webhook: Webhook) {
  const { state, failing_since, old_secret_until: until } = webhook;
  const old = until ? [translate("webhooks.one.oldSecret", { date: formatDateTime(until, language) })] : [];
  if (state === "failed")
    return {
      tone: "danger" as const,
      title: translate("webhooks.one.failedTitle"),
      lines: [translate("webhooks.one.failedText"), ...old],
    };
  if (state === "paused")
    return {
      tone: "info" as const,
      title: translate("webhooks.one.pausedTitle"),
      lines: [translate("webhooks.one.pausedText"), ...old],
    };
  if (failing_since)
    return {
      tone: "warning" as const,
      title: translate("webhooks.one.failingTitle"),
      lines: [translate("webhooks.one.failingText"), ...old],
    };
  return until ? { tone: "info" as const, title: undefined, lines: old } : undefined;
}

function deliveryRow(context: ConsoleContext, delivery: WebhookDelivery, isOn: boolean) {
  const { language, translate } = context;
  const { id_delivery, type, state, created_at, next_at, tries } = delivery;
  const date = formatDateTime(created_at, language);
  const isRetried = state === "waiting" && tries.length > 0;
  const shown = isRetried ? "retried" : state;
  const next =
    next_at && isRetried ? [translate("webhooks.one.next", { date: formatDateTime(next_at, language) })] : [];
  return {
    row: {
      id: id_delivery,
      title: translate(`webhooks.events.${type}.title`),
      lines: [date, ...next],
      state: { label: translate(`webhooks.delivery.${shown}`), tone: tones[shown] },
    },
    tries: triesOf(context, tries),
    replay: isOn && shown !== "waiting" ? replayOf(context, isRetried, date) : undefined,
  };
}

const replayOf = ({ translate }: ConsoleContext, isRetried: boolean, date: string) =>
  isRetried
    ? { label: translate("webhooks.one.hurry"), named: translate("webhooks.one.hurryOf", { date }) }
    : { label: translate("webhooks.one.replay"), named: translate("webhooks.one.replayOf", { date }) };

/** Each try in a line, the last ones first. */
function triesOf(context: ConsoleContext, tries: readonly WebhookTry[]): { id: string; line: string }[] {
  const { language, translate } = context;
  const lines = tries
    .slice(-triesShown)
    .map((each, at) => ({ id: String(at), line: tryLine(context, each) }));
  const hidden = tries.length - lines.length;
  const more =
    hidden > 0 && translate("webhooks.one.triesHidden", { formatted: formatNumber(hidden, language) });
  return [...lines.reverse(), ...(more ? [{ id: "more", line: more }] : [])];
}

function tryLine(context: ConsoleContext, { at, status, error, milliseconds }: WebhookTry): string {
  const { language, translate } = context;
  const answer =
    status === null
      ? translate("webhooks.one.silent", { error: silenceOf(context, { error }) })
      : translate("webhooks.one.answered", { status: formatDigits(String(status), language) });
  return translate("webhooks.one.tried", {
    date: formatDateTime(at, language),
    answer,
    milliseconds: formatNumber(milliseconds, language),
  });
}
