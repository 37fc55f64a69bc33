import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { isTest } from "@haat/contract/shared/shop-status";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";

/** What has no place in the menu, by what it is about: a group whose pages a member may not open is left out. */
export function morePage(context: ConsoleContext, shop: OwnShop) {
  const { translate } = context;
  const title = translate("components.consoleNav.more");
  const groups = [
    { title: translate("consoleShop.more.orders"), rows: orderRows(context, shop) },
    { title: translate("consoleShop.more.goods"), rows: goodsRows(context, shop) },
    { title: translate("consoleShop.more.face"), rows: faceRows(context, shop) },
    { title: translate("consoleShop.more.shop"), rows: shopRows(context, shop) },
    { title: translate("consoleShop.more.you"), rows: ownRows(context) },
  ];
  return { head: pageHead(context, title), title, groups: groups.filter(({ rows }) => rows.length > 0) };
}

/** A page that needs no more than its name. */
type ShopLink = NonNullable<Parameters<ConsoleContext["paths"]["shop"]>[1]>;

/** A page of the shop by its name, its address below the shop's, its title and its picture. */
type LinkedPage = [page: string, path: ShopLink, title: string, icon: ListRow["icon"]];

const mayOpen = ({ permissions }: OwnShop, page: string) => permissions.includes(shopPermissionForPage(page));

/** Those of the pages that the member may open. */
function linksOf({ paths }: ConsoleContext, shop: OwnShop, pages: readonly LinkedPage[]): ListRow[] {
  return pages
    .filter(([page]) => mayOpen(shop, page))
    .map(([id, path, title, icon]) => ({ id, title, icon, href: paths.shop(shop.seller_key, path) }));
}

function orderRows(context: ConsoleContext, shop: OwnShop): ListRow[] {
  const { translate } = context;
  return linksOf(context, shop, [
    ["order-entry", "orders/new", translate("orderEntry.link"), "plus"],
    ["order-scan", "orders/scan", translate("orderPapers.scanPage.link"), "search"],
    ["order-print", "orders/print", translate("orderPapers.print.titleMany"), "print"],
    ["couriers", "couriers", translate("couriers.title"), "truck"],
    ["hours", "hours", translate("shopHours.title"), "store"],
    ["least-order", "least-order", translate("shopSettings.least.title"), "cart"],
    ["vat", "vat", translate("shopSettings.vat.title"), "cash"],
    ["complaints", "complaints", translate("complaints.inbox.title"), "mail"],
    ["trust", "trust", translate("trust.title"), "lock"],
    ["cash", "cash", translate("cash.entry"), "cash"],
    ["reports", "reports", translate("reports.title"), "info"],
  ]);
}

function goodsRows(context: ConsoleContext, shop: OwnShop): ListRow[] {
  const { translate } = context;
  return linksOf(context, shop, [
    ["categories", "goods/categories", translate("shopCategories.title"), "store"],
    ["ribbons", "goods/ribbons", translate("shopRibbons.title"), "tag"],
    ["coupons", "goods/coupons", translate("coupons.title"), "tag"],
    ["search-words", "goods/search-words", translate("searchWords.title"), "search"],
    ["size-guides", "goods/size-guides", translate("sizeGuides.title"), "target"],
    ["ratings", "ratings", translate("ratings.inbox.title"), "spark"],
    ["product-feeds", "goods/feeds", translate("productFeed.title"), "globe"],
  ]);
}

function faceRows(context: ConsoleContext, shop: OwnShop): ListRow[] {
  const { translate } = context;
  return linksOf(context, shop, [
    ["home", "home", translate("shopFace.home.title"), "home"],
    ["banners", "banners", translate("shopBanners.title"), "picture"],
    ["announcement", "announcement", translate("shopFace.announcement.title"), "bell"],
    ["extra-pages", "pages", translate("extraPages.title"), "info"],
    ["theme", "theme", translate("themeStudio.entry"), "heart"],
    ["domains", "domains", translate("shopDomains.title"), "globe"],
    ["shop-app", "app", translate("shopApp.console.title"), "phone"],
  ]);
}

function shopRows(context: ConsoleContext, shop: OwnShop): ListRow[] {
  const { translate } = context;
  const testShop: LinkedPage = ["test-shop", "test-shop", translate("testShop.title"), "target"];
  const leave: LinkedPage = ["leave", "leave", translate("membersPages.leave.entry"), "close"];
  return linksOf(context, shop, [
    ["members", "members", translate("consoleShop.members.entry"), "user"],
    ["api-keys", "api-keys", translate("apiKeys.title"), "lock"],
    ["webhooks", "webhooks", translate("webhooks.title"), "bell"],
    // A test shop has none of its own.
    ...(isTest(shop.status) ? [] : [testShop]),
    ["shop-audit", "audit", translate("audit.shopTitle"), "search"],
    ["take-out", "take-out", translate("takeOut.title"), "download"],
    ["shop-closing", "close", translate("shopClosing.entry"), "close"],
    // The owner hands the shop over first.
    ...(mayOpen(shop, "ownership") ? [] : [leave]),
  ]);
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
    { id: "logout", title: translate("consoleShell.signOut"), icon: "sign-out", href: paths.to("logout") },
  ];
}
