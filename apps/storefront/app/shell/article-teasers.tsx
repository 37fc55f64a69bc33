import { ArticleArt, type ArticleArtName } from "@haat/ui/commerce/article-art/article-art";
import { BlogTeaser, type BlogTeaserProps } from "@haat/ui/commerce/blog-teaser/blog-teaser";

export interface ArticleTeasersProps {
  articles: readonly (Pick<
    BlogTeaserProps,
    "title" | "text" | "date" | "dateTime" | "readingTime" | "href"
  > & { art: ArticleArtName })[];
  headingLevel?: "h2" | "h3";
  /** Most that stand side by side; two are as wide as a text. */
  columns?: 2 | 3;
}

/** Articles in short, side by side. */
export function ArticleTeasers({ articles, headingLevel = "h3", columns = 3 }: ArticleTeasersProps) {
  return (
    <ul className={`grid gap-4 sm:grid-cols-2 md:gap-6 ${columns === 3 ? "md:grid-cols-3" : ""}`}>
      {articles.map(({ art, ...article }) => (
        <li key={article.href}>
          <BlogTeaser {...article} art={<ArticleArt name={art} />} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
