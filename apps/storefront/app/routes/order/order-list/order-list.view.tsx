import { OrderCard, type OrderCardProps } from "@haat/ui/commerce/order-card/order-card";
import { OrderFilter, type OrderFilterProps } from "@haat/ui/commerce/order-filter/order-filter";
import { OrderTabs, type OrderTabsProps } from "@haat/ui/commerce/order-tabs/order-tabs";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";
import { Kept } from "../../../shell/kept";
import { OwnPageTitle, type OwnPageTitleProps } from "../../../shell/own-page-title";

export interface OrderListViewProps extends OwnPageTitleProps {
  list: {
    tabs: OrderTabsProps["tabs"];
    orders: Omit<OrderCardProps, "labels">[];
    /** "12 orders": as many as there are with these filters. */
    total: string;
    filter: Pick<OrderFilterProps, "action" | "days" | "values" | "hidden" | "clearHref">;
    empty: { text: string; action: { href: string; label: string } };
    pages: PaginationProps["pages"];
    previousHref?: string | undefined;
    nextHref?: string | undefined;
  };
  labels: {
    orderCard: OrderCardProps["labels"];
    orderTabs: OrderTabsProps["labels"];
    pagination: PaginationProps["labels"];
    orderFilter: OrderFilterProps["labels"];
    /** What the search is folded away behind. */
    search: string;
    empty: string;
  };
}

/** The customer's orders in this shop, by status. */
export function OrderListView({ title, account, list, labels }: OrderListViewProps) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <OwnPageTitle title={title} account={account} />
      <OrderTabs tabs={list.tabs} labels={labels.orderTabs} />
      <Filter {...list.filter} label={labels.search} labels={labels.orderFilter} />
      {list.orders.length === 0 ? (
        <EmptyState
          icon="package"
          title={labels.empty}
          text={list.empty.text}
          action={<LinkButton href={list.empty.action.href}>{list.empty.action.label}</LinkButton>}
        />
      ) : (
        <div className="grid gap-3">
          <p className="text-muted">{list.total}</p>
          <ul className="grid gap-4 md:grid-cols-2">
            {list.orders.map((order) => (
              <li key={order.orderId}>
                <OrderCard {...order} labels={labels.orderCard} />
              </li>
            ))}
          </ul>
        </div>
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

/**
 * The search, folded away while nothing is searched for. Its fields keep what they were made with: other filters make them
 * anew.
 */
function Filter({ label, ...filter }: Omit<OrderFilterProps, "formId"> & { label: string }) {
  const form = <OrderFilter formId="order-filter" {...filter} className="mt-2" />;
  const isFiltered = filter.clearHref !== undefined;
  return (
    <details
      key={JSON.stringify(filter.values)}
      data-slot="order-search"
      data-print="hide"
      open={isFiltered}
      className="group"
    >
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-link">
        <Icon name="search" />
        {label}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      {isFiltered ? form : <Kept by={["order-filter", filter]}>{form}</Kept>}
    </details>
  );
}
