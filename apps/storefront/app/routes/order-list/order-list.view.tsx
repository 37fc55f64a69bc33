import { OrderCard, type OrderCardProps } from "@haat/ui/commerce/order-card/order-card";
import { OrderTabs, type OrderTabsProps } from "@haat/ui/commerce/order-tabs/order-tabs";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";

export interface OrderListViewProps {
  title: string;
  signOut: { href: string; label: string };
  list: {
    tabs: OrderTabsProps["tabs"];
    orders: Omit<OrderCardProps, "labels">[];
    emptyText: string;
    shoppingHref: string;
    pages: PaginationProps["pages"];
    previousHref?: string | undefined;
    nextHref?: string | undefined;
  };
  labels: {
    orderCard: OrderCardProps["labels"];
    orderTabs: OrderTabsProps["labels"];
    pagination: PaginationProps["labels"];
    empty: string;
    goShopping: string;
  };
}

/** The customer's orders in this shop, by status. */
export function OrderListView({ title, signOut, list, labels }: OrderListViewProps) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">{title}</h1>
        <LinkButton href={signOut.href} variant="quiet" size="small">
          {signOut.label}
        </LinkButton>
      </div>
      <OrderTabs tabs={list.tabs} labels={labels.orderTabs} />
      {list.orders.length === 0 ? (
        <EmptyState
          icon="package"
          title={labels.empty}
          text={list.emptyText}
          action={<LinkButton href={list.shoppingHref}>{labels.goShopping}</LinkButton>}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {list.orders.map((order) => (
            <li key={order.orderId}>
              <OrderCard {...order} labels={labels.orderCard} />
            </li>
          ))}
        </ul>
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
