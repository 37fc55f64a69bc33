import { json, redirect } from "@remix-run/node";
import { complaintAnswerField, idField } from "@haat/contract/shared/fields";
import { attempt, type Attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../server/failure/page-failure.server";
import type { ConsoleContext } from "../server/http/console-context.server";
import { complaintFields as fields } from "./complaint.form";

/** The number of a complaint in an address. What is none is no page. */
export function complaintId(context: ConsoleContext, param: string | undefined): number {
  const id = idField().safeParse(param);
  if (!id.success) throw pageFailure(context, 404);
  return id.data;
}

const schema = z.object({ [fields.text]: complaintAnswerField, [fields.close]: z.string().optional() });

/** An answer as its form sends it. */
export interface SentAnswer {
  text: string;
  close: boolean;
  read: number;
  idempotencyKey: string;
}

/** Reads an answer and sends it; then its page shows it. */
export async function answerComplaint(
  context: ConsoleContext,
  request: Request,
  page: string,
  send: (answer: SentAnswer) => PromiseLike<{ message?: string | undefined }>,
) {
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = String(form.get(fields.key) ?? "").slice(0, 100);
  const read = Number(form.get(fields.read)) || 0;
  form.delete(fields.key);
  form.delete(fields.read);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { text, close } = parsed.value;
  const sent: Attempt<{ message?: string | undefined }> = await attempt(
    send({ text, close: close !== undefined, read, idempotencyKey }),
  );
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  leaveMessage(context, "success", sent.answer.message ?? "");
  return redirect(page);
}
