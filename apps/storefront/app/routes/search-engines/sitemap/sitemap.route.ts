import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteMapIndex, siteOrigin } from "../../../server/seo/site-map.server";
import { mapParts } from "../sitemap-part.server";

/** The site's map: where its parts are. */
export async function loader({ context }: LoaderFunctionArgs) {
  const parts = await mapParts(context);
  return parts
    ? siteMapIndex(parts.map((part) => `${siteOrigin(context)}/sitemaps/${part}.xml`))
    : new Response(null, { status: 404 });
}
