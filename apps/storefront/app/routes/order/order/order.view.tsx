import {
  OrderFacts,
  OrderLines,
  type OrderFact,
  type OrderLineData,
  type OrderLinesProps,
} from "@haat/ui/commerce/order-details/order-details";
import { OrderSummary, type OrderSummaryProps } from "@haat/ui/commerce/order-summary/order-summary";
import {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineStep,
} from "@haat/ui/commerce/order-timeline/order-timeline";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields, type HiddenValues } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { OrderRatings, type OrderRatingsProps } from "./order-ratings.view";
import {
  Complaint,
  Courier,
  OrderState,
  type CourierOfOrder,
  type OrderStateProps,
} from "./order-state.view";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";

export interface OrderViewProps {
  order: {
    title: string;
    orderedAt: string;
    status: OrderStateProps["status"];
    /** How many products and pieces, in words. */
    count: string;
    items: OrderLineData[];
    /** Says that the shop wrote it down for its customer. */
    entered?: string | undefined;
    /** Says that something went out of it. */
    changed?: string | undefined;
    totals: Omit<OrderSummaryProps, "labels">;
    state: OrderStateProps["state"];
    ready?: OrderStateProps["ready"];
    delivery?: { name: string; phone: string; address: string } | undefined;
    /** Who brings it, while it is on its way. */
    courier?: CourierOfOrder | undefined;
    store: { title: string; phone: string; address: string };
    coupon?: string | undefined;
    cancel?: OrderStateProps["cancel"];
    invoice: Record<"download" | "print", { href: string; label: string }>;
    timeline: TimelineStep[];
  };
  /** The shop it is from, where its page is none of that shop's; without a page of its own where it is closed by now. */
  shop?: { name: string; href?: string | undefined } | undefined;
  /** The form that puts what is there of it into the cart. */
  again?: { action: string; hidden: HiddenValues; label: string; text: string } | undefined;
  complaint?: OrderStateProps["complaint"];
  /** What its customer says of its products, once it is delivered. */
  ratings?: OrderRatingsProps["ratings"] | undefined;
  refused: OrderRatingsProps["refused"];
  /** Why nothing can be ordered again. */
  closed?: string | undefined;
  trail: BreadcrumbProps["trail"];
  labels: {
    breadcrumb: BreadcrumbProps["labels"];
    orderFacts: Record<
      "payment" | "cashOnDelivery" | "cashAtStore" | "delivery" | "pickUp" | "seller",
      string
    >;
    state: string;
    orderLines: OrderLinesProps["labels"];
    orderSummary: OrderSummaryProps["labels"];
    orderTimeline: OrderTimelineProps["labels"];
  };
}

/** One order: where it is and what comes next, what is in it, where it goes; then what may be done about it. */
export function OrderView(props: OrderViewProps) {
  const { order, shop, ratings, refused, trail, labels } = props;
  return (
    <div className="page grid grid-cols-1 items-start gap-6 py-4 sm:py-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <div className="grid min-w-0 gap-6">
        <div>
          <Breadcrumb trail={trail} current={order.title} labels={labels.breadcrumb} />
          <h1 className="text-h1">{order.title}</h1>
          {shop && <ShopOfOrder {...shop} />}
          <p className="text-muted">
            {order.orderedAt}
            <span className="max-xs:hidden">{" · "}</span>
            <span className="inline-block max-xs:block">{order.count}</span>
          </p>
        </div>
        <OrderState {...order} complaint={isOver(props) ? props.complaint : undefined} label={labels.state} />
        {order.courier && <Courier {...order.courier} />}
        {order.entered && <InlineAlert tone="info">{order.entered}</InlineAlert>}
        {order.changed && <InlineAlert tone="info">{order.changed}</InlineAlert>}
        {ratings && <OrderRatings ratings={ratings} refused={refused} />}
        <OrderLines lines={order.items} labels={labels.orderLines} />
        <OrderSummary
          {...order.totals}
          labels={{
            ...labels.orderSummary,
            couponDiscount: order.coupon ?? labels.orderSummary.couponDiscount,
          }}
        />
        <OrderFacts facts={factsOf(order, labels.orderFacts)} />
      </div>
      <Beside {...props} />
    </div>
  );
}

/** Its course, and what may be done about it: on a phone below all that it is, on a tablet side by side. */
function Beside(props: OrderViewProps) {
  const { order, again, complaint, closed, labels } = props;
  const over = isOver(props);
  return (
    <div className="grid items-start gap-6 xs:max-md:grid-cols-2">
      <section aria-labelledby="timeline" className="panel p-5">
        <h2 id="timeline" className="mb-4 text-h3">
          {labels.orderTimeline.title}
        </h2>
        <OrderTimeline steps={order.timeline} labels={labels.orderTimeline} />
      </section>
      <div className="grid gap-6">
        {again && <Again {...again} isNext={over} />}
        {closed && <InlineAlert tone="info">{closed}</InlineAlert>}
        <Papers {...order.invoice} />
        {!over && complaint && <Complaint {...complaint} wide />}
      </div>
    </div>
  );
}

function ShopOfOrder({ name, href }: NonNullable<OrderViewProps["shop"]>) {
  const { Link } = useUi();
  if (!href) return <p className="font-semibold">{name}</p>;
  return (
    <Link href={href} className="inline-flex min-h-11 items-center font-semibold text-link hover:underline">
      {name}
    </Link>
  );
}

/** Nothing more happens to it. */
function isOver({ order }: Pick<OrderViewProps, "order">): boolean {
  return order.timeline.every(({ state }) => state === "done" || state === "cancelled");
}

/**
 * The same once more, at today's prices.
 * @param isNext it stands out: not while the order itself is still to come
 */
function Again({
  action,
  hidden,
  label,
  text,
  isNext,
}: NonNullable<OrderViewProps["again"]> & { isNext: boolean }) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} data-slot="order-again" className="grid gap-2">
      <HiddenFields values={hidden} />
      <Button wide variant={isNext ? "primary" : "secondary"}>
        {label}
      </Button>
      <p className="text-small text-muted">{text}</p>
    </Form>
  );
}

/** The invoice, to keep and to print; a phone prints none of its pages, so it has the file alone. */
function Papers({ download, print }: OrderViewProps["order"]["invoice"]) {
  return (
    <div className="grid gap-3">
      <LinkButton href={download.href} icon="download" variant="secondary" download="" wide>
        {download.label}
      </LinkButton>
      <LinkButton href={print.href} icon="print" variant="secondary" wide className="max-sm:hidden">
        {print.label}
      </LinkButton>
    </div>
  );
}

function factsOf(
  { delivery, store }: OrderViewProps["order"],
  labels: OrderViewProps["labels"]["orderFacts"],
): OrderFact[] {
  return [
    delivery
      ? {
          icon: "pin",
          label: labels.delivery,
          value: (
            <span className="grid">
              <span className="font-semibold">{delivery.name}</span>
              <span className="tabular">{delivery.phone}</span>
              <span>{delivery.address}</span>
            </span>
          ),
        }
      : { icon: "store", label: labels.pickUp, value: `${store.title}, ${store.address}` },
    { icon: "cash", label: labels.payment, value: delivery ? labels.cashOnDelivery : labels.cashAtStore },
    { icon: "phone", label: labels.seller, value: <Seller {...store} /> },
  ];
}

/** Who to call about it. */
function Seller({ title, phone }: OrderViewProps["order"]["store"]) {
  return (
    <span className="grid">
      <span>{title}</span>
      <a
        href={`tel:${phone}`}
        className="tabular inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {phone}
      </a>
    </span>
  );
}
