import { inLanguage } from "@haat/web-host/language-of-path";
import { readMarkdown } from "@haat/web-forms/markdown.server";
import { articleTeasers, findArticle } from "../../../server/content/articles.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";

/** One article, and what else there is to read. @throws the 404 page for a slug that none has */
export async function loadArticle(context: RequestContext, slug: string | undefined) {
  const { paths, translate } = context;
  const found = await findArticle(context, slug);
  if (!found) throw pageFailure(context, 404);
  const { body, ...article } = found;
  return {
    article,
    blocks: readMarkdown(body, (path) => inLanguage(`/${path}`, context.language)),
    author: translate("sitePages.articles.author"),
    home: { href: paths.platformHome, label: translate("pages.brand") },
    all: { href: paths.platform("blog"), label: translate("sitePages.frame.articles") },
    trail: translate("components.breadcrumb.trail"),
    moreHeading: translate("sitePages.articles.more"),
    more: (await articleTeasers(context)).filter(({ href }) => href !== article.href),
    closing: {
      title: translate("sitePages.articles.tryHeading"),
      text: translate("sitePages.articles.tryText"),
      action: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
    },
  };
}
