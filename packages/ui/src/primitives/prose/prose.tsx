import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

/** Running text (policies, descriptions, extra pages): gives plain headings, lists and links their look. */
export function Prose({ className, ...rest }: ComponentPropsWithoutRef<"div">) {
  return <div data-slot="prose" className={clsx("prose", className)} {...rest} />;
}
