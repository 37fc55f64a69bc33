import type { Seller } from "@haat/contract/store.contract";
import { helpPhone } from "@haat/i18n/brand";
import { locales } from "@haat/i18n/locales";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { languageChoicePath } from "../../server/language-choice.server";
import { countSentence, initialsOf, mediaPath } from "../../server/display.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { visitorChoicesView } from "../../server/visitor-choices-view.server";
import { shopStyle, type ShopStyle } from "../../server/shop-style.server";
import type { ShopPaths } from "../../server/site-paths.server";

/** What stands around every page of a shop: header, footer, theme and the waiting message. */
export async function loadShopFrame(context: RequestContext, { seller, paths }: Shop) {
  const { language, session, translate } = context;
  const [categories, cartLines] = await Promise.all([
    context.client().catalogue.shopProductCategory({ language, sellerKey: seller.seller_key }),
    countCartLines(context, seller),
  ]);
  const style = shopStyle(seller.theme);
  const message = session.takeMessage();
  const isSignedIn = session.data.token !== undefined;
  const other = language === "bn" ? "en" : "bn";
  const orders = { label: translate("pages.shop.orders"), href: paths.orders };
  const allProducts = { label: translate("pages.shop.allProducts"), href: paths.products("all") };
  const categoryLinks = categories.data.product_category.map(({ name, slug }) => ({
    label: name,
    href: paths.products(slug),
  }));
  return {
    title: seller.title,
    tagline: seller.tagline,
    logo: mediaPath(seller.logo),
    initials: initialsOf(seller.title),
    homeHref: paths.home,
    categories: [allProducts, ...categoryLinks],
    searchAction: paths.search,
    cart: {
      href: paths.cart,
      count: cartLines === 0 ? "" : formatNumber(cartLines, language),
      label:
        cartLines === 0
          ? translate("pages.shop.cartEmpty")
          : countSentence(context, "pages.shop.cartLines", cartLines),
    },
    account: isSignedIn ? orders : { label: translate("pages.shop.signIn"), href: paths.login },
    menuLinks: [
      orders,
      { label: translate("pages.addresses.title"), href: paths.addresses },
      ...(isSignedIn ? [{ label: translate("pages.shop.signOut"), href: paths.logout }] : []),
    ],
    otherLanguage: { action: languageChoicePath, code: other, name: locales[other].name },
    contact: { address: seller.address },
    columns: [
      { title: translate("pages.shop.categories"), links: [allProducts, ...categoryLinks.slice(0, 5)] },
      {
        title: translate("pages.shop.myThings"),
        links: [orders, { label: translate("pages.cart.title"), href: paths.cart }],
      },
    ],
    help: { phone: helpPhone, href: `tel:${helpPhone}`, title: translate("pages.help.label") },
    platform: { label: translate("pages.shop.onHaat"), href: context.paths.platformHome },
    message: message && { ...message, id: context.requestId },
    themeCss: style.css,
    app: appLinks(seller, paths, style),
    language,
    mayPrefetch: !isSignedIn && !session.data.cartKey,
    choices: visitorChoicesView(context),
    headerLayout: style.headerLayout,
    colourScheme: style.colourScheme,
  };
}

/** What a phone needs to keep the shop as an app. */
const appLinks = (seller: Seller, paths: ShopPaths, style: ShopStyle) => ({
  manifest: paths.inside("manifest.webmanifest"),
  colour: style.accent,
  icon: `${mediaPath(seller.logo)}/160`,
});

/** Guests without a cart have none to ask for. */
async function countCartLines(context: RequestContext, seller: Seller): Promise<number> {
  const { token, cartKey } = context.session.data;
  if (!token && !cartKey) return 0;
  const answer = await context.client().cart.cartProductQuantity({ sellerKey: seller.seller_key });
  return answer.data.quantity;
}

/** The shop's delivery time, fees and way to pay, as sentences. */
export function deliveryPromises({ language, translate }: RequestContext, seller: Seller): string[] {
  const money = (amount: number) => formatMoney(amount, language);
  const promises = [
    translate("pages.shop.deliveryTime", { data: seller.delivery_time }),
    translate("pages.shop.deliveryFee", {
      city: seller.home_city.city_name,
      inside: money(seller.delivery_fee_inside),
      outside: money(seller.delivery_fee_outside),
    }),
  ];
  if (seller.free_delivery_from !== null)
    promises.push(translate("pages.shop.freeDelivery", { amount: money(seller.free_delivery_from) }));
  return [...promises, translate("pages.shop.cashOnDelivery")];
}
