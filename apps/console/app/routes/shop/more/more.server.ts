import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";

/** What has no place in the menu: rarely wanted, and the same in every shop. */
export function morePage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  const title = translate("components.consoleNav.more");
  return {
    head: pageHead(context, title),
    title,
    groups: [
      {
        rows: [
          ...(shop.permissions.includes(shopPermissionForPage("shop-app"))
            ? [
                {
                  id: "shop-app",
                  title: translate("shopApp.console.title"),
                  icon: "phone" as const,
                  href: paths.shop(shop.seller_key, "app"),
                },
              ]
            : []),
          ...(shop.permissions.includes(shopPermissionForPage("shop-audit"))
            ? [
                {
                  id: "audit",
                  title: translate("audit.shopTitle"),
                  icon: "search" as const,
                  href: paths.shop(shop.seller_key, "audit"),
                },
              ]
            : []),
          {
            id: "account",
            title: translate("consoleShop.account.title"),
            icon: "user" as const,
            href: paths.to("account"),
          },
          {
            id: "shops",
            title: translate("consoleShop.shops.title"),
            icon: "store" as const,
            href: paths.to("shops"),
          },
          {
            id: "install",
            title: translate("consoleShell.install.title"),
            icon: "download" as const,
            href: paths.to("install"),
          },
          ...(shop.permissions.includes(shopPermissionForPage("ownership"))
            ? []
            : [
                {
                  id: "leave",
                  title: translate("membersPages.leave.entry"),
                  icon: "close" as const,
                  href: paths.shop(shop.seller_key, "leave"),
                },
              ]),
          {
            id: "logout",
            title: translate("consoleShell.signOut"),
            icon: "lock" as const,
            href: paths.to("logout"),
          },
        ],
      },
    ],
  };
}
