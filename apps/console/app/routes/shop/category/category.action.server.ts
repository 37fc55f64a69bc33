import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { categoryMotif } from "@haat/contract/admin/admin-categories.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { hasName, nameMissing, sellerCategoryFields } from "@haat/contract/seller/seller-categories.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { categoryFormFields as fields, newCategory } from "./category.form";

const schema = z
  .object({
    ...sellerCategoryFields,
    motif: z.preprocess((typed) => typed || undefined, categoryMotif.optional()),
  })
  .refine(hasName, nameMissing);

/** Adds a category to a shop, or changes one as it was read. */
export async function saveCategory(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  request: Request,
) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const version = String(form.get(fields.version));
  const key = String(form.get(fields.key) ?? "") || randomUUID();
  form.delete(fields.version);
  form.delete(fields.key);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { name_bn, name_en, motif, position } = parsed.value;
  const given = { language, seller_key, name_bn, name_en, position, ...(motif && { motif }) };
  const calls = context.client().sellerCategories;
  const saved = await attempt(
    param === newCategory
      ? calls.createCategory(given, { context: { idempotencyKey: key } })
      : calls.changeCategory({ ...given, id_category: idOf(context, param), version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.shopCategory(seller_key, idOf(context, param)));
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.shop(seller_key, "goods/categories"));
}

function idOf(context: ConsoleContext, param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  return id;
}
