import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { Prose } from "@haat/ui/primitives/prose/prose";

/** How a file of goods is written, as its loader hands it over. */
export interface GoodsImportHelpPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  samples: { title: string; links: readonly { href: string; label: string }[] };
  rules: { title: string; lines: readonly string[] };
  columns: { title: string; rows: readonly SummaryRow[] };
  format: { title: string; text: string };
}

/** How a file of goods is written: a sample, the rules, and the columns one by one. */
export function GoodsImportHelpView({ page }: { page: GoodsImportHelpPage }) {
  const { title, lead, back, samples, rules, columns, format } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{samples.title}</h2>
        <div className="flex flex-wrap gap-3">
          {samples.links.map(({ href, label }) => (
            <LinkButton key={href} href={href} icon="download" variant="secondary" download="">
              {label}
            </LinkButton>
          ))}
        </div>
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{rules.title}</h2>
        <Prose>
          <ul>
            {rules.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Prose>
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{columns.title}</h2>
        <SummaryList rows={columns.rows} className="wrap-anywhere" />
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{format.title}</h2>
        <p>{format.text}</p>
      </section>
    </ConsolePage>
  );
}
