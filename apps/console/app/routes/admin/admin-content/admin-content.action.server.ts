import { json, redirect } from "@remix-run/node";
import { contentFields, missingContent, type ContentKind } from "@haat/contract/admin/site-content.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { kindOf } from "../content-of.server";
import { contentFormFields as fields, contentIntents, newContent } from "./admin-content.form";
import { listOf } from "./admin-content.server";
import { previewOf } from "./content-preview.server";

const tick = z
  .literal("on")
  .optional()
  .transform((typed) => typed === "on");
const required: FieldErrorCode = "required";

const schemaOf = (kind: ContentKind) =>
  z
    .object({ ...contentFields, kind: z.literal(kind).default(kind), is_shown: tick, is_featured: tick })
    .superRefine((given, refined) => {
      for (const path of missingContent(given))
        refined.addIssue({ code: "custom", path: [path], message: required });
    });

/** Adds a piece of content, changes one as it was read, or shows what it will look like as it was typed. */
export async function saveContent(
  context: ConsoleContext,
  kindParam: string,
  param: string,
  request: Request,
) {
  const { language } = context;
  const kind = kindOf(context, kindParam);
  const form = await readForm(request, Object.values(fields));
  const version = Number(form.get(fields.version) ?? 0);
  if (form.get(fields.intent) === contentIntents.preview)
    return json({ initialValue: typedIn(form), preview: previewOf(context, kind, form) });
  for (const name of [fields.version, fields.intent]) form.delete(name);
  const parsed = parseForm(form, schemaOf(kind), context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });

  const { siteContents } = context.client();
  const given = { language, ...parsed.value };
  const saved = await attempt(
    param === newContent
      ? siteContents.createContent(given)
      : siteContents.changeContent({ ...given, id_content: idOf(context, param), version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first; what was typed stays to be copied.
    return json(
      { status: "error" as const, initialValue: typedIn(form), error: { "": [saved.failure.detail] } },
      { status: saved.failure.status },
    );
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(listOf(context, kind));
}

/** What was typed, for the form to show it again. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

function idOf(context: ConsoleContext, param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  return id;
}
