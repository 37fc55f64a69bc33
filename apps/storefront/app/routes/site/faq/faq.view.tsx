import { Faq, type FaqEntry } from "@haat/ui/commerce/faq/faq";
import { AskUs, type AskUsProps } from "../../../shell/ask-us";
import { PageTitle } from "../../../shell/page-title";

export interface FaqViewProps {
  title: string;
  lead: string;
  /** Name of the links to the groups. */
  groupsLabel: string;
  groups: readonly { id: string; title: string; entries: readonly FaqEntry[] }[];
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
          <section
            key={group.id}
            id={group.id}
            aria-labelledby={`${group.id}-title`}
            className="grid scroll-mt-6 gap-4 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-16"
          >
            <h2 id={`${group.id}-title`} className="text-h2">
              {group.title}
            </h2>
            <Faq entries={group.entries} headingLevel="h3" />
          </section>
        ))}
        <div className="md:ps-80">
          <AskUs {...questions} />
        </div>
      </div>
    </>
  );
}
