import { clsx } from "clsx";
import { Badge, type BadgeProps } from "../../primitives/badge/badge";
import { Icon } from "../../primitives/icon/icon";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface OrderStatus {
  label: string;
  tone: BadgeProps["tone"];
}

export interface OrderCardProps extends RootProps<"article"> {
  href: string;
  /** What the shop is called, in a list of orders of several shops. */
  shop?: string | undefined;
  /** The order's number, Latin letters and digits in both languages. */
  orderId: string;
  /** The day it was placed, as it is read. */
  date: string;
  /** How far it is: a word, and the colour that goes with it. */
  status: OrderStatus;
  /** What it costs, already formatted. */
  total: string;
  /** What is in it, such as "Miniket rice and 2 more". */
  items: string;
  /** Of its first product: a path below `/media/`, without a width; empty keeps the room. */
  picture: string;
  headingLevel?: "h2" | "h3";
  labels: { order: string };
}

/**
 * An order in the list; the whole card is one link.
 *
 * @use In the list of orders.
 * @avoid On the order's own page.
 * @words What was bought is named as the customer knows it, the first thing by its name. The state is one or two words.
 * @accessibility One link, whose name is the order's number and state.
 */
export function OrderCard(props: OrderCardProps) {
  const {
    href,
    shop,
    orderId,
    date,
    status,
    total,
    items,
    picture,
    headingLevel: Heading = "h2",
    labels,
    className,
    ...rest
  } = props;
  const { Link } = useUi();
  return (
    <article
      data-slot="order-card"
      className={clsx(
        "panel card-link group relative flex items-center gap-4 p-4 hover:border-link",
        className,
      )}
      {...rest}
    >
      <Picture
        src={picture}
        alt=""
        width={72}
        height={72}
        sizes="72px"
        className="size-18 rounded-control object-cover"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="font-body text-body font-semibold">
            <Link href={href} className="after:absolute after:inset-0 group-hover:text-link">
              {labels.order} <span lang="en">{orderId}</span>
            </Link>
          </Heading>
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
        {shop && <p className="text-small font-semibold wrap-anywhere">{shop}</p>}
        <p className="text-small wrap-anywhere text-muted">{items}</p>
        <p className="flex flex-wrap justify-between gap-x-3 text-small">
          <span className="text-muted">{date}</span>
          <span className="tabular font-bold">{total}</span>
        </p>
      </div>
      <Icon name="chevron-right" className="hidden text-muted xs:block" />
    </article>
  );
}
