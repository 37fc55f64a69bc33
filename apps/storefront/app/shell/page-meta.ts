import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { isPageFailure } from "./page-failure";
import type { Thing } from "schema-dts";

/** What a page's loader tells about the page (app/server/seo/head.server.ts makes it). */
export interface PageHead {
  title: string;
  isUnlisted?: boolean;
  description?: string;
  canonical?: string;
  alternates?: readonly { language: string; href: string }[];
  siteName?: string;
  locale?: string;
  picture?: string;
  /** What the picture shows, in words. */
  pictureAlt?: string;
  /** Things of schema.org, as objects. */
  structuredData?: readonly Thing[];
}

/** The `meta` of every page; a page that could not be shown bears the title of its failure. */
export function pageMeta({ data, error }: { data?: unknown; error?: unknown }): MetaDescriptor[] {
  if (isRouteErrorResponse(error) && isPageFailure(error.data))
    return [{ title: error.data.title }, { name: "robots", content: "noindex" }];
  const head = (data as { head?: PageHead } | undefined)?.head;
  if (!head) return [];
  const { title, description, canonical, alternates = [], picture } = head;
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: "link",
    rel,
    href,
    ...(hrefLang && { hrefLang }),
  });
  const property = (name: string, content: string | undefined) =>
    content ? [{ property: `og:${name}`, content }] : [];
  const bengali = alternates.find(({ language }) => language === "bn");
  return [
    { title },
    ...(head.isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [link("canonical", canonical)] : []),
    ...alternates.map(({ language, href }) => link("alternate", href, language)),
    ...(bengali ? [link("alternate", bengali.href, "x-default")] : []),
    ...property("title", title),
    ...property("description", description),
    ...property("type", "website"),
    ...property("url", canonical),
    ...property("site_name", head.siteName),
    ...property("locale", head.locale),
    ...property("image", picture),
    ...(picture ? property("image:alt", head.pictureAlt) : []),
    // Title, text and picture of the card are those above: who reads one reads the other.
    ...(canonical ? [{ name: "twitter:card", content: picture ? "summary_large_image" : "summary" }] : []),
    ...(head.structuredData ?? []).map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...(thing as object) },
    })),
  ] as MetaDescriptor[];
}
