import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadShop } from "../../../server/shop/shop.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Any address in a shop that no page has. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  throw await missingInShop(context, await loadShop(context, params), "page");
}

export default function NotFoundRoute() {
  return null;
}
