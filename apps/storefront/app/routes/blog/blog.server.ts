import { articleTeasers } from "../../server/articles.server";
import type { RequestContext } from "../../server/request-context.server";

/** All articles. */
export function loadBlog(context: RequestContext) {
  return {
    title: context.translate("sitePages.articles.title"),
    lead: context.translate("sitePages.articles.lead"),
    articles: articleTeasers(context),
  };
}
