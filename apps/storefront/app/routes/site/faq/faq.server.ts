import { askUs } from "../../../server/content/ask-us.server";
import { questionGroups } from "../../../server/content/questions.server";
import type { RequestContext } from "../../../server/http/request-context.server";

/** Questions and answers by topic, and whom to ask what is not among them. */
export async function loadFaq(context: RequestContext) {
  const { translate } = context;
  return {
    title: translate("sitePages.faq.title"),
    lead: translate("sitePages.faq.lead"),
    groupsLabel: translate("sitePages.faq.groups"),
    groups: await questionGroups(context),
    questions: { ...askUs(context), title: translate("sitePages.faq.more") },
  };
}
