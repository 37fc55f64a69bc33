import type { CartDrawerProps } from "@haat/ui/commerce/cart-drawer/cart-drawer";
import { lazy, Suspense, useEffect, useState } from "react";

/** Radix comes only when a drawer opens: the page is whole without it. */
const CartDrawer = lazy(async () => {
  const { CartDrawer: drawer } = await import("@haat/ui/commerce/cart-drawer/cart-drawer");
  return { default: drawer };
});

type CartAnswer = Pick<CartDrawerProps, "lines" | "subtotal">;

export type ProductCartDrawerProps = Pick<CartDrawerProps, "cartHref" | "checkoutHref" | "labels"> & {
  /** Where the drawer asks what is in the cart. */
  glanceHref: string;
  /** The product that was just put in the cart. */
  added: { id: string } | undefined;
};

/** Opens the cart beside the page when something was put in it. */
export function ProductCartDrawer({ added, glanceHref, ...drawer }: ProductCartDrawerProps) {
  const cart = useGlance(glanceHref, added);
  const [closedFor, setClosedFor] = useState<string>();
  if (!added || !cart) return null;
  return (
    <Suspense>
      <CartDrawer
        open={closedFor !== added.id}
        onOpenChange={(open) => setClosedFor(open ? undefined : added.id)}
        {...cart}
        {...drawer}
      />
    </Suspense>
  );
}

/**
 * What is in the cart after something was put in it. Asked for past the router: where that cannot find out about a route, it
 * puts its page for faults in the place of the product's. Without an answer no drawer opens; the header still leads to the cart.
 */
function useGlance(href: string, added: ProductCartDrawerProps["added"]): CartAnswer | undefined {
  const [cart, setCart] = useState<CartAnswer>();
  useEffect(() => {
    if (!added) return;
    const asking = new AbortController();
    const ask = async () => {
      try {
        const answer = await fetch(href, { signal: asking.signal });
        if (answer.ok) setCart((await answer.json()) as CartAnswer);
      } catch {
        // The page says by the number in its header that it is in the cart.
      }
    };
    void ask();
    return () => asking.abort();
  }, [added, href]);
  return cart;
}
