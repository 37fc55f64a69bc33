import { AppliedFilters, type AppliedFilter } from "@haat/ui/commerce/applied-filters/applied-filters";
import { FilterPanel, type Facet, type FilterPanelProps } from "@haat/ui/commerce/filter-panel/filter-panel";
import type { ProductCardData, ProductCardLabels } from "@haat/ui/commerce/product-card/product-card";
import { ProductGrid } from "@haat/ui/commerce/product-grid/product-grid";
import {
  PromotedFilters,
  type PromotedFilter,
  type PromotedFiltersProps,
} from "@haat/ui/commerce/promoted-filters/promoted-filters";
import { SortControl, sortFields, type SortControlProps } from "@haat/ui/commerce/sort-control/sort-control";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { fieldId } from "@haat/ui/primitives/field/field";
import type { HiddenValues } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";
import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { QuickAdd, useCards, type QuickAddProps } from "../../shell/quick-add";
import { useLiveFilters } from "./live-filters.hook";

interface EmptyList {
  title: string;
  text: string;
  action: { label: string; href: string };
}

export interface ProductListViewProps {
  title: string;
  trail: BreadcrumbProps["trail"];
  list: {
    action: string;
    total: string;
    products: ProductCardData[];
    clearHref: string;
    facets: Facet[];
    promoted: PromotedFilter[];
    applied: AppliedFilter[];
    appliedCount: string;
    /** Missing where all cost the same. */
    price?: FilterPanelProps["price"];
    priceErrors: NonNullable<FilterPanelProps["errors"]>;
    /** There is nothing to narrow or to sort. */
    isBare: boolean;
    sort: Pick<SortControlProps, "options" | "selected">;
    kept: { filters: HiddenValues; sort: HiddenValues };
    showLabel: string;
    pages: PaginationProps["pages"];
    previousHref?: string | undefined;
    nextHref?: string | undefined;
  };
  /** What the cards' buttons send; none where nothing is sold. */
  quickAdd?: QuickAddProps | undefined;
  labels: {
    breadcrumb: BreadcrumbProps["labels"];
    filterPanel: Omit<FilterPanelProps["labels"], "show">;
    applied: { applied: string; clear: string };
    promotedFilters: PromotedFiltersProps["labels"];
    sortControl: SortControlProps["labels"];
    pagination: PaginationProps["labels"];
    productCard: ProductCardLabels;
    products: string;
  };
  /** What stands in place of the products where there are none, and the way out. */
  empty?: EmptyList | undefined;
  /** Between the title and the list, such as another spelling. */
  notice?: ReactNode;
  /** Below a list that is empty or short: where else to look. */
  ways?: ReactNode;
}

const ids = { filters: "filters", panel: "filter-panel", sort: "sort" } as const;

/** Products with their filters: of a category, of a ribbon, and what a search finds. */
export function ProductListView(props: ProductListViewProps) {
  const { title, trail, list, quickAdd, labels, empty, notice, ways } = props;
  const live = useLiveFilters({
    action: list.action,
    panelId: ids.panel,
    sortId: fieldId(ids.sort, sortFields.sort),
    sort: list.sort.selected,
    state: JSON.stringify([list.applied, list.price?.values]),
  });
  // A panel does not go from under the hand that took its last filter away.
  const [listOfPanel, setListOfPanel] = useState<string>();
  if (!list.isBare && listOfPanel !== list.action) setListOfPanel(list.action);
  const isNarrowed = !list.isBare || listOfPanel === list.action;
  return (
    <div className="page grid grid-cols-1 gap-3 py-3 sm:gap-5 sm:py-6">
      <div>
        <Breadcrumb trail={trail} current={title} labels={labels.breadcrumb} className="max-sm:hidden" />
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-h1 wrap-anywhere">{title}</h1>
          {(isNarrowed || list.products.length > 0) && (
            <p role="status" className="tabular text-muted">
              {list.total}
            </p>
          )}
        </div>
      </div>
      {quickAdd && <QuickAdd {...quickAdd} />}
      {notice && <div className="md:pe-80">{notice}</div>}
      {isNarrowed ? (
        <NarrowedList list={list} labels={labels} empty={empty} ways={ways} live={live} />
      ) : (
        <Products list={list} labels={labels} empty={empty} ways={ways} />
      )}
    </div>
  );
}

type Live = { live: ReturnType<typeof useLiveFilters> };

function NarrowedList({
  list,
  labels,
  empty,
  ways,
  live,
}: Pick<ProductListViewProps, "list" | "labels" | "empty" | "ways"> & Live) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 sm:gap-y-4 md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-10 md:gap-y-0">
      <Filters list={list} labels={labels} live={live} />
      <SortControl
        formId={ids.sort}
        action={list.action}
        {...list.sort}
        hidden={list.kept.sort}
        onChange={live.onSort}
        labels={labels.sortControl}
        // From a desk's width on it stands at the end of the title's line.
        className="self-start sm:justify-self-end md:-mt-[calc(var(--control)+var(--space-5))]"
      />
      <section
        aria-label={labels.products}
        className="col-span-full grid min-w-0 grid-cols-1 content-start gap-3 sm:gap-4 md:col-span-1"
      >
        {list.promoted.length > 0 && (
          <PromotedFilters filters={list.promoted} labels={labels.promotedFilters} />
        )}
        <AppliedFilters filters={list.applied} clearHref={list.clearHref} labels={labels.applied} />
        <div
          aria-busy={live.isPending || undefined}
          className={clsx("grid gap-6 transition-opacity", live.isPending && "opacity-60 delay-300")}
        >
          <Products list={list} labels={labels} empty={empty} ways={ways} />
        </div>
      </section>
    </div>
  );
}

function Filters({ list, labels, live }: Pick<ProductListViewProps, "list" | "labels"> & Live) {
  return (
    <FilterPanel
      id={ids.panel}
      formId={ids.filters}
      action={list.action}
      clearHref={list.clearHref}
      facets={list.facets}
      price={list.price}
      errors={list.priceErrors}
      appliedCount={list.appliedCount}
      hidden={list.kept.filters}
      open={Object.values(list.priceErrors).some((texts) => texts?.length)}
      onChange={live.onFilter}
      onSubmitCapture={live.onSubmit}
      className="max-md:open:col-span-full md:row-span-2"
      labels={{ ...labels.filterPanel, show: list.showLabel }}
    />
  );
}

function Products({
  list,
  labels,
  empty,
  ways,
}: Pick<ProductListViewProps, "list" | "labels" | "empty" | "ways">) {
  const products = useCards(list.products);
  return (
    <>
      {products.length > 0 ? (
        <ProductGrid products={products} labels={labels.productCard} headingLevel="h2" />
      ) : (
        empty && <Nothing empty={empty} />
      )}
      {list.pages.length > 0 && (
        <Pagination
          pages={list.pages}
          previousHref={list.previousHref}
          nextHref={list.nextHref}
          labels={labels.pagination}
        />
      )}
      {ways}
    </>
  );
}

function Nothing({ empty }: { empty: EmptyList }) {
  return (
    <EmptyState
      icon="search"
      title={empty.title}
      text={empty.text}
      action={<LinkButton href={empty.action.href}>{empty.action.label}</LinkButton>}
    />
  );
}
