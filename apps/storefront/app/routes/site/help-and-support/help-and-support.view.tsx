import { FeatureGrid, type Feature } from "@haat/ui/commerce/feature-grid/feature-grid";
import { HelpPhone, type HelpPhoneProps } from "@haat/ui/commerce/help-phone/help-phone";
import { Steps, type StepsProps } from "@haat/ui/commerce/steps/steps";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { PageTitle } from "../../../shell/page-title";
import type { PageLink } from "../../../shell/text-block";

export interface HelpViewProps {
  title: string;
  lead: string;
  call: { title: string; text: string; help: Pick<HelpPhoneProps, "phone" | "href" | "labels"> };
  contact: PageLink;
  topicsHeading: string;
  topics: readonly Feature[];
  stepsHeading: string;
  steps: StepsProps["steps"];
}

/** The phone first, then the quick answers, then who is asked in which order. */
export function HelpView(props: HelpViewProps) {
  const { title, lead, call, contact, topicsHeading, topics, stepsHeading, steps } = props;
  return (
    <>
      <PageTitle title={title} lead={lead}>
        <section
          aria-labelledby="call"
          className="flex flex-wrap items-center gap-x-10 gap-y-3 rounded-card bg-surface-raised p-6"
        >
          <div className="grid flex-[1_1_20rem] gap-1">
            <h2 id="call" className="text-h3">
              {call.title}
            </h2>
            <p className="text-muted">{call.text}</p>
          </div>
          <HelpPhone {...call.help} />
          <LinkButton href={contact.href} variant="secondary" icon="mail">
            {contact.label}
          </LinkButton>
        </section>
      </PageTitle>
      <section aria-labelledby="topics" className="page grid gap-6 py-(--section)">
        <h2 id="topics" className="text-h2">
          {topicsHeading}
        </h2>
        <FeatureGrid features={topics} />
      </section>
      <section aria-labelledby="steps" className="bg-surface-sunken">
        <div className="page grid gap-8 py-(--section)">
          <h2 id="steps" className="text-h2">
            {stepsHeading}
          </h2>
          <Steps steps={steps} />
        </div>
      </section>
    </>
  );
}
