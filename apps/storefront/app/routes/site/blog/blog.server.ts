import { articleTeasers } from "../../../server/content/articles.server";
import type { PageText } from "../../../server/http/request-context.server";

/** All articles. */
export function loadBlog(context: PageText) {
  return {
    title: context.translate("sitePages.articles.title"),
    lead: context.translate("sitePages.articles.lead"),
    articles: articleTeasers(context),
  };
}
