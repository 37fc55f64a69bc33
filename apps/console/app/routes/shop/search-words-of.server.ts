import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The words of a shop that mean the same, and what was searched for in it and not found. */
export async function searchWordsOf(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language } = context;
  const call = context.client().sellerSearch.searchWords({ language, seller_key });
  return (await answerOrPage(context, call)).data;
}
