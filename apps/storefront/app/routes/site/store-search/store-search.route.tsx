import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { storeFinderFields } from "@haat/ui/commerce/store-finder/store-finder";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { relationField } from "./store-search-query.server";
import { loadStoreSearch } from "./store-search.server";
import { StoreSearchView } from "./store-search.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { description, isOfWords, ...page } = await loadStoreSearch(context, params.categoryId);
  context.cacheForAll();
  return json(
    {
      head: siteHead(context, {
        title: page.title,
        description,
        identity: [storeFinderFields.city, storeFinderFields.area, relationField, "page"],
        isUnlisted: isOfWords,
      }),
      page,
    },
    { status: page.form.errors ? 422 : 200 },
  );
}

export default function StoreSearchRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <StoreSearchView {...page} />;
}
