import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { loadFindStore } from "./find-store.server";
import { FindStoreView } from "./find-store.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.share();
  return {
    head: pageHead(context, {
      title: translate("sitePages.findStore.title"),
      brand: translate("pages.brand"),
      description: translate("sitePages.findStore.description"),
    }),
    frame: siteFrame(context),
    page: await loadFindStore(context),
  };
}

export default function FindStoreRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <FindStoreView {...page} />
    </SiteFrame>
  );
}
