import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadSell } from "./sell.server";
import { SellView } from "./sell.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { head, page } = await loadSell(context, params.page);
  context.cacheForAll();
  return { head: siteHead(context, head), page };
}

export default function SellRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <SellView {...page} />;
}
