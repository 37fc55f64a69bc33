import { useFetcher } from "@remix-run/react";
import type { CartDrawerProps, CompactLine } from "@haat/ui/commerce/cart-drawer/cart-drawer";
import { glance } from "../../cart/glance";
import { lazy, Suspense, useEffect, useState } from "react";

/** Radix comes only when a drawer opens: the page is whole without it. */
const CartDrawer = lazy(async () => {
  const { CartDrawer: drawer } = await import("@haat/ui/commerce/cart-drawer/cart-drawer");
  return { default: drawer };
});

interface CartAnswer {
  cart: { compact: CompactLine[]; totals: { itemTotal: string } };
}

export type ProductCartDrawerProps = Pick<CartDrawerProps, "cartHref" | "checkoutHref" | "labels"> & {
  /** The product that was just put in the cart. */
  added: { id: string } | undefined;
};

/** Opens the cart beside the page when something was put in it. */
export function ProductCartDrawer({ added, cartHref, checkoutHref, labels }: ProductCartDrawerProps) {
  const cart = useFetcher<CartAnswer>();
  const [closedFor, setClosedFor] = useState<string>();
  const { load } = cart;
  useEffect(() => {
    if (added) load(`${cartHref}?${glance}`);
  }, [added, cartHref, load]);
  if (!added || !cart.data) return null;
  return (
    <Suspense>
      <CartDrawer
        open={closedFor !== added.id}
        onOpenChange={(open) => setClosedFor(open ? undefined : added.id)}
        lines={cart.data.cart.compact}
        subtotal={cart.data.cart.totals.itemTotal}
        cartHref={cartHref}
        checkoutHref={checkoutHref}
        labels={labels}
      />
    </Suspense>
  );
}
