import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Webhook, WebhookDelivery } from "@haat/contract/seller/seller-webhooks.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { eventsLine, silenceOf, webhookBadge, webhookOf } from "../webhook-of.server";
import { webhookIntents } from "../webhook.form";

const tones = { waiting: "info", delivered: "success", failed: "danger" } as const;

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
  const { id_delivery, type, state, created_at, attempts, next_at } = delivery;
  const date = formatDateTime(created_at, language);
  const tries =
    attempts > 1 ? [translate("webhooks.one.tries", { formatted: formatNumber(attempts, language) })] : [];
  const next =
    next_at && attempts > 0
      ? [translate("webhooks.one.next", { date: formatDateTime(next_at, language) })]
      : [];
  return {
    row: {
      id: id_delivery,
      title: translate(`webhooks.events.${type}.title`),
      lines: [date, ...answerLine(context, delivery), [...tries, ...next].join(" · ")].filter(Boolean),
      state: { label: translate(`webhooks.delivery.${state}`), tone: tones[state] },
    },
    replay:
      isOn && state !== "waiting"
        ? { label: translate("webhooks.one.replay"), named: translate("webhooks.one.replayOf", { date }) }
        : undefined,
  };
}

function answerLine(context: ConsoleContext, delivery: WebhookDelivery): string[] {
  const { language, translate } = context;
  const { status, error, milliseconds } = delivery;
  if (status !== null)
    return [
      translate("webhooks.one.answered", {
        status: formatNumber(status, language),
        milliseconds: formatNumber(milliseconds ?? 0, language),
      }),
    ];
  return error ? [translate("webhooks.one.silent", { error: silenceOf(context, delivery) })] : [];
}
