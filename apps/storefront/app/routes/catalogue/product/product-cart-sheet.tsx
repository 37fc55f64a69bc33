import type { CartSheetProps } from "@haat/ui/commerce/cart-sheet/cart-sheet";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { AddedSheetProps } from "./added-sheet";

/** Radix and a line's controls come only when something is added: the page is whole without them. */
const AddedSheet = lazy(async () => {
  const { AddedSheet: sheet } = await import("./added-sheet");
  return { default: sheet };
});

export type ProductCartSheetProps = Pick<CartSheetProps, "cartHref" | "checkoutHref" | "labels"> & {
  /** Where the sheet asks what is in the cart. */
  glanceHref: string;
  /** What was just put in the cart: its line, and an id of this time. */
  added: { id: string; line: string } | undefined;
};

/** Says what was put in the cart over the page that it was put in from. */
export function ProductCartSheet({ added, glanceHref, ...sheet }: ProductCartSheetProps) {
  const { cart, look } = useGlance(glanceHref, added);
  const [closedFor, setClosedFor] = useState<string>();
  if (!added || !cart) return null;
  return (
    <Suspense>
      <AddedSheet
        open={closedFor !== added.id}
        onOpenChange={(open) => setClosedFor(open ? undefined : added.id)}
        onChange={look}
        {...cart}
        {...sheet}
      />
    </Suspense>
  );
}

/**
 * What is in the cart after something was put in it. Asked for past the router: where that cannot find out about a route, it
 * puts its page for faults in the place of the product's. Without an answer no sheet opens; the header still leads to the cart.
 */
function useGlance(href: string, added: ProductCartSheetProps["added"]) {
  const [cart, setCart] = useState<AddedSheetProps["glance"]>();
  const [looks, setLooks] = useState(0);
  const line = added?.line;
  useEffect(() => {
    if (!line) return;
    const asking = new AbortController();
    const ask = async () => {
      try {
        const answer = await fetch(`${href}?${new URLSearchParams({ line })}`, { signal: asking.signal });
        if (answer.ok) setCart((await answer.json()) as AddedSheetProps["glance"]);
      } catch {
        // The page says by the number in its header that it is in the cart.
      }
    };
    void ask();
    return () => asking.abort();
  }, [added, line, looks, href]);
  return { cart: cart && { glance: cart }, look: useCallback(() => setLooks((before) => before + 1), []) };
}
