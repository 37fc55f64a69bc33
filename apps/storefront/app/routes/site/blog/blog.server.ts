import { articleTeasers } from "../../../server/content/articles.server";
import type { RequestContext } from "../../../server/http/request-context.server";

/** All articles. */
export async function loadBlog(context: RequestContext) {
  return {
    title: context.translate("sitePages.articles.title"),
    lead: context.translate("sitePages.articles.lead"),
    articles: await articleTeasers(context),
  };
}
