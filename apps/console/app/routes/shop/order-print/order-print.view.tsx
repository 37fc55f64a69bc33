import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { PaperSizes } from "../paper-sizes.view";

export interface PrintChoiceProps extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  papers: readonly {
    title: string;
    text: string;
    /** The page that shows the same, where there is one. */
    page?: { href: string; label: string } | undefined;
    sizes: readonly { label: string; href: string }[];
  }[];
  hint: string;
}

/** What orders can be printed as: each paper with a link for each size. */
export function PrintChoiceView({ title, lead, back, papers, hint }: PrintChoiceProps) {
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {papers.map((paper) => (
        <section key={paper.title} className="panel grid grid-cols-1 gap-3 p-4">
          <h2 className="text-title">{paper.title}</h2>
          <p className="text-small text-muted">{paper.text}</p>
          {paper.page && (
            <LinkButton href={paper.page.href} variant="secondary" icon="search">
              {paper.page.label}
            </LinkButton>
          )}
          <PaperSizes title={paper.title} sizes={paper.sizes} />
        </section>
      ))}
      <p className="text-small text-muted">{hint}</p>
    </ConsolePage>
  );
}
