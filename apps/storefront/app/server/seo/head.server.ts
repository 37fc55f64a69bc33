import { locales } from "@haat/i18n/locales";
import { previewPrefix } from "@haat/contract/shared/reserved-labels";
import type { Seller } from "@haat/contract/shop/store.contract";
import { languages } from "@haat/contract/shared/languages";
import type { PageHead } from "../../shell/page-meta";
import type { RequestContext } from "../http/request-context.server";
import { shortenedText } from "../present/shortened-text.server";

/** Search engines show about so many characters. */
const longestDescription = 160;

export interface HeadParts {
  title: string;
  /** Name of the shop or of the platform, behind the title. */
  brand: string;
  /** A sentence or two for search engines and previews. */
  description: string;
  /** The shop, on a shop's pages: their canonical address is at the shop's main address. */
  seller?: Pick<Seller, "shop_name" | "own_domain"> | undefined;
  /** Address of a picture below `/media/` with its width, for previews. */
  picture?: string | undefined;
  /** Names in the query that make another page of it, such as `page`; all others are left out of the address. */
  identity?: readonly string[];
  /** Search engines are asked to leave it out: what is made of the visitor's own words, and one visitor's papers. */
  isUnlisted?: boolean;
  /** Objects of schema.org. */
  structuredData?: PageHead["structuredData"];
}

/** What stands in the document's head for readers, previews and search engines. */
export function pageHead(context: RequestContext, parts: HeadParts): PageHead {
  const { title, brand, description } = parts;
  const isUnlisted = parts.isUnlisted === true || parts.seller?.shop_name.startsWith(previewPrefix) === true;
  const prefix = context.isRefused() ? context.translate("pages.errorTitle") : "";
  const fullTitle =
    prefix + (title === brand ? brand : context.translate("pages.titleWithBrand", { title, brand }));
  if (isUnlisted)
    return { title: fullTitle, description: shortenedText(description, longestDescription), isUnlisted };
  const address = publicAddress(context, parts);
  return {
    title: fullTitle,
    description: shortenedText(description, longestDescription),
    canonical: address(context.language),
    alternates: languages.map((language) => ({ language, href: address(language) })),
    siteName: brand,
    locale: locales[context.language].openGraph,
    ...(parts.picture && {
      picture: new URL(parts.picture, address(context.language)).href,
      pictureAlt: title,
    }),
    ...(parts.structuredData && { structuredData: parts.structuredData }),
  };
}

/** The head of a page of the platform. */
export function siteHead(context: RequestContext, parts: Omit<HeadParts, "brand" | "seller">): PageHead {
  return pageHead(context, { ...parts, brand: context.translate("pages.brand") });
}

/** The page's one address per language: a shop's is at its main address, however it was reached. */
function publicAddress(context: RequestContext, { seller, identity = [] }: HeadParts) {
  const asked = new URL(context.path, context.origin);
  const query = new URLSearchParams();
  for (const name of identity) {
    const value = asked.searchParams.get(name);
    if (value) query.set(name, value);
  }
  const bare = asked.pathname.replace(/^\/en(?=\/|$)/, "");
  const inside = seller && !context.hostShop ? bare.replace(/^\/[^/]+/, "") : bare;
  const origin = seller ? context.paths.mainOrigin(seller) : context.paths.platformOrigin;
  const search = query.size > 0 ? `?${query}` : "";
  return (language: "bn" | "en") => {
    const path = `${locales[language].pathPrefix}${inside}`.replace(/\/+$/, "");
    return `${origin}${path || "/"}${search}`;
  };
}
