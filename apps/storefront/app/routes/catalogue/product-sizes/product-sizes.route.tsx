import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadShop } from "../../../server/shop/shop.server";
import { sizesPage } from "./product-sizes.server";
import { ProductSizesView } from "./product-sizes.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** It is read: it needs no script. */
export const handle = { scripts: false };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  context.cacheForAll(shop.seller);
  return sizesPage(context, shop, params.slug ?? "");
}

export default function ProductSizesRoute() {
  return <ProductSizesView {...useLoaderData<typeof loader>()} />;
}
