import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { OpeningTask } from "@haat/contract/seller/shop-opening.contract";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** A shop's opening as it stands. */
export async function openingOf(context: ConsoleContext, { seller_key }: Pick<OwnShop, "seller_key">) {
  const { language } = context;
  const asked = context.client().sellerOpening.opening({ language, seller_key });
  return (await answerOrPage(context, asked)).data.opening;
}

/** Where a part of the application is filled in. */
export function taskPath({ paths }: ConsoleContext, sellerKey: string, task: OpeningTask): string {
  return task === "product" ? paths.shop(sellerKey, "goods/new") : paths.openingItem(sellerKey, task);
}
