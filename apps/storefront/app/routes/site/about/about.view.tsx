import { MarketArt } from "@haat/ui/commerce/market-art/market-art";
import { ClosingBand, type ClosingBandProps } from "../../../shell/closing-band";
import { PageTitle } from "../../../shell/page-title";
import { RunningText } from "../../../shell/running-text";
import type { TextSection } from "../../../shell/text-block";

export interface AboutViewProps {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  factsTitle: string;
  /** `figure` in the reader's digits. */
  facts: readonly { figure: string; text: string }[];
  closing: ClosingBandProps;
}

/** Why there is a Haat. */
export function AboutView({ title, lead, sections, factsTitle, facts, closing }: AboutViewProps) {
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <div className="page grid items-start gap-10 py-(--section) md:grid-cols-[minmax(0,1fr)_22rem] md:gap-16">
        <div className="grid gap-10">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} className="prose">
              <h2 className="mt-0!">{heading}</h2>
              <RunningText blocks={blocks} headingLevel="h3" />
            </section>
          ))}
        </div>
        <div className="grid gap-8 md:sticky md:top-6">
          <div className="rounded-card bg-accent-soft p-6 max-md:hidden">
            <MarketArt />
          </div>
          <section aria-labelledby="facts" className="panel p-6">
            <h2 id="facts" className="text-h3">
              {factsTitle}
            </h2>
            <dl className="mt-4 grid gap-4">
              {facts.map(({ figure, text }) => (
                <div key={text} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3">
                  <dt className="tabular text-h2 font-bold text-link">{figure}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      <ClosingBand {...closing} />
    </>
  );
}
