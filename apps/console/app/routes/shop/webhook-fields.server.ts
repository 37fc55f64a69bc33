import { webhookEventsField, webhookUrlField } from "@haat/contract/seller/webhook-fields";
import type { Webhook } from "@haat/contract/seller/seller-webhooks.contract";
import { business } from "@haat/contract/shared/business-constants";
import { webhookEvent, type WebhookEvent } from "@haat/contract/shared/webhook-choices";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { parseForm, readForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { gatherTicks } from "./ticked-list.server";

/** The name under which an event is ticked. */
const tickOf = (event: WebhookEvent) => `event_${event.replace(".", "_")}`;

const sent = z.object({
  url: webhookUrlField,
  ...Object.fromEntries(
    webhookEvent.options.map((event) => [tickOf(event), z.literal(["on", ""]).optional()]),
  ),
});

const schema = sent.extend({ events: webhookEventsField });

/** What a webhook is asked for: where it leads, and what it tells. @param known what stands there already */
export function webhookFormFields(
  { translate }: ConsoleContext,
  known?: Pick<Webhook, "url" | "events">,
): ConsoleFieldData[] {
  return [
    {
      kind: "text",
      name: "url",
      label: translate("webhooks.create.url"),
      hint: translate("webhooks.create.urlHint"),
      value: known?.url,
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
        value: known?.events.includes(event) ? "on" : undefined,
      })),
    },
  ];
}

/** Reads the form of a webhook. @returns the form as it came, and what it says or what is wrong with it */
export async function readWebhookForm({ translate }: ConsoleContext, request: Request) {
  const form = await readForm(request, Object.keys(sent.shape));
  gatherTicks(form, "events", webhookEvent.options, tickOf);
  return { form, parsed: parseForm(form, schema, translate) };
}
