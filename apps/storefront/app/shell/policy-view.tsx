import { Icon } from "@haat/ui/primitives/icon/icon";
import { AskUs, type AskUsProps } from "./ask-us";
import { PageTitle } from "./page-title";
import { RunningText } from "./running-text";
import type { TextSection } from "./text-block";

export interface PolicyViewProps {
  policy: {
    title: string;
    lead: string;
    /** Since when it holds, as a sentence. */
    inForce: string;
    /** Name of the list of sections. */
    contents: string;
    sections: readonly TextSection[];
    questions: AskUsProps;
  };
}

/** A policy: its sections beside a list of them, so that whoever looks for one thing finds it. */
export function PolicyView({ policy }: PolicyViewProps) {
  return (
    <>
      <PageTitle title={policy.title} lead={policy.lead} note={policy.inForce} />
      <div className="page grid gap-8 py-(--section) md:grid-cols-[15rem_minmax(0,1fr)] md:gap-16">
        <nav aria-label={policy.contents} className="panel h-fit p-5 md:sticky md:top-6">
          {/* Folded where it stands above the text and would push it off the screen. */}
          <details className="always-open-md group">
            <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold md:hidden">
              {policy.contents}
              <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
            </summary>
            <p className="font-semibold max-md:hidden">{policy.contents}</p>
            <ol className="mt-1">
              {policy.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center text-muted hover:text-link hover:underline"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <article className="grid justify-items-start gap-10">
          {policy.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="prose scroll-mt-6">
              <h2 className="mt-0!">{heading}</h2>
              <RunningText blocks={blocks} headingLevel="h3" />
            </section>
          ))}
          <div className="w-full max-w-prose">
            <AskUs {...policy.questions} />
          </div>
        </article>
      </div>
    </>
  );
}
