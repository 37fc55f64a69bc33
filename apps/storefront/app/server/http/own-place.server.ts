import { json } from "@remix-run/node";
import type { PageHead } from "../../shell/page-meta";
import { pageHead } from "../seo/head.server";
import type { OwnPaths } from "../seo/site-paths.server";
import { pageFailureData } from "./page-failure.server";
import type { RequestContext } from "./request-context.server";
import { missingInShop } from "./shop-failure.server";
import { loadShop, type Shop } from "./shop.server";

/** Where a customer's own pages stand: in a shop, or on the platform, where they are of all shops. */
export interface OwnPlace {
  /** What the shop or the platform is called. */
  name: string;
  paths: OwnPaths;
  /** None on the platform. */
  shop: Shop | undefined;
}

/** The place of a page that shops and the platform have. Throws the 420 page where its address names a shop that is not there. */
export async function ownPlace(context: RequestContext, params: { shopName?: string }): Promise<OwnPlace> {
  const { hostShop, paths, translate } = context;
  if (hostShop === undefined && params.shopName === undefined)
    return { name: translate("pages.brand"), paths: paths.own, shop: undefined };
  return inShop(await loadShop(context, params));
}

/** A shop as the place of a customer's own pages. */
export function inShop(shop: Shop): OwnPlace {
  return { name: shop.seller.title, paths: shop.paths, shop };
}

interface OwnHeadParts {
  title: string;
  /** What the page says of itself in a shop; nothing on one customer's papers, which nobody finds. */
  about?: "account" | "editAccount" | "password" | "addresses" | "addressForm" | "orders" | "invoice";
  isUnlisted?: boolean;
}

/** The head of one of the customer's own pages, in its place. */
export function ownHead(context: RequestContext, place: OwnPlace, parts: OwnHeadParts): PageHead {
  const { translate } = context;
  const { name, shop } = place;
  const { title, about, isUnlisted = false } = parts;
  const aboutShop = (seller: Shop["seller"]) =>
    about ? translate(`accountPages.descriptions.${about}`, { shop: name }) : seller.tagline;
  return pageHead(context, {
    title,
    brand: name,
    description: shop ? aboutShop(shop.seller) : translate("sitePages.account.description"),
    shopName: shop?.seller.shop_name,
    isUnlisted,
  });
}

/** Throw this where the customer has no such thing in this place. */
export async function missingAt(context: RequestContext, { paths, shop }: OwnPlace): Promise<Response> {
  if (shop) return missingInShop(context, shop, "page");
  const home = { href: paths.account, label: context.translate("accountPages.account.back") };
  return json({ ...pageFailureData(context, 404), kind: "page" as const, home }, { status: 404 });
}
