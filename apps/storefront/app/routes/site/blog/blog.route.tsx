import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadBlog } from "./blog.server";
import { BlogView } from "./blog.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.cacheForAll();
  const page = await loadBlog(context);
  return {
    head: siteHead(context, {
      title: translate("sitePages.articles.title"),
      description: translate("sitePages.articles.description"),
    }),
    page,
  };
}

export default function BlogRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <BlogView {...page} />;
}
