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

/** A page that needs no more than its name. */
type ShopLink = NonNullable<Parameters<ConsoleContext["paths"]["shop"]>[1]>;

/** What is about the shop, as far as its member may open it. */
function shopRows({ paths, translate }: ConsoleContext, { seller_key, permissions }: OwnShop): ListRow[] {
  const may = (page: string) => permissions.includes(shopPermissionForPage(page));
  const link = (page: string, path: ShopLink, title: string, icon: ListRow["icon"]) => ({
    isShown: may(page),
    id: page,
    title,
    icon,
    href: paths.shop(seller_key, path),
  });
  const rows: (ListRow & { isShown: boolean })[] = [
    link("order-scan", "orders/scan", translate("orderPapers.scanPage.link"), "search"),
    link("couriers", "couriers", translate("couriers.title"), "truck"),
    link("order-print", "orders/print", translate("orderPapers.print.titleMany"), "print"),
    link("reports", "reports", translate("reports.title"), "info"),
    link("cash", "cash", translate("cash.entry"), "cash"),
    link("categories", "goods/categories", translate("shopCategories.title"), "store"),
    link("ribbons", "goods/ribbons", translate("shopRibbons.title"), "tag"),
    link("coupons", "goods/coupons", translate("coupons.title"), "tag"),
    link("banners", "banners", translate("shopBanners.title"), "picture"),
    link("extra-pages", "pages", translate("extraPages.title"), "info"),
    link("search-words", "goods/search-words", translate("searchWords.title"), "search"),
    link("product-feeds", "goods/feeds", translate("productFeed.title"), "search"),
    link("home", "home", translate("shopFace.home.title"), "home"),
    link("announcement", "announcement", translate("shopFace.announcement.title"), "bell"),
    link("theme", "theme", translate("themeStudio.entry"), "heart"),
    link("shop-app", "app", translate("shopApp.console.title"), "phone"),
    link("members", "members", translate("consoleShop.members.entry"), "user"),
    link("shop-audit", "audit", translate("audit.shopTitle"), "search"),
    // The owner hands the shop over first.
    { ...link("leave", "leave", translate("membersPages.leave.entry"), "close"), isShown: !may("ownership") },
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
