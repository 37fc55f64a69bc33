import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { componentLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { ratingsPage } from "./product-ratings.server";
import { ProductRatingsView } from "./product-ratings.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** It is read: it needs no script. */
export const handle = { scripts: false };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  context.cacheForAll(shop.seller);
  const page = await ratingsPage(context, shop, params.slug ?? "", new URL(request.url).searchParams);
  const { breadcrumb, pagination } = componentLabels(context);
  return { ...page, labels: { breadcrumb, pagination } };
}

export default function ProductRatingsRoute() {
  return <ProductRatingsView {...useLoaderData<typeof loader>()} />;
}
