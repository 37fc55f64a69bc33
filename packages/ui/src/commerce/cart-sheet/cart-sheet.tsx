import type { ReactNode } from "react";
import { LinkButton } from "../../primitives/button/button";
import { Overlay } from "../../primitives/overlay/overlay";
import { CartGoals, type CartGoalsProps } from "../cart-goals/cart-goals";

export interface CartSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The line that was just added: a dense `CartLine`. */
  children: ReactNode;
  /** How far it is to free delivery and to a coupon. Default: nothing is said of it. */
  goals?: Pick<CartGoalsProps, "delivery" | "coupon"> | undefined;
  /** How many products and pieces the cart has, in words. */
  count: string;
  /** Sum of all its lines, already formatted. */
  subtotal: string;
  /** The cart's page. */
  cartHref: string;
  /** The checkout's first page. */
  checkoutHref: string;
  labels: {
    /** Says that it was added. */
    title: string;
    close: string;
    subtotal: string;
    cart: string;
    checkout: string;
  };
}

/** A way on, and below its words what is there: the sums take no line of their own. */
const way = "flex-auto flex-col gap-0! px-2 py-1 leading-snug!";
const detail = "text-caption font-normal";

/**
 * Says what was just put in the cart, over the half of a phone's screen, in a corner of a wide one: its line to change, what
 * the cart is on its way to, and the ways on. Load it lazily.
 *
 * @use After something was put in the cart from its own page.
 * @avoid For the whole cart, which has a page, and after a card's button, which says it in a message.
 * @accessibility A dialog: focus goes in, stays and comes back. Without scripts the cart's page says the same.
 */
export function CartSheet({
  open,
  onOpenChange,
  children,
  goals,
  count,
  subtotal,
  cartHref,
  checkoutHref,
  labels,
}: CartSheetProps) {
  return (
    <Overlay
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      labels={labels}
      dense
      shape="inset-x-0 bottom-0 max-h-[85dvh] rounded-t-sheet animate-[rise-in_200ms_ease-out] sm:inset-x-auto sm:end-4 sm:top-24 sm:bottom-auto sm:w-[27rem] sm:rounded-sheet"
      footer={
        <div className="tabular flex gap-2">
          <LinkButton href={cartHref} variant="secondary" className={way}>
            <span>{labels.cart}</span>
            <small className={detail}>{count}</small>
          </LinkButton>
          <LinkButton href={checkoutHref} className={way}>
            <span>{labels.checkout}</span>
            <small className={detail}>
              {labels.subtotal} <b>{subtotal}</b>
            </small>
          </LinkButton>
        </div>
      }
    >
      {children}
      <CartGoals {...goals} className="mt-1 gap-1!" />
    </Overlay>
  );
}
