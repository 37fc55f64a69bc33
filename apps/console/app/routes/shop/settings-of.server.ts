import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopSettings } from "@haat/contract/seller/seller-settings.contract";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** What a shop asks of orders and states on its invoices. */
export async function settingsOf(context: ConsoleContext, { seller_key }: OwnShop): Promise<ShopSettings> {
  const call = context.client().sellerSettings.settings({ language: context.language, seller_key });
  return (await answerOrPage(context, call)).data.settings;
}
