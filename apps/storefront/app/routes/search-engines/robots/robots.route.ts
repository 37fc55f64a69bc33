import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheableFileHeaders, siteOrigin } from "../../../server/seo/site-map.server";
import { isMapped } from "../sitemap-part.server";

/**
 * What search engines may read: everything but the API and the searches, whose pages have no end. A cart or an account
 * is not forbidden: its page says by itself that it is nobody else's, and a checker may look at it. So does each page of a test
 * shop: who may not read it would not hear that.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const map = (await isMapped(context)) ? [`Sitemap: ${siteOrigin(context)}/sitemap.xml`, ""] : [];
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /search-product",
    "Disallow: /*/search-product",
    "",
    ...map,
  ];
  return new Response(lines.join("\n"), { headers: cacheableFileHeaders("text/plain") });
}
