import type { AdminCategory } from "@haat/contract/admin/admin-categories.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Every business category in its order, and the pictures that one can have. */
export async function categoriesAndMotifs(context: ConsoleContext) {
  const { language } = context;
  return (await answerOrPage(context, context.client().adminCategories.categories({ language }))).data;
}
export type Motif = Awaited<ReturnType<typeof categoriesAndMotifs>>["motifs"][number];

/** Every business category in its order. */
export async function allCategories(context: ConsoleContext): Promise<AdminCategory[]> {
  return (await categoriesAndMotifs(context)).categories;
}

/** The business category of a number in an address. What is none is no page. */
export function categoryOf(
  context: ConsoleContext,
  all: readonly AdminCategory[],
  param: string,
): AdminCategory {
  const found = all.find(({ id_business_category }) => String(id_business_category) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

/** What a category is called in the page's language. */
export const categoryName = ({ language }: ConsoleContext, { name_bn, name_en }: AdminCategory) =>
  language === "bn" ? name_bn : name_en;
