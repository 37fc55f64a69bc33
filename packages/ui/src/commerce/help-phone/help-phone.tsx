import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface HelpPhoneProps extends RootProps<"a"> {
  /** As it is read. */
  phone: string;
  /** As it is dialled, `tel:` and digits. */
  href: string;
  labels: { title: string; hours?: string };
  /** Its sign stands out from a ground that is tinted as the sign would be, such as a footer's. */
  raised?: boolean;
}

/**
 * Who to call, at the same place on every page (WCAG 3.2.6).
 *
 * @use At the same place on every page.
 * @avoid Twice on one page.
 * @accessibility A `tel:` link, with the hours in words below it where they are given.
 */
export function HelpPhone({ phone, href, labels, raised = false, className, ...rest }: HelpPhoneProps) {
  return (
    <a
      data-slot="help-phone"
      href={href}
      className={clsx("group inline-flex min-h-11 items-center gap-3", className)}
      {...rest}
    >
      <span
        className={clsx(
          "grid size-11 place-items-center rounded-pill",
          raised ? "bg-surface-raised text-link" : "bg-accent-soft text-on-accent-soft",
        )}
      >
        <Icon name="phone" />
      </span>
      <span>
        <span className="block text-small text-muted">{labels.title}</span>
        <span className="tabular block text-title font-bold group-hover:text-link">{phone}</span>
        {labels.hours && <span className="block text-small text-muted">{labels.hours}</span>}
      </span>
    </a>
  );
}
