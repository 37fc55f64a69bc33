import { RowList, type ListRow, type RowListProps } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import type { ReactNode } from "react";

/** A list, as a loader hands it over. */
export interface ListSectionData {
  title: string;
  /** Said where there is no row. */
  empty: { title: string; text: string };
  /** The way to one more. */
  add: { href: string; label: string };
}

export interface ListSectionProps extends ListSectionData, Pick<RowListProps, "actions"> {
  rows: readonly ListRow[];
  /** Between the rows and the way to one more, such as the way to older ones. */
  children?: ReactNode;
}

/** A list below a page's form, with the one way to add to it: behind its rows, or in their place. */
export function ListSection({ title, rows, empty, add, actions, children }: ListSectionProps) {
  const isEmpty = rows.length === 0;
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-border pt-6">
      <h2 className="text-title">{title}</h2>
      {isEmpty ? (
        <EmptyState
          icon="check"
          title={empty.title}
          text={empty.text}
          headingLevel="h3"
          action={
            <LinkButton href={add.href} variant="secondary">
              {add.label}
            </LinkButton>
          }
        />
      ) : (
        <RowList rows={rows} actions={actions} />
      )}
      {children}
      {!isEmpty && (
        <LinkButton href={add.href} variant="secondary" wide className="sm:w-auto sm:justify-self-start">
          {add.label}
        </LinkButton>
      )}
    </section>
  );
}
