import { formatDate } from "@haat/i18n/dates";
import { strings } from "@haat/i18n/strings";
import type { ArticleArtName } from "@haat/ui/commerce/article-art/article-art";
import { countSentence } from "../present/display.server";
import type { PageText } from "../http/request-context.server";

interface ArticleFacts {
  /** Names its words in `strings/articles.ts`. */
  name: "photos" | "delivery" | "cash";
  slug: string;
  art: ArticleArtName;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** Newest first. */
const articles: readonly ArticleFacts[] = [
  { name: "delivery", slug: "parcels-that-are-not-sent-back", art: "parcel", date: "2026-11-12" },
  { name: "photos", slug: "good-product-photos-with-a-phone", art: "photo", date: "2026-10-29" },
  { name: "cash", slug: "keeping-track-of-cash", art: "cash", date: "2026-10-08" },
];

export const articleSlugs = articles.map(({ slug }) => slug);

/** Words that people read in a minute, of a text with numbers in it. */
const wordsPerMinute = 180;

/** Every article in short. */
export function articleTeasers(context: PageText) {
  return articles.map((article) => teaserOf(context, article));
}

function teaserOf(context: PageText, { name, slug, art, date }: ArticleFacts) {
  const { language, paths } = context;
  const { title, teaser, body } = strings[language].articles[name];
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
  return {
    art,
    title,
    text: teaser,
    date: formatDate(date, language),
    dateTime: date,
    readingTime: countSentence(context, "sitePages.articles.readingTime", minutes),
    href: paths.platform(`blog/${slug}`),
  };
}

/** An article with all its words; nothing for a slug that none has. */
export function findArticle(context: PageText, slug: string | undefined) {
  const article = articles.find((each) => each.slug === slug);
  if (!article) return undefined;
  return { ...teaserOf(context, article), body: strings[context.language].articles[article.name].body };
}
