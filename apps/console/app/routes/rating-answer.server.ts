import { json, redirect } from "@remix-run/node";
import { attempt, type Attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import type { z } from "zod";
import type { ConsoleContext } from "../server/http/console-context.server";
import { ratingFields as fields } from "./rating.form";

/** Reads a form about a rating and sends it; then `page` shows what became of it. */
export async function saveRatingForm<Value>(
  context: ConsoleContext,
  request: Request,
  { page, schema }: { page: string; schema: z.ZodType<Value> },
  send: (value: Value, ratedAt: string) => PromiseLike<{ message?: string | undefined }>,
) {
  const form = await readForm(request, Object.values(fields));
  const ratedAt = String(form.get(fields.ratedAt) ?? "").slice(0, 40);
  form.delete(fields.ratedAt);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const sent: Attempt<{ message?: string | undefined }> = await attempt(send(parsed.value, ratedAt));
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  leaveMessage(context, "success", sent.answer.message ?? "");
  return redirect(page);
}
