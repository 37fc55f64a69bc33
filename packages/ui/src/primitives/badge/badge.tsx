import { cva } from "class-variance-authority";
import type { ComponentPropsWithoutRef } from "react";

const looks = cva("badge", {
  variants: {
    tone: {
      1: "bg-ribbon-1 text-on-ribbon-1",
      2: "bg-ribbon-2 text-on-ribbon-2",
      3: "bg-ribbon-3 text-on-ribbon-3",
      4: "bg-ribbon-4 text-on-ribbon-4",
      neutral: "bg-surface-sunken text-on-surface",
      success: "bg-success-soft text-on-success-soft",
      warning: "bg-warning-soft text-on-warning-soft",
      danger: "bg-danger-soft text-on-danger-soft",
      info: "bg-info-soft text-on-info-soft",
    },
  },
});

export interface BadgeProps extends ComponentPropsWithoutRef<"span"> {
  /** A ribbon's colour 1–4 of the shop's theme, or a state of the platform. */
  tone: 1 | 2 | 3 | 4 | "neutral" | "success" | "warning" | "danger" | "info";
}

/**
 * A word or two that marks a thing: a ribbon, a state of stock, a state of an order.
 *
 * @use For a state that is looked for in a list: new, sold out, on its way.
 * @avoid For what is pressed, for counts in a sentence, or for more than two beside each other.
 * @words One or two words, an adjective or where it is: "Sold out", "On the way". No sentence, no number without what
 *   it counts.
 * @accessibility The word says it; the tone only repeats it.
 */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" className={looks({ tone, className })} {...rest} />;
}
