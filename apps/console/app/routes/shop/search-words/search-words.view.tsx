import type { SerializeFrom } from "@remix-run/node";
import { RowList } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { RowsPageView } from "../../rows-page.view";
import type { loader } from "./search-words.route";

type SearchWordsPage = SerializeFrom<typeof loader>;

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
