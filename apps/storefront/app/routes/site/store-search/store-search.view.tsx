import { StoreFinderForm, type StoreFinderFormProps } from "@haat/ui/commerce/store-finder/store-finder";
import { StoreResults, type StoreResultsProps } from "@haat/ui/commerce/store-finder/store-results";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";
import { TabsAsLinks, type TabLink } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { LinkChips, type LinkChipsProps } from "../../../shell/link-chips";
import { PageTitle } from "../../../shell/page-title";

export interface StoreSearchViewProps {
  title: string;
  form: StoreFinderFormProps;
  /** Who delivers to the places that the words name. */
  named: LinkChipsProps;
  /** Nothing where there is not enough to search for, or too much. */
  results:
    | (StoreResultsProps & {
        /** Where the search leads to, past its own form. */
        id: string;
        /** The shops that deliver to the place and those that are there, where one is chosen. */
        tabs: readonly TabLink[] | null;
        tabsLabel: string;
        pages: PaginationProps;
      })
    | null;
  /** Where else to look, where nothing was found. */
  waysOut: LinkChipsProps | null;
}

/** The shops that were found, below the search. */
export function StoreSearchView({ title, form, named, results, waysOut }: StoreSearchViewProps) {
  return (
    <>
      <PageTitle title={title}>
        <div className="grid grid-cols-1 gap-4">
          <StoreFinderForm {...form} />
          <LinkChips {...named} icon="truck" />
        </div>
      </PageTitle>
      {results && (
        <div id={results.id} className="page grid scroll-mt-4 grid-cols-1 gap-8 py-(--section)">
          <Results {...results} />
          {waysOut && <LinkChips {...waysOut} isCentred />}
          {results.pages.pages.length > 0 && <Pagination {...results.pages} />}
        </div>
      )}
    </>
  );
}

function Results({
  id: _id,
  tabs,
  tabsLabel,
  pages: _pages,
  ...results
}: NonNullable<StoreSearchViewProps["results"]>) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {tabs && <TabsAsLinks tabs={tabs} label={tabsLabel} />}
      <StoreResults {...results} />
    </div>
  );
}
