import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface ConsolePageProps extends RootProps<"div", "title"> {
  title: string;
  /** Why the page is there, in a sentence. */
  lead?: ReactNode;
  /** Up, one step: the page is at most two deep. */
  back?: { href: string; label: string } | undefined;
  /** A badge or a button beside the title. */
  aside?: ReactNode;
  /** A form; a list of one column, whose lines are longer; or `wide`, for tables and what stands in several columns. */
  width?: "form" | "list" | "wide";
  children?: ReactNode;
}

const widths = { form: "max-w-170", list: "max-w-250", wide: "max-w-content" };

/**
 * A page of the console: its title, and one thing below it.
 *
 * @use Around each page of the console.
 * @avoid In shops.
 * @words The title is called as the entry that leads to it. A sentence below says what is done here, where the
 *   title does not.
 * @accessibility Its title is the page's only `h1`.
 */
export function ConsolePage({
  title,
  lead,
  back,
  aside,
  width = "form",
  children,
  className,
  ...rest
}: ConsolePageProps) {
  const { Link } = useUi();
  return (
    <div
      data-slot="console-page"
      className={clsx(
        "mx-auto grid w-full grid-cols-1 gap-6 px-(--gutter) pb-10 sm:pb-16",
        back ? "pt-2 sm:pt-4" : "pt-6 sm:pt-10",
        widths[width],
        className,
      )}
      {...rest}
    >
      <div className="grid gap-2">
        {back && (
          <Link
            href={back.href}
            className="inline-flex min-h-11 items-center gap-1 justify-self-start text-small font-semibold text-link hover:underline"
          >
            <Icon name="chevron-left" size={18} />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-h1">{title}</h1>
          {aside}
        </div>
        {lead && <p className="max-w-prose text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
