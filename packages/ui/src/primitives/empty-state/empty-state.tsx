import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon";
import type { RootProps } from "../root-props/root-props";

export interface EmptyStateProps extends RootProps<"div"> {
  /** A drawing of what is missing here. */
  icon: IconName;
  /** What is empty. */
  title: string;
  /** Why, and what now. */
  text?: string;
  /** One way on, a link or a button. */
  action?: ReactNode;
  /** The page's own heading, or a part's. */
  headingLevel?: "h1" | "h2" | "h3";
}

/**
 * Nothing here: what, why, and one way on.
 *
 * @use Where a list has nothing yet or nothing any more: what, why, one way on.
 * @avoid For errors (`InlineAlert`, `MessagePage`) or with two equal ways on.
 * @words The title says what is not there, the text what will stand here and by what; the action is the first step. No
 *   "No data".
 * @accessibility Its title is a heading of the level that the page is at; that of a page can take the focus.
 */
export function EmptyState({
  icon,
  title,
  text,
  action,
  headingLevel: Heading = "h2",
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={clsx("mx-auto grid max-w-form justify-items-center gap-3 px-4 py-12 text-center", className)}
      {...rest}
    >
      <span className="grid size-16 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
        <Icon name={icon} size={28} />
      </span>
      <Heading tabIndex={Heading === "h1" ? -1 : undefined} className="text-h3">
        {title}
      </Heading>
      {text && <p className="text-balance text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
