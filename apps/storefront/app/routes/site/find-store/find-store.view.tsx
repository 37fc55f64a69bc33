import { CategoryTiles, type CategoryTile } from "@haat/ui/commerce/category-tiles/category-tiles";
import { StoreFinderForm, type StoreFinderFormProps } from "@haat/ui/commerce/store-finder/store-finder";
import { PageTitle } from "../../../shell/page-title";
import { SiteSection } from "../../../shell/site-section";
import { StoreGrid, type StoreGridProps } from "../../../shell/store-grid";
import type { PageLink } from "../../../shell/text-block";

export interface FindStoreViewProps {
  title: string;
  lead: string;
  form: StoreFinderFormProps;
  popular: StoreGridProps & { title: string; link: PageLink };
  trades: { title: string; tiles: readonly CategoryTile[] };
}

/** The store finder's first page. */
export function FindStoreView({ title, lead, form, popular, trades }: FindStoreViewProps) {
  return (
    <>
      <PageTitle title={title} lead={lead}>
        <StoreFinderForm {...form} />
      </PageTitle>
      <SiteSection id="popular" title={popular.title} link={popular.link}>
        <StoreGrid stores={popular.stores} invitation={popular.invitation} />
      </SiteSection>
      <SiteSection id="trades" title={trades.title} isAtFoot>
        <CategoryTiles tiles={trades.tiles} labels={{ title: trades.title }} />
      </SiteSection>
    </>
  );
}
