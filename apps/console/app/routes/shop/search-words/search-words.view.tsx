import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { RowsPageView, type RowsPageData } from "../../rows-page.view";

/** A shop's words and what was not found, as its loader hands it over. */
export interface SearchWordsPage {
  rows: RowsPageData;
  misses: {
    title: string;
    note: string;
    rows: readonly ListRow[];
    /** Row by row, where the words get a meaning. */
    use: readonly { label: string; href: string }[];
  };
}

/** What was searched for and not found, each with the way to what it is called here; and the words that are known. */
export function SearchWordsView({ page: { rows, misses } }: { page: SearchWordsPage }) {
  return (
    <RowsPageView page={rows}>
      {misses.rows.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{misses.title}</h2>
          <p className="max-w-prose text-muted">{misses.note}</p>
          <RowList
            rows={misses.rows}
            actions={({ id }) => {
              const way = misses.use[misses.rows.findIndex((row) => row.id === id)];
              return (
                way && (
                  <LinkButton href={way.href} variant="secondary">
                    {way.label}
                    <span className="sr-only">: {id}</span>
                  </LinkButton>
                )
              );
            }}
          />
        </section>
      )}
    </RowsPageView>
  );
}
