import { clsx } from "clsx";
import type { RootProps } from "../root-props/root-props";
export interface SkipLinkProps extends RootProps<"a"> {
  /** Such as "Skip to the content". */
  label: string;
  /** Where the page's own content starts. */
  href?: string;
}

/**
 * First thing on a page: jumps over the header to `#main` (WCAG 2.4.1). Seen only while it has the focus.
 *
 * @use As the first thing of every page that has a head.
 * @avoid A second time, for other places: landmarks do that.
 * @accessibility Seen while it has the focus; leads to `#main`.
 */
export function SkipLink({ label, href = "#main", className, ...rest }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      data-print="hide"
      href={href}
      className={clsx(
        "sr-only rounded-control bg-surface-raised px-4 py-3 font-semibold text-link focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-toast) focus:px-4 focus:py-3",
        className,
      )}
      {...rest}
    >
      {label}
    </a>
  );
}
