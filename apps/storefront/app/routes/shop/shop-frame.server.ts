import { helpPhone } from "@haat/i18n/brand";
import { formatMoney } from "@haat/i18n/money";
import { locales } from "@haat/i18n/locales";
import { createTheme } from "@haat/ui/theme/create-theme";
import type { Seller } from "@haat/contract/store.contract";
import { countSentence, mediaPath } from "../../server/display.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";

/** What stands around every page of a shop: header, footer, theme and the waiting message. */
export async function loadShopFrame(context: RequestContext, { seller, paths }: Shop) {
  const { language, session, translate } = context;
  const [categories, cartLines] = await Promise.all([
    context.client().catalogue.shopProductCategory({ language, sellerKey: seller.seller_key }),
    countCartLines(context, seller),
  ]);
  const message = session.takeMessage();
  const isSignedIn = session.data.token !== undefined;
  const other = language === "bn" ? "en" : "bn";
  return {
    title: seller.title,
    tagline: seller.tagline,
    logo: mediaPath(seller.logo),
    homeHref: paths.home,
    categories: [
      { label: translate("pages.shop.allProducts"), href: paths.products("all") },
      ...categories.data.product_category.map(({ name, slug }) => ({ label: name, href: paths.products(slug) })),
    ],
    searchAction: paths.search,
    cart: {
      href: paths.cart,
      count: cartLines,
      spoken:
        cartLines === 0
          ? translate("pages.shop.cartEmpty")
          : countSentence(context, "pages.shop.cartLines", cartLines),
    },
    account: isSignedIn
      ? { label: translate("pages.shop.orders"), href: paths.orders }
      : { label: translate("pages.shop.signIn"), href: paths.login },
    signOut: isSignedIn ? { label: translate("pages.shop.signOut"), action: paths.logout } : undefined,
    otherLanguage: { language: other, label: locales[other].name },
    delivery: deliveryPromises(context, seller),
    contact: { phone: seller.phone, address: seller.address },
    platform: { label: translate("pages.shop.onHaat"), href: context.paths.platformHome },
    helpPhone,
    themeCss: themeCssOf(seller),
    message: message && { ...message, id: context.requestId },
  };
}

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

const themeCss = new Map<string, string>();
/** Themes change seldom and shops are many: the newest are enough to keep. */
const keptThemes = 500;

function themeCssOf(seller: Seller): string {
  const key = JSON.stringify(seller.theme);
  let css = themeCss.get(key);
  if (css === undefined) {
    css = themeStyleSheet(createTheme(seller.theme));
    if (themeCss.size >= keptThemes) themeCss.clear();
    themeCss.set(key, css);
  }
  return css;
}
