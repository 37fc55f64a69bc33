import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import type { ProductCardData } from "@haat/ui/commerce/product-card/product-card";
import { RibbonRow } from "@haat/ui/commerce/ribbon-row/ribbon-row";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { useCards } from "../../../shell/quick-add";
import { ProductListView, type ProductListViewProps } from "../product-list.view";

export interface ProductSearchViewProps extends Omit<ProductListViewProps, "notice" | "ways"> {
  /** The list is not quite what was asked for. */
  notice?: { text: string; other?: { lead: string; words: string; href: string } | undefined } | undefined;
  ways?: { title: string; categories: CategoryLink[] } | undefined;
  /** Where few are found: others of the category in which the best of them stands. */
  near?: Near | undefined;
  seeAll: string;
}

interface Near {
  title: string;
  seeAllHref: string;
  products: readonly ProductCardData[];
}

/** What a search found. */
export function ProductSearchView({ notice, ways, near, seeAll, ...list }: ProductSearchViewProps) {
  return (
    <ProductListView
      {...list}
      notice={notice && <Notice {...notice} />}
      ways={
        <>
          {ways && ways.categories.length > 0 && (
            <div className="grid gap-3 text-center">
              <h2 className="text-title font-semibold">{ways.title}</h2>
              <CategoryList categories={ways.categories} look="wrapped" label={ways.title} />
            </div>
          )}
          {near && <Others near={near} labels={{ seeAll, product: list.labels.productCard }} />}
        </>
      }
    />
  );
}

function Others({
  near,
  labels,
}: {
  near: Near;
  labels: { seeAll: string; product: ProductListViewProps["labels"]["productCard"] };
}) {
  return (
    <RibbonRow id="others" {...near} products={useCards(near.products)} labels={labels} className="mt-6" />
  );
}

function Notice({ text, other }: NonNullable<ProductSearchViewProps["notice"]>) {
  const { Link } = useUi();
  return (
    <p data-slot="search-notice" className="text-muted">
      {text}
      {other && (
        <>
          {" "}
          {other.lead}{" "}
          <Link
            href={other.href}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {other.words}
          </Link>
          ?
        </>
      )}
    </p>
  );
}
