import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface SectionHeadProps extends RootProps<"div", "title"> {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  /** Where there is more of it; without it there is no link. */
  href?: string | undefined;
  /** What the link says; it is spoken with the title. */
  more: string;
  /** On one of the theme's ribbon colours, as a strip above what follows or, on a wide screen, a board beside it. */
  tone?: 1 | 2 | 3 | 4 | undefined;
}

const grounds = {
  1: "bg-ribbon-1 text-on-ribbon-1",
  2: "bg-ribbon-2 text-on-ribbon-2",
  3: "bg-ribbon-3 text-on-ribbon-3",
  4: "bg-ribbon-4 text-on-ribbon-4",
};

/**
 * The heading of a part of a page, with the link to all of it at the end of its line.
 *
 * @use Above a row of goods or categories on a first page.
 * @avoid As a page's own heading.
 * @words A noun for what stands below, in up to four words: "New this week". The link says all of what: "All
 *   saris".
 * @accessibility Name the section with the heading's id (`aria-labelledby`).
 */
export function SectionHead({ id, title, href, more, tone, className, ...rest }: SectionHeadProps) {
  const { Link } = useUi();
  return (
    <div
      data-slot="section-head"
      className={clsx(
        "flex items-center justify-between gap-4",
        tone && "px-4 py-2 [--focus:currentColor] sm:px-6 md:flex-col md:items-start md:justify-center",
        tone && grounds[tone],
        className,
      )}
      {...rest}
    >
      <h2 id={id} className={tone ? "text-h2 lg:text-h1" : "text-h2"}>
        {title}
      </h2>
      {href && (
        <Link
          href={href}
          className={clsx(
            "flex min-h-11 shrink-0 items-center gap-1.5 font-semibold underline-offset-4 hover:underline",
            !tone && "text-link",
          )}
        >
          {more}
          <span className="sr-only"> {title}</span>
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </div>
  );
}
