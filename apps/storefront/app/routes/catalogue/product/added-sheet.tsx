import { useFetcher } from "@remix-run/react";
import { CartSheet, type CartSheetProps } from "@haat/ui/commerce/cart-sheet/cart-sheet";
import { useEffect, useRef } from "react";
import { LiveLine, liveLineKey, type LiveLineProps } from "../../cart/live-line";

export interface AddedSheetProps extends Omit<CartSheetProps, "children" | "count" | "subtotal" | "goals"> {
  /** The cart as it is now; without the line where that was taken out again. */
  glance: Pick<CartSheetProps, "count" | "subtotal" | "goals"> & {
    line?: Pick<LiveLineProps, "line" | "labels">;
    action: string;
  };
  /** The line has changed: the sums are others now. */
  onChange: () => void;
}

/** The sheet after adding, with its one line to change. */
export function AddedSheet({ glance, onChange, open, onOpenChange, ...sheet }: AddedSheetProps) {
  const { line, action, ...sums } = glance;
  useAfterChange(line?.line.id ?? "", onChange);
  return (
    <CartSheet open={open && line !== undefined} onOpenChange={onOpenChange} {...sums} {...sheet}>
      {line && <LiveLine {...line} action={action} dense />}
    </CartSheet>
  );
}

/** Tells when the line's form has been answered. */
function useAfterChange(lineId: string, onChange: () => void) {
  const { state } = useFetcher({ key: liveLineKey(lineId) });
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== "idle" && state === "idle") onChange();
    before.current = state;
  }, [state, onChange]);
}
