import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { loadArticle } from "./blog-article.server";
import { BlogArticleView } from "./blog-article.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context, params }: LoaderFunctionArgs) {
  const page = loadArticle(context, params.slug);
  context.share();
  const { title, text, dateTime } = page.article;
  const brand = context.translate("pages.brand");
  return {
    head: pageHead(context, {
      title,
      brand,
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
    frame: siteFrame(context),
    page,
  };
}

export default function BlogArticleRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <BlogArticleView {...page} />
    </SiteFrame>
  );
}
