import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { ProductListView, type ProductListViewProps } from "../product-list.view";

export interface ProductSearchViewProps extends Omit<ProductListViewProps, "notice" | "ways"> {
  /** The list is not quite what was asked for. */
  notice?: { text: string; other?: { lead: string; words: string; href: string } | undefined } | undefined;
  ways?: { title: string; categories: CategoryLink[] } | undefined;
}

/** What a search found. */
export function ProductSearchView({ notice, ways, ...list }: ProductSearchViewProps) {
  return (
    <ProductListView
      {...list}
      notice={notice && <Notice {...notice} />}
      ways={
        ways &&
        ways.categories.length > 0 && (
          <div className="grid gap-3 text-center">
            <h2 className="text-title font-semibold">{ways.title}</h2>
            <CategoryList categories={ways.categories} look="wrapped" label={ways.title} />
          </div>
        )
      }
    />
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
