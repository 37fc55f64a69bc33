import { useEffect, useRef } from "react";
import type { CartLineData, CartLineProps } from "@haat/ui/commerce/cart-line/cart-line";
import { CartGoals, type CartGoalsProps } from "@haat/ui/commerce/cart-goals/cart-goals";
import { CouponBox, type CouponBoxProps } from "@haat/ui/commerce/coupon-box/coupon-box";
import { OrderSummary, type OrderSummaryProps } from "@haat/ui/commerce/order-summary/order-summary";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { OrderBar } from "../../../shell/order-bar";
import { latePart } from "../../../shell/late-part";
import { usePendingCoupon } from "../../../shell/pending-coupon.hook";
import { LeftOut, type LeftOutProps } from "./left-out";
import { LiveLine, type LineAnswer } from "../live-line";
import { ToBuy as DrawnToBuy, type ToBuyProps } from "./to-buy";

export type { LineAnswer };

export interface CartViewProps {
  title: string;
  cart: {
    count: string;
    /** What was just added, and the way back to where it was. */
    added?: { title: string; text: string; back: { href: string; label: string } } | undefined;
    lines: { line: CartLineData; labels: CartLineProps["labels"] }[];
    /** Why its lines cannot be ordered as they are. */
    blocked?: string | undefined;
    /** None of its lines can be ordered in any quantity: the way on is to choose something else. */
    isNothingLeft: boolean;
    /** What is missing for the shop to take the order. */
    missing?: string | undefined;
    leftOut?: LeftOutProps["leftOut"] | undefined;
    totals: Pick<
      OrderSummaryProps,
      "itemTotal" | "couponDiscount" | "delivery" | "deliveryNote" | "rounding" | "grandTotal" | "vatIncluded"
    >;
    coupon: {
      applied: CouponBoxProps["applied"] | null;
      code?: string | undefined;
      error?: string | undefined;
    };
    delivery: string[];
    action: string;
    checkoutHref: string;
    shoppingHref: string;
  };
  /** Something to buy, in an empty cart. */
  toBuy?: ToBuyProps | undefined;
  offers: NonNullable<CouponBoxProps["offers"]>;
  goals: Pick<CartGoalsProps, "delivery" | "coupon" | "better">;
  /** Code of the coupon of which the goals say what the cart lacks. */
  nearest?: string | undefined;
  posted: LineAnswer | undefined;
  labels: {
    cartEmpty: { title: string; text: string; action: string };
    couponBox: CouponBoxProps["labels"];
    orderSummary: OrderSummaryProps["labels"];
    checkout: string;
    addMore: string;
    goShopping: string;
  };
}

/** The server draws it with the page; a browser gets its scripts only where the cart is empty. */
const ToBuy = import.meta.env.SSR
  ? DrawnToBuy
  : await latePart<ToBuyProps>(
      "#to-buy",
      async () => (await import("./to-buy")).ToBuy,
      () => null,
    );

/** The cart, line by line, with all that it will cost; an empty one leads on to something to buy. */
export function CartView({ title, cart, toBuy, offers, goals, nearest, posted, labels }: CartViewProps) {
  const refused = posted && "coupon" in posted ? posted.coupon : cart.coupon;
  const pending = usePendingCoupon();
  // What was just asked of the coupon that the goals speak of is answered at its field.
  const isAnswered = Boolean(refused.error) && refused.code === nearest;
  useHeadingAfterTurn(cart.lines.length === 0);
  if (cart.lines.length === 0) return <EmptyCart cart={cart} toBuy={toBuy} labels={labels} />;
  return (
    <div className="page grid grid-cols-1 items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-10">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <p className="mb-3 text-muted">{cart.count}</p>
        {cart.added && <Added added={cart.added} />}
        <ul className="divide-y divide-border border-y border-border">
          {cart.lines.map(({ line, labels: words }) => (
            <li key={line.id}>
              <LiveLine line={line} action={cart.action} labels={words} posted={posted} />
            </li>
          ))}
        </ul>
        {cart.leftOut && <LeftOut action={cart.action} leftOut={cart.leftOut} />}
      </div>
      <OrderSummary {...cart.totals} labels={labels.orderSummary} className="md:sticky md:top-6">
        <CartGoals
          delivery={goals.delivery}
          coupon={isAnswered && !goals.better ? undefined : goals.coupon}
          better={isAnswered ? undefined : goals.better}
          use={{ action: cart.action, label: labels.couponBox.apply, pending }}
        />
        <CouponBox
          formId="coupon"
          action={cart.action}
          applied={cart.coupon.applied ?? undefined}
          code={refused.code}
          errors={refused.error ? [refused.error] : undefined}
          offers={offers}
          nearest={nearest}
          pending={pending}
          labels={labels.couponBox}
        />
        <ToCheckout cart={cart} labels={labels} />
        <ul className="grid gap-1 text-small text-muted">
          {cart.delivery.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </OrderSummary>
    </div>
  );
}

/** Leads on to something to buy. */
function EmptyCart({ cart, toBuy, labels }: Pick<CartViewProps, "cart" | "toBuy" | "labels">) {
  return (
    <>
      <EmptyState
        icon="cart"
        headingLevel="h1"
        title={labels.cartEmpty.title}
        text={labels.cartEmpty.text}
        action={<LinkButton href={cart.shoppingHref}>{labels.cartEmpty.action}</LinkButton>}
      />
      {toBuy && <ToBuy {...toBuy} />}
    </>
  );
}

/** Goes on at the cart's heading where the button that put the first piece in it, or took the last one out, is gone. */
function useHeadingAfterTurn(isEmpty: boolean) {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const hasTurned = wasEmpty.current !== isEmpty;
    wasEmpty.current = isEmpty;
    // What another window put in or took out takes nobody from where they are.
    if (hasTurned && document.activeElement === document.body)
      document.querySelector<HTMLElement>("main h1")?.focus();
  }, [isEmpty]);
}

/** What no script could say on the page it was added on. */
function Added({ added }: { added: NonNullable<CartViewProps["cart"]["added"]> }) {
  const { Link } = useUi();
  return (
    <InlineAlert
      tone="success"
      role="status"
      title={added.title}
      className="mb-3"
      action={
        <Link href={added.back.href} className="inline-flex min-h-11 items-center font-semibold underline">
          {added.back.label}
        </Link>
      }
    >
      {added.text}
    </InlineAlert>
  );
}

/** The way on, or why there is none yet. */
function ToCheckout({ cart, labels }: Pick<CartViewProps, "cart" | "labels">) {
  const toShop = (label: string) => <LinkButton href={cart.shoppingHref}>{label}</LinkButton>;
  if (cart.blocked)
    return (
      <InlineAlert tone="warning" action={cart.isNothingLeft && toShop(labels.goShopping)}>
        {cart.blocked}
      </InlineAlert>
    );
  if (cart.missing)
    return (
      <InlineAlert tone="warning" action={toShop(labels.addMore)}>
        {cart.missing}
      </InlineAlert>
    );
  return (
    <OrderBar label={labels.orderSummary.grandTotal} total={cart.totals.grandTotal}>
      <LinkButton href={cart.checkoutHref} size="large" className="min-w-0 flex-1">
        {labels.checkout}
      </LinkButton>
    </OrderBar>
  );
}
