import { json, redirect } from "@remix-run/node";
import { typedCategoryFields } from "@haat/contract/admin/admin-categories.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { categoryFormFields, newCategory } from "./admin-category.form";

const schema = z.object(typedCategoryFields);

/** Adds a business category, or changes one as it was read. */
export async function saveCategory(context: ConsoleContext, param: string, request: Request) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(categoryFormFields));
  const version = String(form.get(categoryFormFields.version));
  form.delete(categoryFormFields.version);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const calls = context.client().adminCategories;
  const given = { language, ...parsed.value };
  const saved = await attempt(
    param === newCategory
      ? calls.createCategory(given)
      : calls.changeCategory({ ...given, id: idOf(context, param), version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.adminCategory(idOf(context, param)));
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.admin("categories"));
}

function idOf(context: ConsoleContext, param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  return id;
}
