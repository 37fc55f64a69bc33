import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerCategory } from "@haat/contract/seller/seller-categories.contract";
import { optionalIdField } from "@haat/contract/shared/fields";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { categoriesAndMotifs, categoryName, categoryOf } from "../category-of.server";
import { categoryRemovalFields as fields } from "./category-removal.form";

const schema = z.object({
  into: z.preprocess((typed) => typed || undefined, optionalIdField("required")),
});

/** Asks whether a category is to go, and where its products are to be. */
export async function categoryRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const { categories } = await categoriesAndMotifs(context, shop);
  const category = categoryOf(context, categories, param);
  const { id_category: id, product_count } = category;
  const others = categories.filter((each) => each !== category);
  if (product_count > 0 && others.length === 0) {
    leaveMessage(context, "error", translate("shopCategories.removal.only"));
    throw redirect(paths.shop(seller_key, "goods/categories"));
  }
  const name = categoryName(context, category);
  const formatted = formatNumber(product_count, language);
  const hasProducts = product_count > 0;
  return formPage(context, {
    title: translate("shopCategories.removal.title", { name }),
    lead: translate(`shopCategories.removal.${hasProducts ? "leadMove" : "lead"}`, { formatted }),
    back: { href: paths.shopCategory(seller_key, id), label: name },
    action: paths.shopCategoryRemoval(seller_key, id),
    fields: hasProducts ? [intoField(context, others)] : [],
    tone: "danger",
    submit: translate(`shopCategories.removal.${hasProducts ? "submitMove" : "submit"}`),
  });
}

function intoField(context: ConsoleContext, others: readonly SellerCategory[]) {
  const { translate } = context;
  return {
    kind: "select" as const,
    name: fields.into,
    label: translate("shopCategories.removal.into"),
    value: "",
    options: [
      { value: "", label: translate("shopCategories.removal.choose") },
      ...others.map((other) => ({ value: String(other.id_category), label: categoryName(context, other) })),
    ],
  };
}

/** Removes it, and says on the page of all of them what has become of it. */
export async function removeCategory(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  request: Request,
) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const given = { language, seller_key, id_category: Number(param), ...parsed.value };
  const removed = await attempt(context.client().sellerCategories.removeCategory(given));
  if (!removed.ok && removed.failure.code === "invalid_input")
    return refusedForm(context, form, removed.failure);
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "goods/categories"));
}
