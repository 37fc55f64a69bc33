import type { LandingArticle } from "@haat/contract/shop/landing.contract";
import { formatDate } from "@haat/i18n/dates";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { PageText, RequestContext } from "../http/request-context.server";
import { countSentence } from "../present/display.server";
import { siteContent } from "./site-content.server";

/** Words that people read in a minute, of a text with numbers in it. */
const wordsPerMinute = 180;

/** The addresses of all articles, below the platform's own. */
export const articleSlugs = async (context: RequestContext) =>
  (await siteContent(context)).articles.map(({ slug }) => slug);

/** Every article in short, the newest first. */
export const articleTeasers = async (context: RequestContext) =>
  (await siteContent(context)).articles.map((article) => teaserOf(context, article));

function teaserOf(context: PageText, article: LandingArticle) {
  const { language, paths } = context;
  const { slug, art, title, teaser, published_on, word_count } = article;
  const minutes = Math.max(1, Math.round(word_count / wordsPerMinute));
  return {
    art,
    title,
    text: teaser,
    date: formatDate(published_on, language),
    dateTime: published_on,
    readingTime: countSentence(context, "sitePages.articles.readingTime", minutes),
    href: paths.platform(`blog/${slug}`),
  };
}

/** An article with all its words; nothing for a slug that none has. */
export async function findArticle(context: RequestContext, slug: string | undefined) {
  const { language } = context;
  const asked = context.client().landing.landingArticle({ language, slug: slug ?? "" });
  const found = await attempt(asked);
  if (!found.ok) return undefined;
  const { article } = found.answer.data;
  return { ...teaserOf(context, article), body: article.body };
}
