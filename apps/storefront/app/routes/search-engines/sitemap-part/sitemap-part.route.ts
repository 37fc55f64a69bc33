import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteMap } from "../../../server/seo/site-map.server";
import { mappedPages } from "../sitemap-part.server";

/** One part of the site's map. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const pages = await mappedPages(context, params.part ?? "");
  return pages && pages.length > 0 ? siteMap(pages) : new Response(null, { status: 404 });
}
