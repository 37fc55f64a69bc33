import { ArticleTeasers, type ArticleTeasersProps } from "../../../shell/article-teasers";
import { PageTitle } from "../../../shell/page-title";

export interface BlogViewProps {
  title: string;
  lead: string;
  articles: ArticleTeasersProps["articles"];
}

/** All articles, newest first. */
export function BlogView({ title, lead, articles }: BlogViewProps) {
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <div className="page py-(--section)">
        <ArticleTeasers articles={articles} headingLevel="h2" />
      </div>
    </>
  );
}
