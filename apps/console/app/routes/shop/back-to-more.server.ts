import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The way up from a page that only "More" leads to. */
export function backToMore(
  { paths, translate }: ConsoleContext,
  { seller_key }: Pick<OwnShop, "seller_key">,
) {
  return { href: paths.shop(seller_key, "more"), label: translate("components.consoleNav.more") };
}
