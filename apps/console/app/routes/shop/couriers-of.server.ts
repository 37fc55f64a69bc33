import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Courier } from "@haat/contract/seller/seller-couriers.contract";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The couriers of a shop: the known ones, then its own. */
export async function couriersOf(context: ConsoleContext, { seller_key }: OwnShop): Promise<Courier[]> {
  const { language } = context;
  const asked = context.client().sellerCouriers.couriers({ language, seller_key });
  return (await answerOrPage(context, asked)).data.couriers;
}
