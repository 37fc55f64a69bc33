import { clsx } from "clsx";
import { Icon } from "../icon/icon";
import { useUi } from "../ui-provider/ui-provider";
import type { RootProps } from "../root-props/root-props";

export interface BreadcrumbProps extends RootProps<"nav"> {
  /** From the home to the page above this one. */
  trail: readonly { href: string; label: string }[];
  /** The page itself. */
  current: string;
  labels: {
    /** Spoken name of the whole, such as "You are here". */
    trail: string;
  };
}

/**
 * The way to this page, each step a link but the last.
 *
 * @use On pages below a category, so that the way up is one tap.
 * @avoid On a page of the first level, or as the only way back in a form.
 * @words Each step is called as the heading of its page; the first one is the shop. A long name is cut by the
 *   layout, never by hand.
 * @accessibility A `nav` with a name; the last step is the page itself and no link.
 */
export function Breadcrumb({ trail, current, labels, className, ...rest }: BreadcrumbProps) {
  const { Link } = useUi();
  return (
    <nav
      data-slot="breadcrumb"
      data-print="hide"
      aria-label={labels.trail}
      className={clsx("text-small text-muted", className)}
      {...rest}
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {trail.map(({ href, label }) => (
          <li key={href} className="flex items-center gap-1">
            <Link href={href} className="inline-flex min-h-11 items-center hover:text-link hover:underline">
              {label}
            </Link>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li aria-current="page" className="text-on-surface">
          {current}
        </li>
      </ol>
    </nav>
  );
}
