import { json } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { webhookUrlField } from "@haat/contract/seller/webhook-fields";
import { business } from "@haat/contract/shared/business-constants";
import { webhookEvent, type WebhookEvent } from "@haat/contract/shared/webhook-choices";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { freshSecret } from "../webhook-of.server";

/** The name under which an event is ticked. */
const tickOf = (event: WebhookEvent) => `event_${event.replace(".", "_")}`;

const schema = z.object({
  url: webhookUrlField,
  ...Object.fromEntries(
    webhookEvent.options.map((event) => [tickOf(event), z.literal(["on", ""]).optional()]),
  ),
});

/** Asks where a program is to hear what happens, and of what. */
export async function webhookNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("webhooks.create.title"),
    lead: translate("webhooks.create.lead"),
    back: { href: paths.shop(seller_key, "webhooks"), label: translate("webhooks.title") },
    action: paths.shop(seller_key, "webhooks/new"),
    fields: [
      {
        kind: "text",
        name: "url",
        label: translate("webhooks.create.url"),
        hint: translate("webhooks.create.urlHint"),
        lang: "en",
        keypad: "url",
        autoComplete: "off",
        maxLength: business.webhookUrlMaxLength,
      },
      {
        kind: "ticks",
        name: "events",
        label: translate("webhooks.create.events"),
        hint: translate("webhooks.create.eventsHint"),
        ticks: webhookEvent.options.map((event) => ({
          name: tickOf(event),
          label: translate(`webhooks.events.${event}.title`),
          hint: event,
        })),
      },
    ],
    submit: translate("webhooks.create.submit"),
  });
}

/** Adds it, and shows its secret in the answer itself, so that it stands in no cookie and no address. */
export async function createWebhook(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, translate } = context;
  const form = await readForm(request, Object.keys(schema.shape));
  for (const event of webhookEvent.options) if (!form.has(tickOf(event))) form.append(tickOf(event), "");
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const events = webhookEvent.options.filter((event) => form.get(tickOf(event)) === "on");
  const calls = context.client().sellerWebhooks;
  const { seller_key } = shop;
  const made = await attempt(calls.createWebhook({ language, seller_key, url: parsed.value.url, events }));
  if (!made.ok) return refusedForm(context, form, made.failure);
  return json({ fresh: freshSecret(context, shop, made.answer.data) });
}
