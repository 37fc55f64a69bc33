import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadArticle } from "./blog-article.server";
import { BlogArticleView } from "./blog-article.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadArticle(context, params.slug);
  context.cacheForAll();
  const { title, text, dateTime } = page.article;
  const brand = context.translate("pages.brand");
  return {
    head: siteHead(context, {
      title,
      description: text,
      structuredData: [
        {
          "@type": "Article",
          headline: title,
          description: text,
          datePublished: dateTime,
          inLanguage: context.language,
          author: { "@type": "Organization", name: brand },
        },
      ],
    }),
    page,
  };
}

export default function BlogArticleRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <BlogArticleView {...page} />;
}
