import type { FaqEntry } from "@haat/ui/commerce/faq/faq";
import { strings } from "@haat/i18n/strings";
import type { RequestContext } from "../http/request-context.server";

export interface QuestionGroup {
  id: string;
  title: string;
  entries: FaqEntry[];
}

/** Every question with its answer, by group; an entry's id is its group's and its own, such as `selling-cost`. */
export function questionGroups({ language }: Pick<RequestContext, "language">): QuestionGroup[] {
  return Object.entries(strings[language].questions).map(([id, { title, entries }]) => ({
    id,
    title,
    entries: Object.entries<{ question: string; answer: string }>(entries).map(
      ([name, { question, answer }]) => ({ id: `${id}-${name}`, question, answer: answer.split("\n\n") }),
    ),
  }));
}
