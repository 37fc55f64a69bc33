import { languages } from "@haat/contract/shared/languages";
import { inLanguage } from "@haat/web-host/language-of-path";
import type { RequestContext } from "../http/request-context.server";

/** A page by its Bengali address, which has no prefix; the others follow from it. */
export interface MappedPage {
  /** `https://host` it is on. */
  origin: string;
  path: string;
}

/** How long search engines and what is between may keep a map, in seconds. */
const keptSeconds = 3600;

/** `https://host` of the site that was asked: the shop's main address or the platform's, whatever the request called it. */
export function siteOrigin({ hostShop, mainHost, paths }: RequestContext): string {
  return hostShop
    ? paths.mainOrigin({ shop_name: hostShop, own_domain: mainHost ?? null })
    : paths.platformOrigin;
}

/** A site map (sitemaps.org) that names every page in each language, with its other languages beside it. */
export function siteMap(pages: readonly MappedPage[]): Response {
  const entries = pages.map(({ origin, path }) => {
    const addresses = languages.map((language) => ({
      language,
      address: escaped(`${origin}${inLanguage(path, language)}`),
    }));
    const alternates = addresses.map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return addresses
      .map(({ address }) => `<url><loc>${address}</loc>${alternates.join("")}</url>`)
      .join("\n");
  });
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    entries,
    "</urlset>",
  );
}

/** A map of maps, by their addresses. */
export function siteMapIndex(addresses: readonly string[]): Response {
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
    "</sitemapindex>",
  );
}

function xml(start: string, lines: readonly string[], end: string): Response {
  const body = [`<?xml version="1.0" encoding="UTF-8"?>`, start, ...lines, end, ""].join("\n");
  return new Response(body, { headers: cacheableFileHeaders("text/xml") });
}

/** The headers of a text that is the same for everybody. */
export function cacheableFileHeaders(type: string): Record<string, string> {
  return { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `public, max-age=${keptSeconds}` };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text inside XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
