import { ListControls, type ListControlsProps } from "@haat/ui/commerce/list-controls/list-controls";
import type { ProductCardData, ProductCardLabels } from "@haat/ui/commerce/product-card/product-card";
import { ProductGrid } from "@haat/ui/commerce/product-grid/product-grid";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";

export interface ProductListViewProps {
  title: string;
  trail: BreadcrumbProps["trail"];
  list: {
    action: string;
    total: string;
    products: ProductCardData[];
    clearHref: string;
    /** What is searched for; empty in a category. */
    words: string;
    /** The ribbon that the list is narrowed to; empty for none. */
    ribbon: string;
    values: ListControlsProps["values"];
    bounds: ListControlsProps["bounds"];
    sortOptions: ListControlsProps["sortOptions"];
    applied: NonNullable<ListControlsProps["applied"]>;
    pages: PaginationProps["pages"];
    previousHref?: string | undefined;
    nextHref?: string | undefined;
  };
  labels: {
    breadcrumb: BreadcrumbProps["labels"];
    listControls: ListControlsProps["labels"];
    pagination: PaginationProps["labels"];
    productCard: ProductCardLabels;
    clear: string;
  };
  empty: { title: string; text: string };
}

/** Products with their filters, for a category and for search. */
export function ProductListView({ title, trail, list, labels, empty }: ProductListViewProps) {
  const kept = { ...(list.words && { q: list.words }), ...(list.ribbon && { ribbon: list.ribbon }) };
  return (
    <div className="page grid grid-cols-1 gap-6 py-4 sm:py-6">
      <div>
        <Breadcrumb trail={trail} current={title} labels={labels.breadcrumb} />
        <h1 className="text-h1">{title}</h1>
      </div>
      <ListControls
        // The inputs hold what the address says; a new address is a new form.
        key={JSON.stringify(list.values)}
        formId="filters"
        action={list.action}
        total={list.total}
        sortOptions={list.sortOptions}
        values={list.values}
        bounds={list.bounds}
        applied={list.applied}
        clearHref={list.clearHref}
        hidden={kept}
        labels={labels.listControls}
      />
      {list.products.length > 0 ? (
        <ProductGrid products={list.products} labels={labels.productCard} headingLevel="h2" />
      ) : (
        <EmptyState
          icon="search"
          title={empty.title}
          text={empty.text}
          action={<LinkButton href={list.clearHref}>{labels.clear}</LinkButton>}
        />
      )}
      {list.pages.length > 0 && (
        <Pagination
          pages={list.pages}
          previousHref={list.previousHref}
          nextHref={list.nextHref}
          labels={labels.pagination}
        />
      )}
    </div>
  );
}
