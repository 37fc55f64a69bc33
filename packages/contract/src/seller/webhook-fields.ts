import { z } from "zod";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import { webhookEvent } from "../shared/webhook-choices";

const code = (value: FieldErrorCode) => value;

/** Where deliveries are sent; whether anything may be is judged where it is known. */
export const webhookUrlField = z
  .string({ error: code("webhook_url_invalid") })
  .trim()
  .min(10, code("webhook_url_invalid"))
  .max(business.webhookUrlMaxLength, code("webhook_url_invalid"));

export const webhookEventsField = z
  .union([z.array(webhookEvent), webhookEvent.transform((one) => [one])], {
    error: code("webhook_events_required"),
  })
  .refine((events) => events.length > 0, code("webhook_events_required"));
