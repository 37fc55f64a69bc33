import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";

export interface SecondFactorViewProps extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  parts: { title: string; rows: ListRow[] }[];
}

/** What there is of the second factor, and the ways to change it. */
export function SecondFactorView({ title, lead, back, parts }: SecondFactorViewProps) {
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {parts.map((part) => (
        <section key={part.title} className="grid grid-cols-1 gap-3" aria-label={part.title}>
          <h2 className="text-title">{part.title}</h2>
          <RowList rows={part.rows} />
        </section>
      ))}
    </ConsolePage>
  );
}
