import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

/**
 * Running text (policies, descriptions, extra pages): gives plain headings, lists and links their look.
 *
 * @use Around text that somebody wrote: policies, descriptions.
 * @avoid Around components: they have their own look.
 * @accessibility Keep headings in order below the page's own.
 */
export function Prose({ className, ...rest }: ComponentPropsWithoutRef<"div">) {
  return <div data-slot="prose" className={clsx("prose", className)} {...rest} />;
}
