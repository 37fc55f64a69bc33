import {
  OrderFacts,
  OrderLines,
  type OrderFact,
  type OrderLineData,
  type OrderLinesProps,
} from "@haat/ui/commerce/order-details/order-details";
import type { OrderStatus } from "@haat/ui/commerce/order-card/order-card";
import { OrderSummary, type OrderSummaryProps } from "@haat/ui/commerce/order-summary/order-summary";
import {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineStep,
} from "@haat/ui/commerce/order-timeline/order-timeline";
import { Badge } from "@haat/ui/primitives/badge/badge";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";

export interface OrderViewProps {
  order: {
    title: string;
    orderedAt: string;
    status: OrderStatus;
    items: OrderLineData[];
    totals: Omit<OrderSummaryProps, "labels">;
    /** What is still to pay, in words; nothing once it is over. */
    pay?: string | undefined;
    delivery?: { name: string; phone: string; address: string } | undefined;
    deliveryTime: string;
    store: { title: string; phone: string; address: string };
    cancelRule?: string | undefined;
    timeline: TimelineStep[];
  };
  trail: BreadcrumbProps["trail"];
  labels: {
    breadcrumb: BreadcrumbProps["labels"];
    orderFacts: Record<"payment" | "cashOnDelivery" | "delivery" | "pickUp" | "seller", string>;
    orderLines: OrderLinesProps["labels"];
    orderSummary: OrderSummaryProps["labels"];
    orderTimeline: OrderTimelineProps["labels"];
  };
}

/** One order: where it is, what is in it, where it goes, what it costs. */
export function OrderView({ order, trail, labels }: OrderViewProps) {
  return (
    <div className="page grid grid-cols-1 items-start gap-8 py-4 sm:py-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <div className="grid min-w-0 gap-8">
        <div>
          <Breadcrumb trail={trail} current={order.title} labels={labels.breadcrumb} />
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-h1">{order.title}</h1>
            <Badge tone={order.status.tone}>{order.status.label}</Badge>
          </div>
          <p className="text-muted">{order.orderedAt}</p>
        </div>
        <OrderLines lines={order.items} labels={labels.orderLines} />
        <OrderFacts facts={factsOf(order, labels.orderFacts)} />
      </div>
      <div className="grid gap-6">
        <section aria-labelledby="timeline" className="panel p-5">
          <h2 id="timeline" className="mb-4 text-h3">
            {labels.orderTimeline.title}
          </h2>
          <OrderTimeline steps={order.timeline} labels={labels.orderTimeline} />
          {order.cancelRule && <p className="mt-4 text-small text-muted">{order.cancelRule}</p>}
        </section>
        <OrderSummary {...order.totals} labels={labels.orderSummary}>
          {order.pay && <p className="font-semibold">{order.pay}</p>}
        </OrderSummary>
      </div>
    </div>
  );
}

function factsOf(
  { delivery, deliveryTime, store }: OrderViewProps["order"],
  labels: OrderViewProps["labels"]["orderFacts"],
): OrderFact[] {
  return [
    delivery
      ? {
          icon: "pin",
          label: labels.delivery,
          value: `${delivery.name}, ${delivery.phone}, ${delivery.address}`,
        }
      : { icon: "store", label: labels.pickUp, value: `${store.title}, ${store.address}` },
    { icon: "cash", label: labels.payment, value: labels.cashOnDelivery },
    { icon: "truck", label: deliveryTime, value: "" },
    { icon: "phone", label: labels.seller, value: `${store.title}, ${store.phone}` },
  ];
}
