import { createHash } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { contactNameField, emailField, messageField, subjectField } from "@haat/contract/shared/fields";
import { contactFields } from "@haat/ui/commerce/contact-form/contact-form";
import { z } from "zod";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refuseForm } from "@haat/web-forms/form-data.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { sentQuery } from "./contact.server";

const schema = z.object({
  [contactFields.name]: contactNameField,
  [contactFields.email]: emailField,
  [contactFields.subject]: subjectField,
  [contactFields.message]: messageField,
});

/** Leaves a message for the platform. The same words sent twice within a day are one message. */
export async function sendMessage(context: RequestContext, request: Request) {
  const form = await readForm(request, Object.values(contactFields));
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { language } = context;
  const message = parsed.value;
  // Of the words themselves: a key in the page would be everybody's where the page is kept for all visitors.
  const idempotencyKey = createHash("sha256").update(JSON.stringify(message)).digest("base64url");
  const sent = await attempt(
    context.client().landing.customerContact({ language, ...message }, { context: { idempotencyKey } }),
  );
  if (!sent.ok) return json(refuseForm(form, sent.failure), { status: sent.failure.status });
  return redirect(`${context.paths.platform("contact", sentQuery)}#message`, 303);
}
