import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { storeFinderFields } from "@haat/ui/commerce/store-finder/store-finder";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { relationField } from "./store-search-query.server";
import { loadStoreSearch } from "./store-search.server";
import { StoreSearchView } from "./store-search.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { description, isOfWords, ...page } = await loadStoreSearch(context, params.categoryId);
  context.share();
  return json(
    {
      head: pageHead(context, {
        title: page.title,
        brand: context.translate("pages.brand"),
        description,
        identity: [storeFinderFields.city, storeFinderFields.area, relationField, "page"],
        isUnlisted: isOfWords,
      }),
      frame: siteFrame(context),
      page,
    },
    { status: page.form.errors ? 422 : 200 },
  );
}

export default function StoreSearchRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <StoreSearchView {...page} />
    </SiteFrame>
  );
}
