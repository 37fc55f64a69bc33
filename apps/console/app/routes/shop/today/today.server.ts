import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { statusBadge, statusText } from "../../../server/present/shop-words.server";

/** How a shop stands. */
export function todayPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, platformOrigin, language, translate } = context;
  const title = translate("components.consoleNav.today");
  const isOpen = shop.status === "approved";
  return {
    head: pageHead(context, title),
    title,
    state: statusBadge(context, shop.status),
    text: statusText(context, shop.status),
    opening:
      shop.permissions.includes(shopPermissionForPage("opening")) && !isOpen
        ? { label: translate("consoleShop.today.opening"), href: paths.shop(shop.seller_key, "opening") }
        : undefined,
    visit: isOpen
      ? {
          label: translate("consoleShop.today.visit"),
          href: `${platformOrigin}${language === "en" ? "/en" : ""}/${encodeURIComponent(shop.slug)}`,
        }
      : undefined,
  };
}
