import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";

/** What has no place in the menu: rarely wanted, and the same in every shop. */
export function morePage(context: ConsoleContext, shop: OwnShop) {
  const title = context.translate("components.consoleNav.more");
  const rows = [...shopRows(context, shop), ...ownRows(context)];
  return { head: pageHead(context, title), title, groups: [{ rows }] };
}

/** What is about the shop, as far as its member may open it. */
function shopRows({ paths, translate }: ConsoleContext, { seller_key, permissions }: OwnShop): ListRow[] {
  const may = (page: string) => permissions.includes(shopPermissionForPage(page));
  const rows: (ListRow & { isShown: boolean })[] = [
    {
      isShown: may("categories"),
      id: "categories",
      title: translate("shopCategories.title"),
      icon: "store",
      href: paths.shop(seller_key, "goods/categories"),
    },
    {
      isShown: may("theme"),
      id: "theme",
      title: translate("themeStudio.entry"),
      icon: "heart",
      href: paths.shop(seller_key, "theme"),
    },
    {
      isShown: may("shop-app"),
      id: "shop-app",
      title: translate("shopApp.console.title"),
      icon: "phone",
      href: paths.shop(seller_key, "app"),
    },
    {
      isShown: may("shop-audit"),
      id: "audit",
      title: translate("audit.shopTitle"),
      icon: "search",
      href: paths.shop(seller_key, "audit"),
    },
    {
      // The owner hands the shop over first.
      isShown: !may("ownership"),
      id: "leave",
      title: translate("membersPages.leave.entry"),
      icon: "close",
      href: paths.shop(seller_key, "leave"),
    },
  ];
  return rows.filter(({ isShown }) => isShown).map(({ isShown: _, ...row }) => row);
}

/** What is about who is signed in. */
function ownRows({ paths, translate }: ConsoleContext): ListRow[] {
  return [
    { id: "account", title: translate("consoleShop.account.title"), icon: "user", href: paths.to("account") },
    { id: "terms", title: translate("terms.entry"), icon: "info", href: paths.to("terms") },
    { id: "shops", title: translate("consoleShop.shops.title"), icon: "store", href: paths.to("shops") },
    {
      id: "install",
      title: translate("consoleShell.install.title"),
      icon: "download",
      href: paths.to("install"),
    },
    { id: "logout", title: translate("consoleShell.signOut"), icon: "lock", href: paths.to("logout") },
  ];
}
