import { strings } from "@haat/i18n/strings";
import { questionGroups } from "../../../server/content/questions.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { costOf } from "../sell-parts.server";
import { sellClosing, sellHead } from "./sell-page.server";

/** What a shop costs, what stays with its seller, and what sellers ask. */
export async function loadCost(context: RequestContext) {
  const { cost, costs } = strings[context.language].marketing;
  const groups = await questionGroups(context);
  return {
    head: sellHead(context, "cost", { ...costs, name: cost }),
    page: {
      kind: "cost" as const,
      title: costs.title,
      lead: costs.lead,
      cost: costOf(context),
      yours: { title: costs.yoursHeading, facts: Object.values(costs.yours) },
      questions: {
        title: costs.questionsHeading,
        entries: groups.find(({ id }) => id === "selling")?.entries ?? [],
      },
      closing: sellClosing(context),
    },
  };
}
