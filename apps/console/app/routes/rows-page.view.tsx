import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import type { ReactNode } from "react";

/** A page of rows, as its loader hands it over. */
export interface RowsPageData extends Pick<ConsolePageProps, "title" | "back"> {
  lead?: string | undefined;
  groups: readonly { title?: string | undefined; rows: readonly ListRow[] }[];
  /** Said where no group has a row. */
  empty?: { title: string; text: string } | undefined;
  /** The one thing to do here. */
  action?: { label: string; href: string } | undefined;
}

export interface RowsPageViewProps {
  page: RowsPageData;
  actions?: ((row: ListRow) => ReactNode) | undefined;
  /** Above the rows. */
  children?: ReactNode;
}

/** A page of lists: to choose from, or to read. */
export function RowsPageView({ page, actions, children }: RowsPageViewProps) {
  const { title, lead, back, groups, empty, action } = page;
  const shown = groups.filter(({ rows }) => rows.length > 0);
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {children}
      {shown.map((group) => (
        <section key={group.title ?? ""} className="grid grid-cols-1 gap-3">
          {group.title && <h2 className="text-title">{group.title}</h2>}
          <RowList rows={group.rows} actions={actions} />
        </section>
      ))}
      {shown.length === 0 && empty && <EmptyState icon="info" title={empty.title} text={empty.text} />}
      {action && (
        <LinkButton href={action.href} size="large" wide>
          {action.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}
