import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheableFileHeaders, siteOrigin } from "../../../server/seo/site-map.server";

/**
 * What search engines may read: everything but the API and the searches, whose pages have no end. A cart or an account
 * is not forbidden: its page says by itself that it is nobody else's, and a checker may look at it.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /search-product",
    "Disallow: /*/search-product",
    "",
    `Sitemap: ${siteOrigin(context)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: cacheableFileHeaders("text/plain") });
}
