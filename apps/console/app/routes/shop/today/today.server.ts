import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { statusBadge, statusText } from "../../../server/present/shop-words.server";

/** How a shop stands. */
export async function todayPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, platformOrigin, language, translate } = context;
  const title = translate("components.consoleNav.today");
  const isOpen = shop.status === "approved";
  const { seller_terms: terms } = await context.me();
  const accepted = terms.accepted_version ?? "";
  const isAsked = accepted < terms.version || accepted < (terms.coming_version ?? "");
  return {
    head: pageHead(context, title),
    title,
    state: statusBadge(context, shop.status),
    text: statusText(context, shop.status),
    terms:
      shop.permissions.includes(shopPermissionForPage("ownership")) && isAsked
        ? { label: translate("terms.today"), href: paths.to("terms") }
        : undefined,
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
