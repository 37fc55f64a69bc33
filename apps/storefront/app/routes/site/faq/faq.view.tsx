import { AskUs, type AskUsProps } from "../../../shell/ask-us";
import { PageTitle } from "../../../shell/page-title";
import { QuestionGroup, type QuestionGroupProps } from "../../../shell/question-group";

export interface FaqViewProps {
  title: string;
  lead: string;
  /** Name of the links to the groups. */
  groupsLabel: string;
  groups: readonly QuestionGroupProps[];
  questions: AskUsProps;
}

/** Questions and answers by topic. */
export function FaqView({ title, lead, groupsLabel, groups, questions }: FaqViewProps) {
  return (
    <>
      <PageTitle title={title} lead={lead}>
        <nav aria-label={groupsLabel} className="flex flex-wrap gap-2">
          {groups.map((group) => (
            <a
              key={group.id}
              href={`#${group.id}`}
              className="flex min-h-11 items-center rounded-pill border border-border-control bg-surface-raised px-5 font-semibold hover:border-link hover:text-link"
            >
              {group.title}
            </a>
          ))}
        </nav>
      </PageTitle>
      <div className="page grid gap-12 py-(--section)">
        {groups.map((group) => (
          <QuestionGroup key={group.id} {...group} />
        ))}
        <AskUs {...questions} />
      </div>
    </>
  );
}
