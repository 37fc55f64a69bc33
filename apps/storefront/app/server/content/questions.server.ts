import { contentTopic, type ContentTopic } from "@haat/contract/admin/site-content.contract";
import type { FaqEntry } from "@haat/ui/commerce/faq/faq";
import type { RequestContext } from "../http/request-context.server";
import { siteContent } from "./site-content.server";

export interface QuestionGroup {
  id: ContentTopic;
  title: string;
  entries: FaqEntry[];
}

const entryOf = ({
  slug,
  question,
  answer,
}: {
  slug: string;
  question: string;
  answer: string;
}): FaqEntry => ({
  id: slug,
  question,
  answer: answer.split("\n\n"),
});

/** Every question with its answer, by what it is about; what nobody asks anything about is left out. */
export async function questionGroups(context: RequestContext): Promise<QuestionGroup[]> {
  const { questions } = await siteContent(context);
  return contentTopic.options
    .map((topic) => ({
      id: topic,
      title: context.translate(`questions.${topic}.title`),
      entries: questions.filter((each) => each.topic === topic).map(entryOf),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The questions that are asked most. */
export async function featuredQuestions(context: RequestContext): Promise<FaqEntry[]> {
  const { questions } = await siteContent(context);
  return questions.filter(({ is_featured }) => is_featured).map(entryOf);
}
