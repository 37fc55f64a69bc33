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
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields, type HiddenValues } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { OrderRatings, type OrderRatingsProps } from "./order-ratings.view";
import { Badge } from "@haat/ui/primitives/badge/badge";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";

interface CourierOfOrder {
  title: string;
  by: string;
  tracking?: string | undefined;
  link?: { href: string; label: string } | undefined;
  call?: { href: string; label: string } | undefined;
}

export interface OrderViewProps {
  order: {
    title: string;
    orderedAt: string;
    status: OrderStatus;
    /** How many products and pieces, in words. */
    count: string;
    items: OrderLineData[];
    /** Says that the shop wrote it down for its customer. */
    entered?: string | undefined;
    /** Says that something went out of it. */
    changed?: string | undefined;
    totals: Omit<OrderSummaryProps, "labels">;
    /** What its state means: what comes next, and when it comes; nothing of it once it is over. */
    state: { next: readonly string[]; expected?: string | undefined };
    /** What to have in hand then. */
    ready?: { title: string; things: readonly string[]; look: string } | undefined;
    delivery?: { name: string; phone: string; address: string } | undefined;
    /** Who brings it, while it is on its way. */
    courier?: CourierOfOrder | undefined;
    store: { title: string; phone: string; address: string };
    coupon?: string | undefined;
    /** The way to cancel, or in `text` why there is none. */
    cancel: { text: string; link?: { href: string; label: string } | undefined };
    invoice: Record<"download" | "print", { href: string; label: string }>;
    timeline: TimelineStep[];
  };
  /** The shop it is from, where its page is none of that shop's; without a page of its own where it is closed by now. */
  shop?: { name: string; href?: string | undefined } | undefined;
  /** The form that puts what is there of it into the cart. */
  again?: { action: string; hidden: HiddenValues; label: string; text: string } | undefined;
  /** Where something wrong is said, or how what was said stands; nothing where neither is. */
  complaint?: { href: string; label: string } | undefined;
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
        <State {...order} label={labels.state} />
        {order.courier && <Courier {...order.courier} />}
        {order.entered && <InlineAlert tone="info">{order.entered}</InlineAlert>}
        {order.changed && <InlineAlert tone="info">{order.changed}</InlineAlert>}
        {ratings && <OrderRatings ratings={ratings} refused={refused} />}
        <OrderLines lines={order.items} labels={labels.orderLines} />
        <OrderSummary {...order.totals} labels={labels.orderSummary}>
          {order.coupon && <p className="text-small text-muted">{order.coupon}</p>}
        </OrderSummary>
        <OrderFacts facts={factsOf(order, labels.orderFacts)} />
      </div>
      <Beside {...props} />
    </div>
  );
}

/** Its course, and what may be done about it: on a phone below all that it is, on a tablet side by side. */
function Beside({ order, again, complaint, closed, labels }: OrderViewProps) {
  return (
    <div className="grid items-start gap-6 xs:max-md:grid-cols-2">
      <section aria-labelledby="timeline" className="panel p-5">
        <h2 id="timeline" className="mb-4 text-h3">
          {labels.orderTimeline.title}
        </h2>
        <OrderTimeline steps={order.timeline} labels={labels.orderTimeline} />
      </section>
      <div className="grid gap-6">
        {again && <Again {...again} isNext={!order.cancel.link} />}
        {closed && <InlineAlert tone="info">{closed}</InlineAlert>}
        <Papers {...order.invoice} />
        {complaint && (
          <LinkButton href={complaint.href} icon="info" variant="secondary" wide>
            {complaint.label}
          </LinkButton>
        )}
        <Cancel {...order.cancel} />
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

/** Where it is, before anything else: what that means, when it comes, what to have ready. */
function State({
  status,
  state,
  ready,
  label,
}: Pick<OrderViewProps["order"], "status" | "state" | "ready"> & { label: string }) {
  return (
    <section aria-label={label} data-slot="order-state" className="panel grid justify-items-start gap-2 p-5">
      <Badge tone={status.tone}>{status.label}</Badge>
      {state.next.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {state.expected && <p className="font-semibold">{state.expected}</p>}
      {ready && <Ready {...ready} />}
    </section>
  );
}

function Ready({ title, things, look }: NonNullable<OrderViewProps["order"]["ready"]>) {
  return (
    <div data-slot="order-ready" className="mt-2 grid gap-1">
      <h2 className="text-body font-semibold">{title}</h2>
      <ul className="tabular grid list-disc gap-1 ps-5">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="text-small text-muted">{look}</p>
    </div>
  );
}

/** Who has the parcel, and where it is followed: pages of the courier's own, so they hear nothing of this one's address. */
function Courier({ title, by, tracking, link, call }: CourierOfOrder) {
  return (
    <section aria-labelledby="courier" className="panel grid justify-items-start gap-2 p-5">
      <h2 id="courier" className="text-h3">
        {title}
      </h2>
      <p>{by}</p>
      {tracking && <p className="wrap-anywhere">{tracking}</p>}
      {link && (
        <LinkButton href={link.href} variant="secondary" target="_blank" rel="noopener noreferrer">
          {link.label}
        </LinkButton>
      )}
      {call && (
        <LinkButton href={call.href} variant="quiet" icon="phone">
          {call.label}
        </LinkButton>
      )}
    </section>
  );
}

/**
 * The same once more, at today's prices.
 * @param isNext it stands out: not while the order itself is still to come and can be cancelled
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

function Cancel({ text, link }: OrderViewProps["order"]["cancel"]) {
  return (
    <div className="grid gap-2">
      {link && (
        <LinkButton href={link.href} variant="danger" wide>
          {link.label}
        </LinkButton>
      )}
      <p className="text-small text-muted">{text}</p>
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
