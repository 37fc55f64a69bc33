import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadFindStore } from "./find-store.server";
import { FindStoreView } from "./find-store.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.cacheForAll();
  return {
    head: siteHead(context, {
      title: translate("sitePages.findStore.title"),
      description: translate("sitePages.findStore.description"),
    }),
    page: await loadFindStore(context),
  };
}

export default function FindStoreRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <FindStoreView {...page} />;
}
