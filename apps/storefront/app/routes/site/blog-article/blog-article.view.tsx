import { ArticleArt } from "@haat/ui/commerce/article-art/article-art";
import { RichText, type RichBlock } from "@haat/ui/primitives/rich-text/rich-text";
import { Breadcrumb } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { ArticleTeasers, type ArticleTeasersProps } from "../../../shell/article-teasers";
import { ClosingBand, type ClosingBandProps } from "../../../shell/closing-band";
import type { PageLink } from "../../../shell/text-block";

export interface BlogArticleViewProps {
  article: ArticleTeasersProps["articles"][number];
  blocks: readonly RichBlock[];
  author: string;
  home: PageLink;
  all: PageLink;
  /** Spoken name of the trail. */
  trail: string;
  moreHeading: string;
  more: ArticleTeasersProps["articles"];
  closing: ClosingBandProps;
}

/** One article: its picture, its words, and what to read next. */
export function BlogArticleView(props: BlogArticleViewProps) {
  const { article, blocks, author, home, all, trail, moreHeading, more, closing } = props;
  return (
    <>
      <article className="page py-8 md:py-12">
        <div className="mx-auto grid max-w-prose gap-6">
          <Breadcrumb trail={[home, all]} current={article.title} labels={{ trail }} />
          <header className="grid gap-3">
            <h1 className="text-display">{article.title}</h1>
            <p className="text-title text-muted">{article.text}</p>
            <p className="flex flex-wrap gap-x-2 text-small text-muted">
              <span>{author}</span>
              <span aria-hidden="true">·</span>
              <time dateTime={article.dateTime}>{article.date}</time>
              <span aria-hidden="true">·</span>
              <span>{article.readingTime}</span>
            </p>
          </header>
          <ArticleArt name={article.art} className="rounded-card" />
          <RichText blocks={blocks} />
        </div>
      </article>
      <section aria-labelledby="more" className="page pt-4 pb-(--section)">
        <div className="mx-auto grid max-w-prose gap-6">
          <h2 id="more" className="text-h2">
            {moreHeading}
          </h2>
          <ArticleTeasers articles={more} columns={2} />
        </div>
      </section>
      <ClosingBand {...closing} />
    </>
  );
}
