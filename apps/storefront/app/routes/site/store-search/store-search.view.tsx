import {
  StoreFinderForm,
  StoreResults,
  type StoreFinderFormProps,
  type StoreResultsProps,
} from "@haat/ui/commerce/store-finder/store-finder";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";
import { PageTitle } from "../../../shell/page-title";
import type { PageLink } from "../../../shell/text-block";

export interface StoreSearchViewProps {
  title: string;
  form: StoreFinderFormProps;
  results: StoreResultsProps;
  pages: PaginationProps;
  /** Where else to look, where nothing was found. */
  waysOut: { title: string; links: readonly PageLink[] } | null;
}

/** The shops that were found, below the search. */
export function StoreSearchView({ title, form, results, pages, waysOut }: StoreSearchViewProps) {
  return (
    <>
      <PageTitle title={title}>
        <StoreFinderForm {...form} />
      </PageTitle>
      <div className="page grid gap-8 py-(--section)">
        <StoreResults {...results} />
        {waysOut && waysOut.links.length > 0 && (
          <nav aria-label={waysOut.title} className="grid justify-items-center gap-3">
            <p className="font-semibold">{waysOut.title}</p>
            <ul className="flex flex-wrap justify-center gap-2">
              {waysOut.links.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="flex min-h-11 items-center rounded-pill border border-border-control px-4 font-semibold hover:border-link hover:text-link"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {pages.pages.length > 0 && <Pagination {...pages} />}
      </div>
    </>
  );
}
