import { Faq, type FaqEntry } from "@haat/ui/commerce/faq/faq";

export interface QuestionGroupProps {
  /** Of the group, for links to it; its heading's is made of it. */
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}

/** Questions about one topic, beside its name on a wide screen. */
export function QuestionGroup({ id, title, entries }: QuestionGroupProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-4 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-16"
    >
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <Faq entries={entries} headingLevel="h3" />
    </section>
  );
}
