import { LinkButton } from "@haat/ui/primitives/button/button";
import { ClosingBand, type ClosingBandProps } from "../../../shell/closing-band";
import { PageTitle } from "../../../shell/page-title";
import { QuestionGroup, type QuestionGroupProps } from "../../../shell/question-group";
import { RunningText } from "../../../shell/running-text";
import type { PageLink, TextBlock } from "../../../shell/text-block";
import { CostFact, type CostFactProps } from "../cost-fact";

export interface CostViewProps {
  title: string;
  lead: string;
  cost: {
    fact: CostFactProps;
    /** Above the terms' own words. */
    heading: string;
    blocks: readonly TextBlock[];
    terms: PageLink;
  };
  /** What the platform does not do for its sellers, or not for nothing. */
  yours: { title: string; facts: readonly { name: string; text: string }[] };
  questions: Omit<QuestionGroupProps, "id">;
  closing: ClosingBandProps;
}

/** What a shop costs, in the words of the terms. */
export function CostView({ title, lead, cost, yours, questions, closing }: CostViewProps) {
  return (
    <>
      <PageTitle title={title} lead={lead}>
        <CostFact {...cost.fact} />
      </PageTitle>
      <div className="page grid items-start gap-12 py-(--section) md:grid-cols-2 md:gap-16">
        <section aria-labelledby="terms" className="grid justify-items-start gap-5">
          <h2 id="terms" className="text-h2">
            {cost.heading}
          </h2>
          <div className="prose">
            <RunningText blocks={cost.blocks} headingLevel="h3" />
          </div>
          <LinkButton href={cost.terms.href} variant="secondary" iconAfter="arrow-right">
            {cost.terms.label}
          </LinkButton>
        </section>
        <section aria-labelledby="yours" className="grid gap-5">
          <h2 id="yours" className="text-h2">
            {yours.title}
          </h2>
          <dl className="grid gap-4">
            {yours.facts.map(({ name, text }) => (
              <div key={name} className="grid gap-1 border-t border-border pt-4">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {questions.entries.length > 0 && (
        <div className="bg-surface-sunken">
          <div className="page py-(--section)">
            <QuestionGroup id="questions" {...questions} />
          </div>
        </div>
      )}
      <div className="pt-(--section)">
        <ClosingBand {...closing} />
      </div>
    </>
  );
}
