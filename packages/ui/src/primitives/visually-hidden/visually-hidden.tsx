import type { ComponentPropsWithoutRef } from "react";

/** Text for a screen reader that nobody sees. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<"span">) {
  return <span data-slot="visually-hidden" {...props} className="sr-only" />;
}
