import type { ReactNode } from "react";

export interface OrderBarProps {
  /** What the amount is, such as the grand total. */
  label: string;
  total: string;
  /** Above the button, such as why it has to be pressed once more. */
  notice?: ReactNode;
  /** The one way on. */
  children: ReactNode;
}

/** The way on to an order, on a phone at the lower edge of the screen with the total beside it (packages/ui/src/styles/base.css). */
export function OrderBar({ label, total, notice, children }: OrderBarProps) {
  return (
    <div
      data-slot="order-bar"
      data-print="hide"
      className="grid gap-2 bg-surface-raised max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-(--z-sticky) max-sm:border-t max-sm:border-border max-sm:px-(--gutter) max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:shadow-sheet"
    >
      {notice}
      <div className="flex items-center gap-4">
        <p className="tabular sm:hidden">
          <span className="block text-caption text-muted">{label}</span>
          <span className="text-title font-bold">{total}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
