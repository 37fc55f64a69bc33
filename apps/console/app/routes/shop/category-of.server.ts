import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerCategory } from "@haat/contract/seller/seller-categories.contract";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Every category of a shop in its order, and the pictures that one can have. */
export async function categoriesAndMotifs(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language } = context;
  const call = context.client().sellerCategories.categories({ language, seller_key });
  return (await answerOrPage(context, call)).data;
}

/** The category of a number in an address. What is none of the shop's is no page. */
export function categoryOf(
  context: ConsoleContext,
  all: readonly SellerCategory[],
  param: string,
): SellerCategory {
  const found = all.find(({ id_category }) => String(id_category) === param);
  if (!found) throw pageFailure(context, 404);
  return found;
}

/** What a category is called in the page's language, or in the other one where it has no name in this. */
export const categoryName = ({ language }: ConsoleContext, { name_bn, name_en }: SellerCategory) =>
  language === "bn" ? name_bn || name_en : name_en || name_bn;
