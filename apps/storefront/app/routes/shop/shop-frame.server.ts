import { locales } from "@haat/i18n/locales";
import { languageChoicePath } from "@haat/web-host/language-choice";
import { mediaPath } from "../../server/present/display.server";
import { initialsOf } from "@haat/i18n/initials";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import type { WaitingMessage } from "../../server/session/session.server";
import { visitorChoicesView } from "../../server/present/visitor-choices-view.server";
import { shopStyle, type ShopStyle } from "../../server/present/shop-style.server";
import { undoFields } from "../../shell/undo-fields";
import { shopNotice } from "./shop-notice.server";
import type { Shop } from "../../server/http/shop-of-page.server";

/** What stands around every page of a shop: header, footer, theme and the waiting message. */
export async function loadShopFrame(context: RequestContext, shop: Shop) {
  const { seller, paths } = shop;
  const { language, session, translate, visitor } = context;
  const of = { language, sellerKey: seller.seller_key };
  const asked = Promise.all([
    context.client().catalogue.shopProductCategory(of),
    context.client().extraPages.shopExtraPages(of),
    context.visitor.cart(seller.seller_key),
  ]);
  // A shop that is closed at this moment is still known by its name for some seconds.
  const [categories, pages, cart] = await answerOrPage(context, asked);
  const style = shopStyle(seller.theme);
  const message = session.readMessage();
  const isSignedIn = visitor.kind === "customer";
  const other = language === "bn" ? "en" : "bn";
  const allProducts = { label: translate("pages.shop.allProducts"), href: paths.products("all") };
  const categoryLinks = categories.data.product_category.map(({ name, slug }) => ({
    label: name,
    href: paths.products(slug),
  }));
  return {
    shopName: seller.shop_name,
    title: seller.title,
    tagline: seller.tagline,
    logo: seller.logo && mediaPath(seller.logo),
    initials: initialsOf(seller.title),
    homeHref: paths.home,
    categories: [allProducts, ...categoryLinks, ...pageLinks(paths, pages.data.extra_pages, "in_header")],
    searchAction: paths.search,
    suggestionsHref: paths.searchSuggestions,
    fieldCheckHref: paths.fieldCheck,
    cart: { href: paths.cart, count: cart.count, label: cart.label },
    account: isSignedIn
      ? { label: translate("accountPages.account.title"), href: paths.account }
      : { label: translate("pages.shop.signIn"), href: paths.login },
    menuLinks: [
      { label: translate("pages.shop.orders"), href: paths.orders },
      { label: translate("pages.addresses.title"), href: paths.addresses },
      ...(isSignedIn ? [{ label: translate("pages.shop.signOut"), href: paths.logout }] : []),
    ],
    otherLanguage: { action: languageChoicePath, code: other, name: locales[other].name },
    contact: { address: seller.address },
    columns: footerColumns(context, shop, {
      categories: [allProducts, ...categoryLinks],
      own: ownLinks(context, paths),
      pages: pageLinks(paths, pages.data.extra_pages, "in_footer"),
    }),
    help: platformHelp(context),
    platform: { label: translate("pages.shop.onHaat"), href: context.paths.platformHome },
    announcement: announcementOf(context, shop),
    notice: shopNotice(context, seller),
    message: message && messageView(context, paths, message),
    themeCss: style.css,
    app: appLinks(context, shop, style),
    language,
    mayPrefetch: visitor.kind === "anonymous",
    choices: visitorChoicesView(context),
    headerLayout: style.headerLayout,
    colourScheme: style.colourScheme ?? seller.standing.preview_scheme ?? undefined,
  };
}

/** The line above the header, on its days. */
function announcementOf({ language, translate }: RequestContext, { seller, paths }: Shop) {
  if (!seller.announcement) return undefined;
  const { text, target, language: written } = seller.announcement;
  return {
    label: translate("pages.shop.announcement"),
    text,
    textLang: written === language ? undefined : written,
    href: target ? paths.inside(target) : undefined,
  };
}

interface LinkedPage {
  slug: string;
  title: string;
  in_header: boolean;
  in_footer: boolean;
}

/** Those of the pages that a shop has written that it links to at its head or its foot. */
const pageLinks = (paths: Shop["paths"], pages: readonly LinkedPage[], place: "in_header" | "in_footer") =>
  pages
    .filter((page) => page[place])
    .map(({ slug, title }) => ({ label: title, href: paths.extraPage(slug) }));

/** Who helps where a shop does not. */
const platformHelp = ({ platform, translate }: RequestContext) => ({
  phone: platform.helpPhone,
  href: `tel:${platform.helpPhone}`,
  title: translate("pages.help.label"),
});

/** What is the visitor's own in this shop. */
function ownLinks({ translate }: PageLanguage, paths: Shop["paths"]) {
  return [
    { label: translate("accountPages.account.title"), href: paths.account },
    { label: translate("pages.shop.orders"), href: paths.orders },
    { label: translate("pages.cart.title"), href: paths.cart },
    { label: translate("accountPages.payment.title"), href: paths.paymentMethods },
    { label: translate("shopApp.install.link"), href: paths.install },
  ];
}

/** The waiting message, with the form that puts back what was taken out of the cart. */
function messageView(context: PageLanguage, paths: Shop["paths"], message: WaitingMessage) {
  const { undo, ...words } = message;
  return {
    ...words,
    undo: undo && {
      line: {
        productId: String(undo.productId),
        attributeIds: undo.attributeIds.map(String),
        quantity: undo.quantity,
      },
      action: paths.cart,
      hidden: { [undoFields.key]: undo.key },
      labels: { removed: message.text, undo: context.translate("components.undoNote.undo") },
    },
  };
}

/** What a phone needs to keep the shop as an app: that is had at the shop's own address alone, for an app is its origin's. */
function appLinks({ hostShop }: RequestContext, { seller, paths }: Shop, style: ShopStyle) {
  const logo = seller.logo ? `${mediaPath(seller.logo)}/160` : undefined;
  return {
    manifest: hostShop === undefined ? undefined : paths.inside("manifest.webmanifest"),
    colour: style.accent,
    icon: seller.app ? mediaPath(seller.app.favicon) : logo,
    touchIcon: seller.app ? mediaPath(seller.app.apple_touch_icon) : logo,
  };
}

interface FooterLink {
  label: string;
  href: string;
}

/** How many categories stand in the footer. */
const footerCategories = 4;

function footerColumns(
  { translate, paths: site }: RequestContext,
  { seller, paths }: Shop,
  links: { categories: FooterLink[]; own: FooterLink[]; pages: FooterLink[] },
) {
  const allCategories = { label: translate("shopPages.home.visitCategories"), href: paths.categories };
  const report = { label: translate("shopReports.link"), href: site.reportShop(seller.shop_name) };
  const columns = [
    {
      title: translate("pages.shop.categories"),
      links: [...links.categories.slice(0, footerCategories + 1), allCategories],
    },
    { title: translate("components.shopHeader.own"), links: links.own },
    { title: translate("shopPages.footer.pages"), links: [...links.pages, report] },
  ];
  return columns.filter((column) => column.links.length > 0);
}
