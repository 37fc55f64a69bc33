import { json } from "@remix-run/node";
import type { strings } from "@haat/i18n/strings";
import type { SentenceKey } from "@haat/i18n/translator";
import type { PageHead } from "../../shell/page-meta";
import { pageHead } from "../seo/head.server";
import { pageFailureData } from "../failure/page-failure.server";
import type { PageText, RequestContext } from "../http/request-context.server";
import { missingInShop } from "./shop-failure.server";
import { loadShop } from "./shop.server";
import type { OwnPlace, Shop } from "../http/shop-of-page.server";

/** The place of a page that shops and the platform have. Throws the 420 page where its address names a shop that is not there. */
export async function ownPlace(context: RequestContext, params: { shopName?: string }): Promise<OwnPlace> {
  if (context.hostShop === undefined && params.shopName === undefined) return onPlatform(context);
  return inShop(await loadShop(context, params));
}

/** The platform as the place of a customer's own pages. */
export function onPlatform({ paths: { own }, translate }: PageText): OwnPlace {
  return { name: translate("pages.brand"), paths: own, entry: own.account, shop: undefined };
}

/** A shop as the place of a customer's own pages. */
export function inShop(shop: Shop): OwnPlace {
  return { name: shop.seller.title, paths: shop.paths, entry: shop.paths.home, shop };
}

interface OwnHeadParts {
  title: string;
  /** What the page says of itself in a shop; nothing on one customer's papers, which nobody finds. */
  about?: keyof (typeof strings)["en"]["accountPages"]["descriptions"];
  /** The same on the platform, where there is more to say than what the account is. */
  aboutOnPlatform?: SentenceKey;
  isUnlisted?: boolean;
}

/** The head of one of the customer's own pages, in its place. */
export function ownHead(context: RequestContext, place: OwnPlace, parts: OwnHeadParts): PageHead {
  const { translate } = context;
  const { name, shop } = place;
  const { title, about, aboutOnPlatform = "sitePages.account.description", isUnlisted = false } = parts;
  const aboutShop = (seller: Shop["seller"]) =>
    about ? translate(`accountPages.descriptions.${about}`, { shop: name }) : seller.tagline;
  return pageHead(context, {
    title,
    brand: name,
    description: shop ? aboutShop(shop.seller) : translate(aboutOnPlatform),
    seller: shop?.seller,
    isUnlisted,
  });
}

/** Throw this where the customer has no such thing in this place. */
export async function missingAt(context: RequestContext, { paths, shop }: OwnPlace): Promise<Response> {
  if (shop) return missingInShop(context, shop, "page");
  const home = { href: paths.account, label: context.translate("accountPages.account.back") };
  return json({ ...pageFailureData(context, 404), kind: "page" as const, home }, { status: 404 });
}
