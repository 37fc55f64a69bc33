import { parseWithZod } from "@conform-to/zod/v4";
import type { SubmissionResult } from "@conform-to/react";
import { json } from "@remix-run/node";
import { isFieldErrorCode } from "@haat/contract/shared/fields";
import type { Translate } from "@haat/i18n/translator";
import type { z } from "zod";
import type { CallFailure } from "./call-failure.server";
import { flashFailure, type FlashContext } from "./flash-message.server";

/**
 * Only the fields that a form has: conform builds nested objects from names, so a made-up name is input too
 * (docs/decisions/003). Several values under one name stay several.
 */
export async function readForm(request: Request, names: readonly string[]): Promise<FormData> {
  // A body that is no form has none of the fields, and each of them says so.
  const sent = await request.formData().catch(() => new FormData());
  const form = new FormData();
  for (const name of names) {
    for (const value of sent.getAll(name)) if (typeof value === "string") form.append(name, value);
  }
  return form;
}

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; result: SubmissionResult<string[]> };

/**
 * A form by its schema. Refused fields come back as conform's result, with every value as it was typed and the errors as
 * sentences of the page's language (schemas carry codes).
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  translate: Translate,
): Parsed<z.output<Schema>> {
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (submission.status === "success") return { ok: true, value: submission.value as z.output<Schema> };
  const result = submission.reply();
  const error: Record<string, string[] | null> = {};
  for (const [field, codes] of Object.entries(result.error ?? {}))
    error[field] = codes?.slice(0, 1).map((code) => fieldSentence(code, translate)) ?? null;
  // conform leaves out what is empty: without it a page would show again what was taken out.
  const initialValue = { ...emptyValues(form), ...result.initialValue };
  return { ok: false, result: { ...result, error: inOrderOf(form, error), initialValue } };
}

/**
 * The answer to a form that the API refused: what was typed with the errors, and the dialog of a failed request. That too
 * much was asked for, or that no codes are sent, is wrong with no answer of the form, so the dialog alone says it.
 */
export function refusedForm(
  context: FlashContext & { translate: Translate },
  form: FormData,
  failure: CallFailure,
) {
  flashFailure(context, failure);
  const refused = refuseForm(form, failure);
  const isSaid = (failure.status === 429 || failure.code === "sms_paused") && failure.errors.length === 0;
  return json(isSaid ? { ...refused, error: {} } : refused, { status: failure.status });
}

/** A refusal of the API as the form's result: by field where it names fields, else for the form as a whole. */
export function refuseForm(form: FormData, failure: CallFailure): SubmissionResult<string[]> {
  const error: Record<string, string[]> = {};
  for (const { field, message } of failure.errors) (error[field] ??= []).push(message);
  if (failure.errors.length === 0) error[""] = [failure.detail];
  return { status: "error", error: inOrderOf(form, error), initialValue: typedValues(form) };
}

/** Errors in the order of the form's fields; what it did not send, such as a box without its tick, comes last. */
function inOrderOf<Texts>(form: FormData, error: Record<string, Texts>): Record<string, Texts> {
  const names = [...form.keys()];
  const place = (name: string) => (form.has(name) ? names.indexOf(name) : names.length);
  const sorted = Object.entries(error).sort(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(sorted);
}

function emptyValues(form: FormData): Record<string, string> {
  const names = [...form.keys()].filter((name) => form.getAll(name).every((value) => value === ""));
  return Object.fromEntries(names.map((name) => [name, ""]));
}

/** A form's result without what must not come back to the page, such as a password. */
export function withoutValues(
  result: SubmissionResult<string[]>,
  names: readonly string[],
): SubmissionResult<string[]> {
  const emptied = Object.fromEntries(names.map((name) => [name, ""]));
  return { ...result, initialValue: { ...result.initialValue, ...emptied } };
}

function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return values;
}

function fieldSentence(code: string, translate: Translate): string {
  return translate(`api.fields.${isFieldErrorCode(code) ? code : "invalid"}`);
}
